import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import { navigation } from '@/content/navigation';
import { menuEntry } from '../support/e2e/addresses';
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

test('without scripts menu and drawer open and lead on', async ({ visitor, network }) => {
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
});

test('without scripts a refused form keeps what was typed, is sent, lands on the thanks, and Back leads to it as it was sent', async ({
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
  await at(visitor, `${formPath}#${anchors.sent}`);
  await mailOf(smtp, lead);
  await visitor.back();
  await expect.poll(async () => (await typedIn(visitor)).nome).toBe(lead.nome);
});
