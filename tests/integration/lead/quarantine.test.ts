import { leadReasons } from '@/content/lead-reasons';
import { leadMail } from '@/content/mails/lead';
import { leadListMail } from '@/content/mails/lead-list';
import { releaseLead } from '@/lib/lead/action/held';
import { scheduleDigest } from '@/lib/lead/ops/digest';
import { formRequest, validPayload } from '../../support/contact-route';
import { isMailOf, leadSite, messageIdOf, quickRetries } from '../../support/lead-site';

const dayMs = 86_400_000;
const site = leadSite();

async function schedule(now: number): Promise<void> {
  await scheduleDigest(await site.store(), now);
  (await site.service()).worker.wake();
}

const start = async () => await site.start({ LEADS_RETRY_SECONDS: quickRetries });

test('what looks odd arrives at once and says so, what no hand can have sent is held', async () => {
  await start();
  const links = { obiettivi: 'https://casa.example/uno '.repeat(6) };
  const crossSite = { 'sec-fetch-site': 'cross-site' };
  for (const [id, reason] of [
    [await site.post(links), leadReasons.many_links],
    [await site.post({}, crossSite), leadReasons.cross_site],
    [await site.post({ elapsedMs: 300 }), leadReasons.too_fast],
  ] as const) {
    const { mail } = await site.smtp.mailWhere(isMailOf(id));
    expect(mail.subject?.startsWith(leadMail.doubts.mark)).toBe(true);
    for (const part of [mail.text, mail.html]) expect(part).toContain(reason);
  }
  expect(await site.recordOf(await site.post({ elapsedMs: 20 }))).toMatchObject({
    status: 'quarantined',
    doubts: ['faster_than_hand'],
    deliveries: [],
  });
});

test('a suspect gets the usual answer, one digest a day names it, also after a failure, and release sends it', async () => {
  const { POST } = await start();
  const bait = { ...validPayload, sito_web: 'http://spam.example' };
  const held = await site.post(bait);
  const form = await POST(formRequest({ ...bait, nome: 'Più Recente' }));
  expect(form.status).toBe(303);
  await site.delivered();
  expect(site.smtp.mails).toHaveLength(1);

  const { store } = await site.service();
  site.smtp.reset();
  site.smtp.behave('busy');
  const now = Date.now();
  await Promise.all([schedule(now), schedule(now)]);
  await site.logged('digest.delivery_failed');
  site.smtp.behave('none');
  await site.logged('digest.delivered');
  expect(site.smtp.mails).toHaveLength(1);
  const mail = site.smtp.mails[0]?.mail;
  expect(mail?.subject).toBe(leadListMail.held.subject(2));
  for (const part of [mail?.text, mail?.html?.replaceAll('&amp;', '&')]) {
    for (const value of [
      'Rossi & Figli Srl',
      leadReasons.honeypot,
      'mailto:maria@rossi.it',
      'tel:+393331234567',
      'https://wa.me/393331234567',
      'Rispondere subito a chi ci scrive la sera.',
    ])
      expect(part).toContain(value);
    expect(part).toMatch(/Più Recente[\s\S]*Maria Rossi/);
  }
  await site.post(bait);
  const waitingAt = async (at: number) => {
    await scheduleDigest(store, at);
    const digests = await store.use((db) =>
      db.selectFrom('outbox').select('status').where('kind', '=', 'digest').execute(),
    );
    return digests.filter(({ status }) => status === 'pending').length;
  };
  expect(await waitingAt(now + dayMs - 60_000)).toBe(0);
  expect(await waitingAt(now + dayMs + 60_000)).toBe(1);

  expect(await releaseLead(store, held, ['mail'])).toBe(true);
  expect(await releaseLead(store, held, ['mail'])).toBe(false);
  await site.untilDeliveriesAre(held, 'delivered');
  expect(site.smtp.messageIds).toContain(messageIdOf(held));
});
