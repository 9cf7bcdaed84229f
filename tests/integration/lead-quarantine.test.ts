import { formRequest, jsonRequest, validPayload } from '../support/contact-route';
import { idOf, leadSite, messageIdOf, quickRetries, settled } from '../support/lead-site';
import { describeStores } from '../support/stores';

const dayMs = 86_400_000;
const site = leadSite();

describeStores((newStore) => {
  async function start() {
    return await site.start({ ...(await newStore()), LEADS_RETRY_SECONDS: quickRetries });
  }

  test('a suspect gets the usual answer, one digest a day names it, and release sends it', async () => {
    const { POST } = await start();
    const bait = { ...validPayload, sito_web: 'http://spam.example' };
    const held = await idOf(await POST(jsonRequest(bait)));
    const form = await POST(formRequest(bait));
    expect(form.status).toBe(303);
    const good = await idOf(await POST(jsonRequest(validPayload)));
    await settled(good, 'delivered');
    expect(site.smtp.mails).toHaveLength(1);

    const { sendDigest } = await import('@/lib/lead/digest');
    const { leadService } = await import('@/lib/lead/service');
    const { store, mailer } = leadService();
    const digest = (now: number) => sendDigest(store, mailer, now);
    site.smtp.reset();
    const now = Date.now();
    const sent = await Promise.all([digest(now), digest(now)]);
    expect(sent.sort()).toEqual([0, 2]);
    expect(site.smtp.mails).toHaveLength(1);
    const text = site.smtp.mails[0]?.mail.text ?? '';
    for (const part of [held, 'Maria Rossi', 'Rossi & Figli Srl', 'campo invisibile', 'release']) {
      expect(text).toContain(part);
    }
    await idOf(await POST(jsonRequest(bait)));
    expect(await digest(now + dayMs - 60_000)).toBe(0);
    expect(await digest(now + dayMs + 60_000)).toBe(1);

    const { releaseLead } = await import('@/lib/lead/admin');
    expect(await releaseLead(store, held, ['mail'])).toBe(true);
    expect(await releaseLead(store, held, ['mail'])).toBe(false);
    await settled(held, 'delivered');
    expect(site.smtp.messageIds).toContain(messageIdOf(held));
  });

  test('a digest that fails is sent later', async () => {
    const { POST } = await start();
    await idOf(await POST(jsonRequest({ ...validPayload, sito_web: 'x' })));
    const { sendDigest } = await import('@/lib/lead/digest');
    const { leadService } = await import('@/lib/lead/service');
    const { store, mailer } = leadService();
    site.smtp.behave('busy');
    const now = Date.now();
    expect(await sendDigest(store, mailer, now)).toBe(0);
    site.smtp.behave('none');
    expect(await sendDigest(store, mailer, now + 700_000)).toBe(1);
  });
});
