import { actionPages } from '@/content/action-pages';
import { leadReasons } from '@/content/lead-reasons';
import { leadMail } from '@/content/mails/lead';
import { morningMail } from '@/content/mails/morning';
import { purge } from '@/lib/lead/agency/retention';
import { pageOf, press } from '../../support/action-route';
import { routeEnv } from '../../support/contact-route';
import { isMailOf, leadSite, messageIdOf } from '../../support/lead-site';
import { actionLinks } from '../../support/mails';
import { anyMorning, isMorningMail, morningNow } from '../../support/mornings';

type LeadReason = keyof typeof leadReasons;

const dayMs = 86_400_000;
const bait = { sito_web: 'http://spam.example' };
const site = leadSite();

test('held: what looks odd arrives at once and says so, what no hand can have sent is held', async () => {
  await site.start();
  const links = (count: number) => ({ obiettivi: 'https://casa.example '.repeat(count) });
  const other = { origin: 'https://evil.example', host: 'www.linea.example' };
  const judged: [changes: object, headers: Record<string, string>, ...doubts: LeadReason[]][] = [
    [{ obiettivi: 'Vorremmo un chatbot, il sito è https://www.rossi.it' }, {}],
    [links(2), {}, 'links'],
    [links(6), {}, 'many_links'],
    [{ elapsedMs: 150 }, {}, 'too_fast'],
    [{}, { 'sec-fetch-site': 'cross-site', origin: routeEnv.SITE_URL }, 'cross_site'],
    [{}, other, 'cross_site'],
    [{}, { origin: 'null' }, 'cross_site'],
    [{ ...links(6), elapsedMs: 150 }, other, 'too_fast', 'many_links', 'cross_site'],
    // the site's own form: in a browser, in an old one, under the site's other name
    [{}, { 'sec-fetch-site': 'same-origin', origin: 'http://10.0.0.5' }],
    [{}, { origin: routeEnv.SITE_URL }],
    [{}, { origin: 'http://linea.test', host: 'linea.test' }],
  ];
  for (const [changes, headers, ...doubts] of judged) {
    const id = await site.post(changes, headers);
    const { mail } = await site.smtp.mailWhere(isMailOf(id));
    expect((await site.recordOf(id))?.doubts).toEqual(doubts);
    expect(mail.subject?.startsWith(leadMail.doubts.mark)).toBe(doubts.length > 0);
    for (const reason of doubts)
      for (const part of [mail.text, mail.html]) expect(part).toContain(leadReasons[reason]);
  }
  for (const [signs, doubts] of [
    [{ sito_web: 'x' }, ['honeypot']],
    [{ elapsedMs: 149 }, ['faster_than_hand']],
  ] as const) {
    const held = { status: 'held', doubts, deliveries: [] };
    expect(await site.recordOf(await site.post(signs))).toMatchObject(held);
  }
});

test('held: they get the usual answer, and one morning’s mail names them, oldest first, also after a failure', async () => {
  await site.start(anyMorning);
  await site.post(bait);
  expect((await site.sendForm({ ...bait, nome: 'Più Recente' })).status).toBe(303);
  site.smtp.behave('busy');
  await morningNow();
  await site.logged('morning.delivery_failed');
  site.smtp.behave('none');
  const { mail } = await site.smtp.mailWhere(isMorningMail);
  await site.logged('morning.delivered');
  expect(mail.subject).toBe(morningMail.held.said(2));
  const shown = ['Rossi & Figli Srl', leadReasons.honeypot, 'maria@rossi.it', '333 123 4567'];
  for (const part of [mail.text, mail.html?.replaceAll('&amp;', '&')]) {
    for (const value of [...shown, 'Rispondere subito']) expect(part).toContain(value);
    expect(part).toMatch(/Maria Rossi[\s\S]*Più Recente/);
  }
  expect(site.smtp.mails).toHaveLength(1);
});

test('held: one link delivers a held request at once, by its button alone and once; the rest goes by itself after 30 days', async () => {
  await site.start(anyMorning);
  const [id] = [await site.post(bait), await site.post(bait)];
  const { store } = site.service();
  await site.setLead(id, { received_at: Date.now() - 60_000 });
  await morningNow();
  const { release } = actionPages;
  const mail = await site.smtp.mailWhere(isMorningMail);
  await site.logged('morning.delivered');
  const link = actionLinks(mail)[release.label] ?? '';
  expect(await pageOf(link)).toContain(release.ask);
  expect((await press(link, { step: 'undo' })).status).toBe(400);
  expect(await site.recordOf(id)).toMatchObject({ status: 'held', deliveries: [] });

  for (const step of ['do', 'do']) expect((await press(link, { step })).status).toBe(303);
  await site.untilDeliveriesAre(id, 'delivered');
  expect(site.smtp.messageIds.filter((each) => each === messageIdOf(id))).toHaveLength(1);
  expect(await pageOf(link)).toContain(release.doneLead);
  expect(await pageOf(link)).not.toContain('<button');

  expect(await purge(store, 30, Date.now() + 29 * dayMs)).toBe(0);
  expect(await purge(store, 30, Date.now() + 30 * dayMs)).toBe(2);
});
