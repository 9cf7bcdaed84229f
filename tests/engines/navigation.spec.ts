import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { figuresPage } from '@/content/figures-page';
import { navigation } from '@/content/navigation';
import { storedNote } from '@/lib/demos/goals-note';
import {
  fillIn,
  formPath,
  mailOf,
  send,
  someLead,
  thanked,
  typedIn,
} from '../support/engines/form';
import { at, click, focusedAt, hydrated, shown, windowOf } from '../support/engines/page';
import { expect, test } from '../support/engines/test';
import type { Visitor } from '../support/engines/visitor';

const scripts = /^\/_next\/static\/(chunks|boot)\/.*\.js$/;

// an attribute that only this document has
const mark = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const same = (visitor: Visitor) =>
  visitor.evaluate(() => 'same' in document.documentElement.dataset);

for (const withReact of [false, true]) {
  const reader = withReact ? 'with React' : 'read only';
  test(`a link leads to the top of a page, and Back to the place that was left, ${reader}`, async ({
    visitor,
    network,
  }) => {
    await visitor.goto(network.url + formPath);
    if (withReact) {
      await click(visitor, { kind: 'field', name: contact.fields.nome.label });
      await hydrated(visitor);
    }
    await mark(visitor);
    const onward = { kind: 'link', name: figuresPage.name, within: 'footer' } as const;
    await shown(visitor, onward);
    const left = await visitor.evaluate(() => scrollY);
    expect(left).toBeGreaterThan(2_000);
    await click(visitor, onward);
    await at(visitor, figuresPage.path);
    await shown(visitor, { kind: 'heading', name: '' });
    expect(await visitor.evaluate(() => scrollY)).toBe(0);
    await visitor.back();
    await at(visitor, formPath);
    // both keep the page as it was left
    expect(await same(visitor)).toBe(true);
    const off = () => visitor.evaluate((place) => Math.abs(scrollY - place), left);
    await expect.poll(off).toBeLessThanOrEqual(2);
    const href = () =>
      visitor.evaluate(
        (path) => document.querySelectorAll(`footer a[href="${path}"]`).length,
        figuresPage.path,
      );
    expect(await href()).toBe(1);
  });
}

test('the theme is chosen, and stays chosen', async ({ visitor, network }) => {
  const ground = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await visitor.goto(network.url);
  const day = await ground();
  const themeSwitch = { kind: 'button', name: navigation.theme.label } as const;
  const chosen = () => visitor.evaluate(() => document.documentElement.dataset.themeChoice);
  await click(visitor, themeSwitch);
  await expect.poll(chosen).toBe('light');
  await click(visitor, themeSwitch);
  await expect.poll(chosen).toBe('dark');
  await expect.poll(ground).not.toBe(day);
  const night = await ground();
  await visitor.reload();
  expect(await ground()).toBe(night);
});

test('a page left while its scripts are under way answers when it is found again', async ({
  visitor,
  network,
  smtp,
}, { project }) => {
  const lead = someLead();
  network.hold(scripts);
  await visitor.goto(network.url + formPath);
  await mark(visitor);
  await click(visitor, { kind: 'field', name: contact.fields.nome.label });
  await expect.poll(network.held).toBeGreaterThan(0);
  await visitor.goto(network.url + figuresPage.path);
  network.release();
  await visitor.back();
  await at(visitor, formPath);
  // what is typed before then, Firefox replaces with what it remembers of the form
  const state = () => visitor.evaluate(() => document.readyState);
  await expect.poll(state).toBe('complete');
  // Firefox loads such a page anew; WebKit brings it back as it was, with its scripts broken off
  expect(await same(visitor)).toBe(project.name === 'webkit');
  if (project.name !== 'webkit')
    await click(visitor, { kind: 'field', name: contact.fields.nome.label });
  await hydrated(visitor);
  await fillIn(visitor, lead);
  await send(visitor);
  await thanked(visitor);
  await at(visitor, formPath);
  await mailOf(smtp, lead);
});

test('a question that waits for the form stands in it, and nowhere else', async ({
  visitor,
  network,
}) => {
  await visitor.goto(network.url + figuresPage.path);
  await visitor.evaluate((key) => sessionStorage.setItem(key, 'E di notte?'), storedNote);
  await visitor.goto(`${network.url}${formPath}#${anchors.form}`);
  const { top, bottom } = await focusedAt(visitor, 'textarea');
  const { height, headerBottom } = await windowOf(visitor);
  expect(top).toBeGreaterThan(headerBottom);
  expect(bottom).toBeLessThan(height);
  expect((await typedIn(visitor)).obiettivi).toBe('E di notte?');
  expect(await visitor.evaluate(() => sessionStorage.length)).toBe(0);
  // the focus is use: React begins, and finds it
  await hydrated(visitor);
  expect((await typedIn(visitor)).obiettivi).toBe('E di notte?');
});
