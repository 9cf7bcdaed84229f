import { navigation } from '@/content/navigation';
import { menuEntries, menuEntry } from '../support/e2e/examples';
import { fillIn, formPath, mailOf, send, someLead, thanked } from '../support/engines/form';
import { answering, at, click, openAwake, shown, touch } from '../support/engines/page';
import { expect, test } from '../support/engines/test';
import type { Visitor } from '../support/engines/visitor';

const to = menuEntry;
const from = menuEntries.at(-1) ?? to;

const scripts = /^\/_next\/static\/(chunks|boot)\/.*\.js$/;

// an attribute that only this document has
const mark = (visitor: Visitor) =>
  visitor.evaluate(() => document.documentElement.setAttribute('data-same', ''));
const same = (visitor: Visitor) =>
  visitor.evaluate(() => 'same' in document.documentElement.dataset);

test('a link leads on within the page, and back to where it was', async ({ visitor, network }) => {
  await openAwake(visitor, network.url + from.path);
  await mark(visitor);
  await click(visitor, { kind: 'button', name: navigation.solutions, within: 'header' });
  await click(visitor, { kind: 'link', name: to.name, within: 'header' });
  await at(visitor, to.path);
  await shown(visitor, { kind: 'heading', name: '' });
  expect(await visitor.evaluate(() => scrollY)).toBe(0);
  await visitor.back();
  await at(visitor, from.path);
  expect(await same(visitor)).toBe(true);
});

test('the theme is chosen, and stays chosen', async ({ visitor, network }) => {
  const ground = () => visitor.evaluate(() => getComputedStyle(document.body).backgroundColor);
  await openAwake(visitor, network.url);
  const day = await ground();
  const chosen = () => visitor.evaluate(() => document.documentElement.dataset.themeChoice);
  const themeSwitch = { kind: 'button', name: navigation.theme.label } as const;
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
  await touch(visitor);
  await expect.poll(network.held).toBeGreaterThan(0);
  await visitor.goto(`${network.url}/numeri`);
  network.release();
  await visitor.back();
  await at(visitor, formPath);
  // Firefox loads such a page anew; WebKit brings it back as it was, with its scripts broken off
  expect(await same(visitor)).toBe(project.name === 'webkit');
  if (project.name === 'webkit') await answering(visitor);
  await fillIn(visitor, lead);
  await send(visitor);
  await thanked(visitor);
  await at(visitor, formPath);
  await mailOf(smtp, lead);
});
