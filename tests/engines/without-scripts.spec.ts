import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import { navigation } from '@/content/navigation';
import { menuEntry } from '../support/e2e/examples';
import {
  fillIn,
  formPath,
  mailOf,
  send,
  someLead,
  thanked,
  typedIn,
} from '../support/engines/form';
import { at, click, fill, shown } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

test.use({ scripts: false });

test('without scripts the form sends the request and lands on the thanks', async ({
  visitor,
  network,
  smtp,
}) => {
  const lead = someLead();
  await visitor.goto(network.url + formPath);
  await fillIn(visitor, lead);
  await send(visitor);
  await thanked(visitor);
  await at(visitor, `${formPath}#${anchors.sent}`);
  await mailOf(smtp, lead);
});

test('without scripts the menu opens and leads on', async ({ visitor, network }) => {
  await visitor.goto(network.url);
  await click(visitor, { kind: 'button', name: navigation.solutions, within: 'header' });
  await click(visitor, { kind: 'link', name: menuEntry.name, within: 'header' });
  await at(visitor, menuEntry.path);
});

test('without scripts the drawer opens and leads on', async ({ visitor, network }) => {
  await visitor.resize(600, 844);
  await visitor.goto(network.url);
  await click(visitor, { kind: 'button', name: navigation.openDrawer, within: 'header' });
  await click(visitor, { kind: 'link', name: menuEntry.name, within: 'dialog' });
  await at(visitor, menuEntry.path);
});

test('without scripts Back from the thanks leads to the form as it was sent, refused ones included', async ({
  visitor,
  network,
  smtp,
  allowConsole,
}) => {
  allowConsole(/^422/);
  const lead = { ...someLead(), telefono: 'chiamami' };
  await visitor.goto(network.url + formPath);
  await fillIn(visitor, lead);
  await send(visitor);
  await shown(visitor, { kind: 'heading', name: leadAnswers.document.title.invalid_fields });
  await visitor.evaluate(() => document.querySelector<HTMLInputElement>('#telefono')?.select());
  await fill(visitor, contact.fields.telefono.label, ' 333 123 4567');
  await visitor.enter();
  await thanked(visitor);
  await mailOf(smtp, lead);
  await visitor.back();
  await expect.poll(async () => (await typedIn(visitor)).nome).toBe(lead.nome);
});
