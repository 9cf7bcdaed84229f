import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Webhook } from 'standardwebhooks';
import { jsonRequest, validPayload } from '../../support/contact-route';
import { idOf, leadSite, quickRetries, untilDeliveriesAre } from '../../support/lead-site';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
const site = leadSite();

/** A receiver that answers with these statuses in turn, and then takes everything. */
async function receiver(statuses: number[]) {
  const received: { body: string; headers: IncomingMessage['headers'] }[] = [];
  const http = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => {
      body += chunk;
    });
    request.on('end', () => {
      received.push({ body, headers: request.headers });
      response.statusCode = statuses.shift() ?? 204;
      response.end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/hook`, close: () => http.close() };
}

describeStores((newStore) => {
  async function start(environment: Record<string, string>) {
    const store = await newStore();
    return await site.start({ ...store, LEADS_RETRY_SECONDS: quickRetries, ...environment });
  }

  test('the same request goes there signed, and again after a failure, apart from the mail', async () => {
    const hook = await receiver([500, 429]);
    const visit = { landing: '/hospitality', cta: 'call-bar', utm_source: 'news' };
    const { POST } = await start({
      LEADS_WEBHOOK_URL: hook.url,
      LEADS_WEBHOOK_SECRET: secret,
    });
    const id = await idOf(
      await POST(jsonRequest({ ...validPayload, page: '/hospitality', visit })),
    );
    await untilDeliveriesAre(id, 'delivered');
    hook.close();
    expect(site.smtp.mails).toHaveLength(1);
    expect(hook.received).toHaveLength(3);
    for (const { body, headers } of hook.received) {
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
    const hook = await receiver([]);
    const { POST } = await start({
      LEADS_WEBHOOK_URL: hook.url,
      LEADS_WEBHOOK_SECRET: secret,
    });
    site.smtp.behave('busy');
    await idOf(await POST(jsonRequest(validPayload)));
    await until(() => hook.received.length === 1, 'the webhook');
    hook.close();
    expect(site.smtp.mails).toHaveLength(0);
  });
});
