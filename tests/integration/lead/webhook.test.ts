import { Webhook } from 'standardwebhooks';
import { validPayload } from '../../support/contact-route';
import { leadSite, quickRetries } from '../../support/lead-site';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const site = leadSite();

let receiver: WebhookReceiver;
beforeEach(async () => {
  receiver = await startWebhookReceiver();
});
afterEach(() => receiver.close());

const start = async () =>
  await site.start({
    LEADS_RETRY_SECONDS: quickRetries,
    LEADS_WEBHOOK_URL: receiver.url,
    LEADS_WEBHOOK_SECRET: secret,
  });

test('the same request goes there signed, and again after a failure, apart from the mail', async () => {
  receiver.answer(500, 429, 204);
  const visit = { landing: '/hospitality', cta: 'call-bar', utm_source: 'news' };
  await start();
  const id = await site.delivered({ page: '/hospitality', visit });
  expect(site.smtp.mails).toHaveLength(1);
  expect(receiver.posts).toHaveLength(3);
  for (const { body, headers } of receiver.posts) {
    expect(headers['webhook-id']).toBe(id);
    const verified = new Webhook(secret).verify(body, headers as Record<string, string>);
    expect(verified).toEqual({
      type: 'lead.received',
      timestamp: expect.any(String),
      data: { id, page: '/hospitality', visit, ...validPayload },
    });
  }
});

test('a mail server that fails does not hold it up', async () => {
  await start();
  site.smtp.behave('busy');
  await site.post();
  await receiver.post(1);
  expect(site.smtp.mails).toHaveLength(0);
});
