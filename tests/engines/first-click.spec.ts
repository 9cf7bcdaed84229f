/** What needs no script of the framework, and what is pressed before one is there. */
import { navigation } from '@/content/navigation';
import { menuEntry } from '../support/e2e/examples';
import { fillIn, formPath, mailOf, send, someLead, thanked } from '../support/engines/form';
import { at, click } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

const scripts = /\/_next\/static\/(chunks|boot)\/.*\.js$/;
const entry = { kind: 'link', name: menuEntry.name } as const;

for (const [what, width, opener, within] of [
  ['menu', 1280, navigation.solutions, 'header'],
  ['drawer', 600, navigation.openDrawer, 'dialog'],
] as const) {
  test(`the ${what} opens and leads on, and asks for no script`, async ({ visitor, network }) => {
    await visitor.resize(width, 844);
    await visitor.goto(network.url);
    await click(visitor, { kind: 'button', name: opener, within: 'header' });
    await click(visitor, { ...entry, within });
    await at(visitor, menuEntry.path);
    expect(network.requests.filter((line) => scripts.test(line))).toEqual([]);
  });
}

test('the form is sent at the first press, once', async ({ visitor, network, smtp }) => {
  const lead = someLead();
  network.hold(scripts);
  await visitor.goto(network.url + formPath);
  await fillIn(visitor, lead);
  await send(visitor);
  network.release();
  await thanked(visitor);
  await mailOf(smtp, lead);
  expect(network.requests.filter((line) => line === 'POST /api/send-contact')).toHaveLength(1);
});
