import { leadReasons } from '@/content/lead-reasons';
import { leadMail } from '@/content/mails/lead';
import { leadListMail } from '@/content/mails/lead-list';
import {
  formRequest,
  jsonRequest,
  leadStore,
  service,
  validPayload,
} from '../../support/contact-route';
import {
  idOf,
  isMailOf,
  leadSite,
  messageIdOf,
  quickRetries,
  untilDeliveriesAre,
} from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const dayMs = 86_400_000;
const site = leadSite();

async function schedule(now: number): Promise<void> {
  const { scheduleDigest } = await import('@/lib/lead/ops/digest');
  await scheduleDigest(await leadStore(), now);
  (await service()).worker.wake();
}

describeStores((newStore) => {
  async function start() {
    return await site.start({ ...(await newStore()), LEADS_RETRY_SECONDS: quickRetries });
  }

  test.each([
    [
      'five links',
      { obiettivi: 'https://casa.example/uno '.repeat(6) },
      {},
      leadReasons.many_links,
    ],
    ['another site’s page', {}, { 'sec-fetch-site': 'cross-site' }, leadReasons.cross_site],
    ['a form that was filled in already', { elapsedMs: 300 }, {}, leadReasons.too_fast],
  ])('a request with %s arrives at once, and says so', async (_case, more, headers, told) => {
    const { POST } = await start();
    const id = await idOf(await POST(jsonRequest({ ...validPayload, ...more }, headers)));
    const { mail } = await site.smtp.mailWhere(isMailOf(id));
    expect(mail.subject?.startsWith(leadMail.doubts.mark)).toBe(true);
    expect(mail.text).toContain(told);
    expect(mail.html).toContain(told);
    await untilDeliveriesAre(id, 'delivered');
  });

  test('a form that is sent faster than any hand is held', async () => {
    const { POST } = await start();
    const id = await idOf(await POST(jsonRequest({ ...validPayload, elapsedMs: 20 })));
    const { findLead } = await import('@/lib/lead/ops/admin');
    expect(await findLead(await leadStore(), id)).toMatchObject({
      status: 'quarantined',
      spamReasons: ['faster_than_hand'],
      deliveries: [],
    });
  });

  test('a suspect gets the usual answer, one digest a day names it, and release sends it', async () => {
    const { POST } = await start();
    const bait = { ...validPayload, sito_web: 'http://spam.example' };
    const held = await idOf(await POST(jsonRequest(bait)));
    const form = await POST(formRequest({ ...bait, nome: 'Più Recente' }));
    expect(form.status).toBe(303);
    const good = await idOf(await POST(jsonRequest(validPayload)));
    await untilDeliveriesAre(good, 'delivered');
    expect(site.smtp.mails).toHaveLength(1);

    const { store } = await service();
    site.smtp.reset();
    const now = Date.now();
    await Promise.all([schedule(now), schedule(now)]);
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
      ]) {
        expect(part).toContain(value);
      }
      expect(part).toMatch(/Più Recente[\s\S]*Maria Rossi/);
    }
    await idOf(await POST(jsonRequest(bait)));
    const waits = () =>
      store.use((db) =>
        db
          .selectFrom('outbox')
          .select('due_at')
          .where('kind', '=', 'digest')
          .where('status', '=', 'pending')
          .execute(),
      );
    await schedule(now + dayMs - 60_000);
    expect(await waits()).toEqual([]);
    await schedule(now + dayMs + 60_000);
    expect(await waits()).toHaveLength(1);

    const { releaseLead } = await import('@/lib/lead/action/held');
    expect(await releaseLead(store, held, ['mail'])).toBe(true);
    expect(await releaseLead(store, held, ['mail'])).toBe(false);
    await untilDeliveriesAre(held, 'delivered');
    expect(site.smtp.messageIds).toContain(messageIdOf(held));
  });

  test('a digest that fails is sent later', async () => {
    const { POST } = await start();
    await idOf(
      await POST(jsonRequest({ ...validPayload, nome: '=?UTF-8?Q?x=0D=0ABcc:y?=', sito_web: 'x' })),
    );
    site.smtp.behave('busy');
    await schedule(Date.now());
    await site.logged('digest.delivery_failed');
    site.smtp.behave('none');
    await site.logged('digest.delivered');
    expect(site.smtp.mails).toHaveLength(1);
  });
});
