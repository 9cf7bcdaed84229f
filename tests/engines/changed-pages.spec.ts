import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { savingsWords } from '@/content/demos/savings';
import { changes, fillSilently } from '../support/e2e/page-changes';
import { fillIn, formPath, mailOf, send, someLead, typedIn } from '../support/engines/form';
import { at, click, hydrated, shown } from '../support/engines/page';
import { expect, test } from '../support/engines/test';

const scripts = /\/_next\/static\/islands\/.*\.js$/;

for (const [who, change, selector] of changes)
  test(`${who} takes nothing of what was typed`, async ({ visitor, network, smtp }) => {
    const lead = { ...someLead(), obiettivi: 'Rispondere subito la sera.' };
    // by the keyboard: Firefox may still scroll to what was typed while a mouse is on its way
    const sendByKey = async () => {
      await visitor.evaluate(() => document.querySelector<HTMLElement>('#campo-nome')?.focus());
      await visitor.enter();
    };
    await visitor.goto(network.url + formPath);
    await visitor.evaluate(fillSilently, { azienda: lead.azienda, email: lead.email });
    await visitor.evaluate(change, selector);
    await click(visitor, { kind: 'control', name: 'campo-nome' });
    await visitor.type(lead.nome);
    await visitor.evaluate(() =>
      document.querySelector<HTMLInputElement>('#campo-nome')?.setSelectionRange(1, 1),
    );
    await hydrated(visitor);
    await visitor.type('!');
    const nome = lead.nome.replace('G', 'G!');
    const typed = { nome, azienda: lead.azienda, email: lead.email };
    expect(await typedIn(visitor)).toMatchObject(typed);
    await visitor.evaluate(change, selector);
    // a form with mistakes first: what it says comes and goes
    await sendByKey();
    await expect
      .poll(() => visitor.evaluate(() => document.activeElement?.className))
      .toContain('error-summary');
    await visitor.evaluate(change, selector);
    await visitor.evaluate(fillSilently, { telefono: lead.telefono, obiettivi: lead.obiettivi });
    await sendByKey();
    await shown(visitor, { kind: 'heading', name: '', within: '.consultation-form .thank-you' });
    const { mail } = await mailOf(smtp, lead);
    for (const text of [...Object.values(typed), lead.obiettivi]) expect(mail.text).toContain(text);
    expect(network.complaints).toEqual([]);
  });

test('a form outlasts its lost scripts', async ({ visitor, network, smtp, allowConsole }) => {
  allowConsole(/console.*island |module|404/i);
  network.lose(scripts);
  await visitor.goto(network.url);
  await click(visitor, { kind: 'control', name: 'savings-ore' });
  await visitor.type('1');
  await shown(visitor, { kind: 'button', name: savingsWords.reload });
  expect(
    await visitor.evaluate(() => {
      const sum = document.querySelector('.savings-year');
      return sum && getComputedStyle(sum).visibility;
    }),
  ).toBe('hidden');
  const lead = someLead();
  await fillIn(visitor, lead);
  await send(visitor);
  await at(visitor, `/#${anchors.sent}`);
  await shown(visitor, { kind: 'heading', name: contact.thankYou.title });
  await mailOf(smtp, lead);

  await click(visitor, { kind: 'control', name: 'savings-ore' });
  await visitor.type('1');
  const reload = { kind: 'button', name: savingsWords.reload } as const;
  await shown(visitor, reload);
  network.lose(/never/);
  await click(visitor, reload);
  // the page that goes is still there for a moment
  const fresh = () =>
    visitor.evaluate(
      () => document.querySelector('[data-island=calculator]:not([data-state])') !== null,
    );
  await expect.poll(fresh).toBe(true);
  await click(visitor, { kind: 'control', name: 'savings-ore' });
  const island = () =>
    visitor.evaluate(
      () => document.querySelector('.calculator')?.closest('[data-state=started]') !== null,
    );
  await expect.poll(island).toBe(true);
  await shown(visitor, { kind: 'control', name: 'savings-send' });
});
