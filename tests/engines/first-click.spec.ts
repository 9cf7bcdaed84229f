/** What needs no script of the framework, and what is pressed before one is there. */
import { navigation } from '@/content/navigation';
import { menuEntry } from '../support/e2e/addresses';
import { fillIn, formPath, mailOf, send, someLead, thanked } from '../support/engines/form';
import { at, click } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

const scripts = /\/_next\/static\/(chunks|boot)\/.*\.js$/;

test('menu and drawer open and lead on, and ask for no script', async ({ visitor, network }) => {
  for (const [width, opener, within] of [
    [1280, navigation.solutions, 'header'],
    [600, navigation.openDrawer, 'dialog'],
  ] as const) {
    await visitor.resize(width, 844);
    await visitor.goto(network.url);
    await click(visitor, { kind: 'button', name: opener, within: 'header' });
    await click(visitor, { kind: 'link', name: menuEntry.name, within });
    await at(visitor, menuEntry.path);
  }
  expect(network.requests.length).toBeGreaterThan(0);
  expect(network.requests.filter((line) => scripts.test(line))).toEqual([]);
});

test('a request sent at the first press arrives as one mail to answer, and is thanked for', async ({
  visitor,
  network,
  smtp,
}) => {
  const lead = someLead();
  network.hold(scripts);
  await visitor.goto(network.url + formPath);
  await fillIn(visitor, lead);
  await send(visitor);
  network.release();
  await thanked(visitor);
  const { mail } = await mailOf(smtp, lead);
  expect(mail.replyTo).toEqual([{ name: lead.nome, address: lead.email }]);
  expect(network.requests.filter((line) => line === 'POST /api/send-contact')).toHaveLength(1);
});

// Firefox and WebKit break a page's scripts off when the browser begins to send its form: React does not come any more
test('a form that the browser sends because React is late is sent once and thanked for, though scripts come meanwhile', async ({
  visitor,
  network,
  smtp,
}) => {
  const lead = someLead();
  network.hold(/\/_next\/static\/(chunks|boot)\/.*\.js$|send-contact/);
  await visitor.goto(network.url + formPath);
  await fillIn(visitor, lead);
  await send(visitor);
  await expect.poll(() => network.requests).toContain('POST /api/send-contact');
  network.release(scripts);
  await expect.poll(network.held).toBe(1);
  network.release();
  await thanked(visitor);
  await mailOf(smtp, lead);
  expect(network.requests.filter((line) => line === 'POST /api/send-contact')).toHaveLength(1);
});
