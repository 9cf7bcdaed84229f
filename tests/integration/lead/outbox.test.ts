import { jsonRequest, leadStore, stopService, validPayload } from '../../support/contact-route';
import {
  deliveriesOf,
  idOf,
  isMailOf,
  leadSite,
  quickRetries,
  untilDeliveriesAre,
} from '../../support/lead-site';
import type { SmtpFault } from '../../support/smtp-server';
import { describeStores } from '../../support/stores';
import { until } from '../../support/until';

const site = leadSite({ slowBannerMs: 4_000 });

const impatient = { LEADS_RETRY_SECONDS: quickRetries };
/** Time-outs that a test can wait for, and a busy machine keep. */
const shortTimeouts = '?socketTimeout=2500&greetingTimeout=2500';

/** What a mail server does with the first tries, and whether somebody has to fix it. */
const faults: [behaviour: string, fault: SmtpFault, loud: boolean][] = [
  ['refuses the password', 'wrong-password', true],
  ['is too busy', 'busy', false],
];
/** The store takes part in what becomes of a failure, and not in what it is: these are tried on one. */
const moreFaults: typeof faults = [
  ['knows none of the recipients', 'reject-recipients', true],
  ['refuses the text with 550', 'reject-data', true],
  ['has a certificate that nobody signed', 'bad-certificate', true],
  ['hangs up in the middle of the text', 'drop-during-data', false],
  ['hangs up at once', 'reset-on-connect', false],
  ['puts recipients off', 'defer-recipients', false],
];
const silences: typeof faults = [
  ['takes the text and falls silent', 'hang-after-data', false],
  ['takes too long to greet', 'slow-banner', false],
];

interface Retried {
  loud: boolean;
  /** Connections that fail before the mail server is well. */
  tries?: number;
  /** Of SMTP_URL. */
  query?: string;
}

describeStores((newStore, engine) => {
  async function start(environment: Record<string, string> = {}, query = '') {
    const whole = {
      ...(await newStore()),
      SMTP_URL: `smtp://site:secret@127.0.0.1:${site.smtp.port}${query}`,
      ...environment,
    };
    return { ...(await site.start(whole)), again: () => site.start(whole) };
  }

  test('the answer does not wait for the mail server', async () => {
    const { POST } = await start();
    site.smtp.behave('hold');
    const id = await idOf(await POST(jsonRequest(validPayload)));
    expect(site.smtp.mails).toHaveLength(0);
    site.smtp.behave('none');
    await site.smtp.mailWhere(isMailOf(id));
    await untilDeliveriesAre(id, 'delivered');
  });

  async function expectRetried(fault: SmtpFault, { loud, tries = 2, query = '' }: Retried) {
    const { POST } = await start(impatient, query);
    let connections = 0;
    site.smtp.behave(() => {
      connections += 1;
      return connections > tries ? 'none' : fault;
    });
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await site.smtp.mailWhere(isMailOf(id));
    await untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(1);
    const failures = site.logLines().filter(({ event }) => event === 'lead.delivery_failed');
    expect(failures.length).toBeGreaterThanOrEqual(tries);
    for (const failure of failures) {
      expect(failure).toMatchObject({
        leadId: id,
        configurationFault: loud,
        level: loud ? 50 : 40,
      });
    }
    expect(JSON.stringify(site.logLines())).not.toMatch(/rossi|maria|333 ?123|secret/i);
  }

  test.each(engine === 'SQLite' ? [...faults, ...moreFaults] : faults)(
    'a mail server that %s gets the mail once it is well',
    async (_behaviour, fault, loud) => {
      await expectRetried(fault, { loud });
    },
  );

  if (engine === 'SQLite') {
    test.each(silences)(
      'a mail server that %s gets the mail once it is well',
      async (_behaviour, fault, loud) => {
        await expectRetried(fault, { loud, tries: 1, query: shortTimeouts });
      },
    );
  }

  test('a mail server that is gone for a while gets the mail when it is back', async () => {
    const { POST } = await start(impatient);
    await site.smtp.refuseConnections();
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(
      () =>
        site
          .logLines()
          .find(({ errorCode }) => errorCode === 'ESOCKET' || errorCode === 'ECONNREFUSED'),
      'a refused connection',
    );
    await site.smtp.listenAgain();
    await site.smtp.mailWhere(isMailOf(id));
    await untilDeliveriesAre(id, 'delivered');
  });

  test('a request that waits is sent after a restart', async () => {
    const { POST, again } = await start();
    site.smtp.behave('wrong-password');
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(
      () => site.logLines().some(({ event }) => event === 'lead.delivery_failed'),
      'a failure',
    );
    site.smtp.behave('none');
    await again();
    await leadStore();
    await site.smtp.mailWhere(isMailOf(id));
    expect(site.smtp.mails).toHaveLength(1);
  });

  test('a server that is asked to end finishes the mail under way first', async () => {
    const { POST, again } = await start();
    site.smtp.behave('hold');
    const before = site.smtp.connectionCount();
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(() => site.smtp.connectionCount() > before, 'the connection');
    const stopping = stopService();
    site.smtp.behave('none');
    await stopping;
    expect(site.smtp.mails.filter(isMailOf(id))).toHaveLength(1);
    await again();
    await leadStore();
    await untilDeliveriesAre(id, 'delivered');
    expect(site.smtp.mails).toHaveLength(1);
  });

  test('what a killed process had claimed is sent once its claim has run out', async () => {
    const { POST, again } = await start({ LEADS_RETRY_SECONDS: '60' });
    await site.smtp.refuseConnections();
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(async () => (await deliveriesOf(id))[0]?.lastError, 'a failure written down');
    const leasedUntil = Date.now() + 700;
    await (await leadStore()).use((db) =>
      db
        .updateTable('outbox')
        .set({ due_at: 0, leased_until: leasedUntil, lease_token: 'of-a-killed-process' })
        .where('lead_id', '=', id)
        .execute(),
    );
    await site.smtp.listenAgain();
    await again();
    await leadStore();
    await site.smtp.mailWhere(isMailOf(id));
    expect(Date.now()).toBeGreaterThanOrEqual(leasedUntil);
    await untilDeliveriesAre(id, 'delivered');
  });

  test('one hung connection does not stop the others', async () => {
    const { POST } = await start();
    let connections = 0;
    site.smtp.behave(() => {
      connections += 1;
      return connections <= 3 ? 'hang-after-data' : 'none';
    });
    const ids = [];
    for (let sent = 0; sent < 6; sent += 1) {
      ids.push(await idOf(await POST(jsonRequest(validPayload))));
    }
    await until(() => site.smtp.mails.length === 3, 'the other three');
    site.smtp.reset();
  });

  test('one unknown recipient of two gets the mail when it is known, the other only once', async () => {
    const { POST } = await start(impatient);
    site.smtp.behave({ rejects: 'ciao@linea.example' });
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(
      () =>
        site
          .logLines()
          .some(({ event, level }) => event === 'lead.recipients_rejected' && level === 50),
      'a loud line',
    );
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['pending']);
    site.smtp.behave('none');
    await untilDeliveriesAre(id, 'delivered');
    const recipients = site.smtp.mails.map(({ envelope }) => envelope.to);
    expect(recipients).toEqual([['vendite@linea.example'], ['ciao@linea.example']]);
    expect(new Set(site.smtp.messageIds).size).toBe(1);
  });

  test('after the last retry a request is dead-lettered, not deleted, and can be sent again by hand', async () => {
    const { POST } = await start({ LEADS_RETRY_SECONDS: '0,0.02' });
    site.smtp.behave('busy');
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await untilDeliveriesAre(id, 'dead_letter');
    expect((await deliveriesOf(id))[0]).toMatchObject({
      attempts: 3,
      lastError: expect.stringContaining('421'),
    });
    expect(site.logLines()).toContainEqual(
      expect.objectContaining({ event: 'lead.dead_lettered', level: 50 }),
    );
    site.smtp.behave('none');
    const { retryLead } = await import('@/lib/lead/ops/admin');
    expect(await retryLead(await leadStore(), id)).toBe(1);
    await site.smtp.mailWhere(isMailOf(id));
    await untilDeliveriesAre(id, 'delivered');
  });
});
