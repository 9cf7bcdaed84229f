import { anchors } from '@/content/anchors';
import { leadAnswers } from '@/content/lead-answers';
import { navigation } from '@/content/navigation';
import { solutions } from '@/content/solutions';
import { fieldLabel } from '@/lib/lead/fields';
import { canonicalPaths, menuEntry } from '../support/e2e/addresses';
import {
  fillIn,
  formPath,
  mailOf,
  send,
  someLead,
  thanked,
  typedIn,
} from '../support/engines/form';
import { at, type Box, click, fill, hydrate, shown } from '../support/engines/page';
import { expect, test } from '../support/engines/test';
import type { Visitor } from '../support/engines/visitor';

const scripts = /\/_next\/static\/islands\/.*\.js$/;
const sent = 'POST /api/send-contact';

test('the first press sends it once, though React is late', async ({
  visitor,
  network,
  smtp,
  allowConsole,
}) => {
  // React comes while the form waits for it, then only after the browser itself has begun to send: Firefox and WebKit
  // break a page's scripts off at that moment, React does not come any more, and the island may still say so
  allowConsole(/console.error: island contact-form: .*module/i);
  for (const late of [false, true]) {
    const lead = someLead();
    network.hold(late ? /\/_next\/static\/islands\/.*\.js$|send-contact/ : scripts);
    const before = network.requests.length;
    const posts = () => network.requests.slice(before).filter((line) => line === sent);
    await visitor.goto(network.url + formPath);
    await fillIn(visitor, lead);
    await send(visitor);
    if (late) {
      await expect.poll(() => posts().length).toBe(1);
      network.release(scripts);
      await expect.poll(network.held).toBe(1);
    }
    network.release();
    await thanked(visitor);
    const { mail } = await mailOf(smtp, lead);
    expect(mail.replyTo).toEqual([{ name: lead.nome, address: lead.email }]);
    expect(posts()).toHaveLength(1);
  }
});

/** Waits until what matches the selector has the focus and stands still for some frames, and says where. */
async function focusedAt(visitor: Visitor, selector: string): Promise<Box> {
  const place = () =>
    visitor.evaluate((wanted) => {
      const { activeElement } = document;
      if (!activeElement?.matches(wanted)) return null;
      const { top, bottom, left, right } = activeElement.getBoundingClientRect();
      return { top, bottom, left, right };
    }, selector);
  let last = await place();
  let same = 0;
  const rests = async () => {
    const now = await place();
    same = now && now.top === last?.top ? same + 1 : 0;
    last = now;
    return same;
  };
  await expect
    .poll(rests, { message: `${selector} with the focus, at rest`, intervals: [30] })
    .toBeGreaterThan(6);
  return last as unknown as Box;
}

const windowOf = (visitor: Visitor) =>
  visitor.evaluate(() => ({
    height: innerHeight,
    headerBottom: document.querySelector('header')?.getBoundingClientRect().bottom ?? 0,
  }));

test('what is wrong with the form is told in sight', async ({ visitor, network }) => {
  await visitor.resize(1280, 700);
  await visitor.goto(network.url + formPath);
  await hydrate(visitor);
  await send(visitor);
  const { height, headerBottom } = await windowOf(visitor);
  const summary = await focusedAt(visitor, '.error-summary');
  await click(visitor, { kind: 'link', name: '', within: '.error-summary-stop:last-child' });
  const field = await focusedAt(visitor, 'textarea');
  for (const { top, bottom } of [summary, field]) {
    expect(top).toBeGreaterThanOrEqual(headerBottom);
    expect(bottom).toBeLessThanOrEqual(height);
  }
});

test('every page stands, and nothing complains', async ({ visitor, network }) => {
  const count = (selector: string) =>
    visitor.evaluate((counted) => document.querySelectorAll(counted).length, selector);
  const withReact: string[] = [];
  for (const path of canonicalPaths)
    await test.step(path, async () => {
      await visitor.goto(network.url + path);
      expect(await count('h1')).toBe(1);
      if ((await count('.form-line-stop')) > 0) {
        withReact.push(path);
        await hydrate(visitor);
      }
      expect(network.complaints).toEqual([]);
    });
  expect(withReact.length).toBeGreaterThan(2);
});

async function useMenuAndDrawer(visitor: Visitor, url: string): Promise<void> {
  for (const [width, opener, within] of [
    [1280, navigation.solutions, 'header'],
    [600, navigation.openDrawer, 'dialog'],
  ] as const) {
    await visitor.resize(width, 844);
    await visitor.goto(url);
    await click(visitor, { kind: 'button', name: opener, within: 'header' });
    await click(visitor, { kind: 'link', name: menuEntry.name, within });
    await at(visitor, menuEntry.path);
  }
}

async function chooseExamples(visitor: Visitor, url: string): Promise<void> {
  for (const width of [390, 1280]) {
    await visitor.resize(width, 844);
    await chooseExample(visitor, url);
  }
}

async function chooseExample(visitor: Visitor, url: string): Promise<void> {
  await visitor.goto(url);
  const exchange = solutions.at(-1)?.exchange;
  await click(visitor, { kind: 'field', name: exchange?.request ?? '' });
  const answered = () =>
    visitor.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('.board-reply')].flatMap((each) =>
        each.checkVisibility({ visibilityProperty: true }) ? each.textContent : [],
      ),
    );
  await expect.poll(answered).toContain(exchange?.reply);
}

for (const [what, use] of [
  ['examples are answered', chooseExamples],
  ['menu and drawer lead on', useMenuAndDrawer],
] as const)
  test(`${what}, and ask for no script`, async ({ visitor, network }) => {
    await use(visitor, network.url);
    expect(network.requests.length).toBeGreaterThan(0);
    expect(network.requests.filter((line) => scripts.test(line))).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ scripts: false });

  test('an example is answered', async ({ visitor, network }) => {
    await chooseExample(visitor, network.url);
  });

  test('menu and drawer lead on, and a refusal is mended', async ({
    visitor,
    network,
    smtp,
    allowConsole,
  }) => {
    allowConsole(/^422/);
    await useMenuAndDrawer(visitor, network.url);
    await visitor.resize(1280, 900);
    const lead = { ...someLead(), telefono: 'chiamami' };
    await visitor.goto(network.url + formPath);
    await fillIn(visitor, lead);
    await send(visitor);
    await shown(visitor, { kind: 'heading', name: leadAnswers.document.title.invalid_fields });
    expect(await typedIn(visitor)).toMatchObject({ nome: lead.nome, azienda: lead.azienda });
    await focusedAt(visitor, '.alert');
    await fill(visitor, fieldLabel('telefono'), ' 333 123 4567');
    await visitor.enter();
    await thanked(visitor);
    await at(visitor, `${formPath}#${anchors.sent}`);
    await mailOf(smtp, lead);
  });
});
