import { callsToAction } from '@/content/calls-to-action';
import { leadMail } from '@/content/mails/lead';
import { jsonRequest, leadStore, validPayload } from '../../support/contact-route';
import { idOf, isMailOf, leadSite } from '../../support/lead-site';
import { describeStores } from '../../support/stores';

const visit = {
  landing: '/soluzioni/voicebot-intelligente',
  cta: 'closing',
  cta_page: '/hospitality',
  referrer: 'www.google.com',
  utm_source: 'newsletter',
  utm_medium: 'email',
  utm_campaign: 'alberghi-novembre',
};

const site = leadSite();

describeStores((newStore) => {
  async function start() {
    const { POST } = await site.start(await newStore());
    return async (extra: object, headers = {}) =>
      await idOf(await POST(jsonRequest({ ...validPayload, ...extra }, headers)));
  }
  const mailOf = (id: string) => site.smtp.mailWhere(isMailOf(id));
  async function stored(id: string) {
    const { findLead } = await import('@/lib/lead/ops/admin');
    return await findLead(await leadStore(), id);
  }

  test('where a request comes from is kept with it and told in both parts of the mail, not in the log', async () => {
    const post = await start();
    const id = await post({ visit });
    const { mail } = await mailOf(id);
    for (const part of [mail.text, mail.html]) {
      expect(part).toContain(leadMail.visit.title);
      expect(part).toContain(leadMail.visit.on(callsToAction.closing, '/hospitality'));
      expect(part).toContain('/soluzioni/voicebot-intelligente');
      expect(part).toContain('www.google.com');
      expect(part).toContain('newsletter / email / alberghi-novembre');
    }
    expect((await stored(id))?.attribution).toEqual(visit);
    expect(JSON.stringify(site.logLines())).not.toMatch(/google|newsletter|alberghi/);
  });

  test('without it the mail says nothing of it', async () => {
    const post = await start();
    const id = await post({});
    expect((await mailOf(id)).mail.text).not.toContain(leadMail.visit.title);
    expect((await stored(id))?.attribution).toBeNull();
  });

  test('what is wrong with it is left out, cleaned or cut, and never costs the request', async () => {
    const post = await start();
    for (const wrong of ['text', 7, null, [], { landing: 1, cta: {} }, { cta: 'constructor' }]) {
      expect((await stored(await post({ visit: wrong })))?.attribution).toBeNull();
    }
    const id = await post({
      visit: {
        landing: '//evil.example',
        cta: 'closing',
        cta_page: '/x?mail=maria@rossi.it',
        referrer: 'https://www.google.com/search?q=maria',
        utm_source: 'news\r\nBcc: evil@x.com\u202E',
        utm_medium: '<b>x</b>',
        utm_campaign: 'z'.repeat(5_000),
        ip: '192.0.2.1',
      },
    });
    expect((await stored(id))?.attribution).toEqual({
      cta: 'closing',
      utm_source: 'news Bcc: evil@x.com',
      utm_medium: '<b>x</b>',
      utm_campaign: 'z'.repeat(80),
    });
    expect((await mailOf(id)).mail.html).toContain('&lt;b&gt;x&lt;/b&gt;');
  });

  test('a repetition that comes from elsewhere is the same request', async () => {
    const post = await start();
    const key = { 'idempotency-key': 'one' };
    const first = await post({ visit }, key);
    expect(await post({ visit: { ...visit, cta: 'footer' } }, key)).toBe(first);
    expect(await post({}, key)).toBe(first);
    expect((await stored(first))?.attribution).toEqual(visit);
  });
});
