/** What is pressed before a single script of the framework is there. */
import { navigation } from '@/content/navigation';
import { menuEntry } from '../support/e2e/examples';
import { fillIn, formPath, mailOf, send, someLead, thanked } from '../support/engines/form';
import { at, click } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

const scripts = /^\/_next\/static\/(chunks|boot)\/.*\.js$/;
const entry = { kind: 'link', name: menuEntry.name } as const;

test.beforeEach(({ network }) => network.hold(scripts));

test('the menu opens without the scripts, and leads on', async ({ visitor, network }) => {
  await visitor.goto(network.url);
  await click(visitor, { kind: 'button', name: navigation.solutions, within: 'header' });
  await click(visitor, { ...entry, within: 'header' });
  await at(visitor, menuEntry.path);
});

test('the drawer opens without the scripts, and leads on', async ({ visitor, network }) => {
  await visitor.resize(600, 844);
  await visitor.goto(network.url);
  await click(visitor, { kind: 'button', name: navigation.openDrawer, within: 'header' });
  await click(visitor, { ...entry, within: 'dialog' });
  await at(visitor, menuEntry.path);
});

test('the form is sent at the first press, once', async ({ visitor, network, smtp }) => {
  const lead = someLead();
  await visitor.goto(network.url + formPath);
  await fillIn(visitor, lead);
  await send(visitor);
  network.release();
  await thanked(visitor);
  await mailOf(smtp, lead);
  expect(network.requests.filter((line) => line === 'POST /api/send-contact')).toHaveLength(1);
});
