import { Webhook } from 'standardwebhooks';
import { checkHealth } from '@/lib/lead/agency/health';
import { purge } from '@/lib/lead/agency/retention';
import { claim } from '@/lib/lead/delivery/claim';
import { validPayload } from '../../support/contact-route';
import { isMailOf, leadSite } from '../../support/lead-site';
import { publicHost } from '../../support/mail-servers';
import type { SmtpFault } from '../../support/smtp-server';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';
import { startWebhookReceiver, type WebhookReceiver } from '../../support/webhook-receiver';

const site = leadSite();

const seldom = { LEADS_RETRY_SECONDS: '3600' };

const faults: [behaviour: string, fault: SmtpFault, loud: boolean][] = [
  ['refuses the password', 'wrong-password', true],
  ['is too busy', 'busy', false],
  ['refuses the text with 550', 'reject-data', true],
  ['has a certificate that nobody signed', 'own-certificate', true],
  ['hangs up in the middle of the text', 'drop-during-data', false],
  ['hangs up at once', 'reset-on-connect', false],
  ['puts recipients off', 'defer-recipients', false],
  ['takes the text and falls silent', 'hang-after-data', false],
];

/** The machine's clock is ahead until it is set back; timers go on as they are. */
function setClockAhead(ms: number): void {
  const timers = ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout'] as const;
  const steps = ['nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate'] as const;
  jest.useFakeTimers({
    now: Date.now() + ms,
    doNotFake: ['hrtime', 'performance', ...timers, ...steps],
  });
}
afterEach(() => {
  jest.useRealTimers();
});

describeStores((newStore) => {
  test('no delivery is lost with a killed process: what waited goes at the next start, what it had claimed once the claim has run out', async () => {
    const environment = { ...(await newStore()), ...seldom, SMTP_URL: site.smtp.loginUrl };
    await site.start(environment);
    site.smtp.behave('wrong-password');
    const ids = [await site.putOff(), await site.putOff(), await site.putOff()];
    site.smtp.behave('none');
    const leasedUntil = Date.now() + 700;
    const lease = { due_at: 0, leased_until: leasedUntil, lease_token: 'of-a-killed-process' };
    const [, claimed = '', ahead = ''] = ids;
    // claimed by a clock that has been set back since
    const aheadLease = { ...lease, leased_until: Date.parse('2099-01-01') };
    await site.setOutbox(lease, { id: claimed });
    await site.setOutbox(aheadLease, { id: ahead });
    await site.start(environment);
    await site.service().unusable;
    await site.smtp.mailWhere(isMailOf(claimed));
    expect(Date.now()).toBeGreaterThanOrEqual(leasedUntil);
    for (const id of ids) await site.untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(3);
  });

  test('nobody gets a request twice from two instances, though their clocks differ by ten seconds', async () => {
    await site.start({ ...(await newStore()), ...seldom });
    const id = await site.underWay();
    const other = site.anotherStore();
    setClockAhead(10_000);
    expect(await claim(other, 8)).toEqual([]);
    jest.useRealTimers();
    site.smtp.behave('none');
    await site.untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(1);

    setClockAhead(10_000);
    await site.post();
    jest.useRealTimers();
    // what an instance with a fast clock has stored is due for everybody at once
    const due = await other.use((db) => db.selectFrom('outbox').select('due_at').execute());
    expect(Math.max(...due.map(({ due_at }) => due_at))).toBeLessThan(Date.now() + 5_000);
  });

  test('two instances that look at once share what is due, each delivery to one of them', async () => {
    await site.start(await newStore());
    await site.stopWorker();
    const posted: string[] = [];
    for (let sent = 0; sent < 12; sent += 1) posted.push(await site.post());
    const [store, other] = [site.store(), site.anotherStore()];
    const looks = [store, other, store, other].map((each) => claim(each, 3));
    const jobs = [...(await Promise.all(looks)).flat(), ...(await claim(other, 12))];
    expect(jobs.map(({ lead }) => lead?.id).sort()).toEqual(posted.sort());
  });
});

test.each(faults)(
  'a mail server that %s gets the mail once it is well',
  async (_behaviour, fault, loud) => {
    const { url, loginUrl } = site.smtp;
    const query = fault === 'hang-after-data' ? '?socketTimeout=1000' : '';
    const verified = url.replace('127.0.0.1', publicHost);
    await site.start({ SMTP_URL: fault === 'own-certificate' ? verified : loginUrl + query });
    let connections = 0;
    site.smtp.behave(() => {
      connections += 1;
      return connections > 1 ? 'none' : fault;
    });
    const id = await site.delivered();
    expect(site.smtp.mails.filter(isMailOf(id))).toHaveLength(1);
    const failures = site.logLines().filter(({ event }) => event === 'lead.delivery_failed');
    expect(failures).not.toEqual([]);
    const failure = { leadId: id, configurationFault: loud, level: loud ? 50 : 40 };
    for (const each of failures) expect(each).toMatchObject(failure);
  },
);

test('one hung connection holds up no other request', async () => {
  await site.start();
  let connections = 0;
  site.smtp.behave(() => {
    connections += 1;
    return connections <= 3 ? 'hang-after-data' : 'none';
  });
  for (let sent = 0; sent < 6; sent += 1) await site.post();
  await until(() => site.smtp.mails.length === 3, 'the other three');
});

test('one unknown recipient of two gets the mail when it is known, the other only once', async () => {
  await site.start();
  site.smtp.behave({ rejects: 'ciao@linea.example' });
  const id = await site.post();
  expect(await site.logged('lead.recipients_rejected')).toMatchObject({ level: 50 });
  expect((await site.deliveriesOf(id)).map(({ status }) => status)).toEqual(['pending']);
  site.smtp.behave('none');
  await site.untilDeliveriesAre(id, 'delivered');
  const recipients = site.smtp.mails.filter(isMailOf(id)).map(({ envelope }) => envelope.to);
  expect(recipients).toEqual([['vendite@linea.example'], ['ciao@linea.example']]);
});

describe('by webhook', () => {
  const secret = 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw';
  let receiver: WebhookReceiver;
  beforeEach(async () => {
    receiver = await startWebhookReceiver();
  });
  afterEach(() => receiver.close());

  const startWithWebhook = async (environment: Record<string, string> = {}) =>
    await site.start({
      LEADS_WEBHOOK_URL: receiver.url,
      LEADS_WEBHOOK_SECRET: secret,
      ...environment,
    });

  test('an automation of the agency’s gets the request signed, and again after a failure, apart from the mail', async () => {
    receiver.answer(500, 429, 204);
    const visit = { landing: '/hospitality', cta: 'call-bar', utm_source: 'news' };
    await startWithWebhook();
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

  test.each([
    [404, 1],
    [429, 0],
    [503, 0],
  ])('a receiver that answers %i is %i fault of the configuration', async (status, faults) => {
    receiver.answer(status);
    await startWithWebhook({ LEADS_RETRY_SECONDS: '0,3600' });
    const id = await site.post();
    const failed = async () =>
      (await site.deliveriesOf(id)).some(({ lastError }) => lastError === `HTTP ${status}`);
    await until(failed, 'a refusal written down');
    expect(await checkHealth(site.service())).toMatchObject({
      status: faults > 0 ? 'degraded' : 'ok',
      configurationFaults: faults,
    });
  });

  test('and is not held up by a mail server that fails', async () => {
    await startWithWebhook();
    site.smtp.behave('busy');
    await site.post();
    await receiver.post(1);
    expect(site.smtp.mails).toHaveLength(0);
  });
});

test('what nobody received is stored for 180 days after its last try, and no longer', async () => {
  await site.start();
  await site.post({ sito_web: 'x' });
  await site.delivered();
  await site.setOutbox({ status: 'dead_letter', delivered_at: null });
  const store = site.store();
  const dayMs = 86_400_000;
  expect(await purge(store, 30, Date.now() + 179 * dayMs)).toBe(0);
  expect(await purge(store, 200, Date.now() + 199 * dayMs)).toBe(0);
  expect(await purge(store, 30, Date.now() + 181 * dayMs)).toBe(2);
});
