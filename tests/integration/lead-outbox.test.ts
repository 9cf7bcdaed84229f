import { leadAnswers } from '@/content/lead-answers';
import {
  captureLog,
  jsonRequest,
  leadStore,
  loadRoute,
  routeEnv,
  stopService,
  validPayload,
} from '../support/contact-route';
import { type SmtpFault, startSmtpServer, type TestSmtpServer } from '../support/smtp-server';
import { describeStores } from '../support/stores';
import { until } from '../support/until';

type Log = Record<string, unknown>;

let server: TestSmtpServer;
let logLines: () => Log[];

beforeAll(async () => {
  server = await startSmtpServer({ slowBannerMs: 4_000 });
});
afterAll(() => server.close());
beforeEach(() => {
  server.reset();
  logLines = captureLog();
});
afterEach(async () => {
  await stopService();
  jest.restoreAllMocks();
});

async function idOf(response: Response): Promise<string> {
  expect(response.status).toBe(200);
  const { code, id } = (await response.json()) as { code: string; id: string };
  expect(code).toBe('received');
  return id;
}

const has = (id: string) => (taken: { mail: { messageId?: string } }) =>
  taken.mail.messageId === `<${id}@linea.example>`;

async function deliveriesOf(id: string) {
  const { findLead } = await import('@/lib/lead/admin');
  return (await findLead(await leadStore(), id))?.deliveries ?? [];
}

function settled(id: string, status: string) {
  return until(
    async () => (await deliveriesOf(id)).every((delivery) => delivery.status === status),
    `${id} is ${status}`,
  );
}

/** Many quick retries, and time-outs that a test can wait for. */
const impatient = {
  LEADS_RETRY_SECONDS: Array(50).fill('0.02').join(),
  query: '?socketTimeout=1500&greetingTimeout=1500',
};

describeStores((newStore) => {
  async function start(environment: Record<string, string> = {}, query = '') {
    const store = await newStore();
    const whole = {
      ...routeEnv,
      ...store,
      LEADS_RETRY_SECONDS: '',
      SMTP_URL: `smtp://site:secret@127.0.0.1:${server.port}${query}`,
      ...environment,
    };
    return { ...(await loadRoute(whole)), again: () => loadRoute(whole) };
  }

  test('the answer does not wait for the mail server', async () => {
    const { POST } = await start();
    server.behave('hold');
    const id = await idOf(await POST(jsonRequest(validPayload)));
    expect(server.mails).toHaveLength(0);
    server.behave('none');
    await server.mailWhere(has(id));
    await settled(id, 'delivered');
  });

  test.each<[string, SmtpFault, boolean]>([
    ['knows none of the recipients', 'reject-recipients', true],
    ['refuses the text with 550', 'reject-data', true],
    ['refuses the password', 'wrong-password', true],
    ['has a certificate that nobody signed', 'bad-certificate', true],
    ['hangs up in the middle of the text', 'drop-during-data', false],
    ['takes the text and falls silent', 'hang-after-data', false],
    ['hangs up at once', 'reset-on-connect', false],
    ['is too busy', 'busy', false],
    ['puts recipients off', 'defer-recipients', false],
    ['takes too long to greet', 'slow-banner', false],
  ])('a mail server that %s gets the mail once it is well', async (_case, fault, loud) => {
    const { POST } = await start(impatient, impatient.query);
    let connections = 0;
    server.behave(() => {
      connections += 1;
      return connections > 2 ? 'none' : fault;
    });
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await server.mailWhere(has(id));
    await settled(id, 'delivered');
    expect(server.mails).toHaveLength(1);
    const failures = logLines().filter(({ event }) => event === 'lead.delivery_failed');
    expect(failures.length).toBeGreaterThanOrEqual(2);
    for (const failure of failures) {
      expect(failure).toMatchObject({
        leadId: id,
        configurationFault: loud,
        level: loud ? 50 : 40,
      });
    }
    expect(JSON.stringify(logLines())).not.toMatch(/rossi|maria|333 ?123|secret/i);
  });

  test('a mail server that is gone for a while gets the mail when it is back', async () => {
    const { POST } = await start(impatient);
    await server.refuseConnections();
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(
      () =>
        logLines().find(({ errorCode }) => errorCode === 'ESOCKET' || errorCode === 'ECONNREFUSED'),
      'a refused connection',
    );
    await server.listenAgain();
    await server.mailWhere(has(id));
    await settled(id, 'delivered');
  });

  test('a request that waits is sent after a restart', async () => {
    const { POST, again } = await start();
    server.behave('wrong-password');
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(
      () => logLines().some(({ event }) => event === 'lead.delivery_failed'),
      'a failure',
    );
    server.behave('none');
    await again();
    await leadStore();
    await server.mailWhere(has(id));
    expect(server.mails).toHaveLength(1);
  });

  test('a server that is asked to end finishes the mail under way first', async () => {
    const { POST, again } = await start();
    server.behave('hold');
    const before = server.connectionCount();
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(() => server.connectionCount() > before, 'the connection');
    const stopping = stopService();
    server.behave('none');
    await stopping;
    expect(server.mails.filter(has(id))).toHaveLength(1);
    await again();
    await leadStore();
    await settled(id, 'delivered');
    expect(server.mails).toHaveLength(1);
  });

  test('what a killed process had claimed is sent once its claim has run out', async () => {
    const { POST, again } = await start({ LEADS_RETRY_SECONDS: '60' });
    await server.refuseConnections();
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(async () => (await deliveriesOf(id))[0]?.lastError, 'a failure written down');
    const leasedUntil = Date.now() + 700;
    await (await leadStore()).use((db) =>
      db
        .updateTable('deliveries')
        .set({ due_at: 0, leased_until: leasedUntil, lease_token: 'of-a-killed-process' })
        .where('lead_id', '=', id)
        .execute(),
    );
    await server.listenAgain();
    await again();
    await leadStore();
    await server.mailWhere(has(id));
    expect(Date.now()).toBeGreaterThanOrEqual(leasedUntil);
    await settled(id, 'delivered');
  });

  test('one hung connection does not stop the others', async () => {
    const { POST } = await start();
    let connections = 0;
    server.behave(() => {
      connections += 1;
      return connections <= 3 ? 'hang-after-data' : 'none';
    });
    const ids = [];
    for (let sent = 0; sent < 6; sent += 1) {
      ids.push(await idOf(await POST(jsonRequest(validPayload))));
    }
    await until(() => server.mails.length === 3, 'the other three');
    server.reset();
  });

  test('one unknown recipient of two gets the mail when it is known, the other only once', async () => {
    const { POST } = await start(impatient);
    server.behave({ rejects: 'ciao@linea.example' });
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await until(
      () =>
        logLines().some(({ event, level }) => event === 'lead.recipients_rejected' && level === 50),
      'a loud line',
    );
    expect((await deliveriesOf(id)).map(({ status }) => status)).toEqual(['pending']);
    server.behave('none');
    await settled(id, 'delivered');
    const recipients = server.mails.map(({ envelope }) => envelope.to);
    expect(recipients).toEqual([['vendite@linea.example'], ['ciao@linea.example']]);
    expect(new Set(server.messageIds).size).toBe(1);
  });

  test('after the last retry a request is parked, not deleted, and can be sent again by hand', async () => {
    const { POST } = await start({ LEADS_RETRY_SECONDS: '0,0.02' });
    server.behave('busy');
    const id = await idOf(await POST(jsonRequest(validPayload)));
    await settled(id, 'parked');
    expect((await deliveriesOf(id))[0]).toMatchObject({
      attempts: 3,
      lastError: expect.stringContaining('421'),
    });
    expect(logLines()).toContainEqual(expect.objectContaining({ event: 'lead.parked', level: 50 }));
    server.behave('none');
    const { retryLead } = await import('@/lib/lead/admin');
    expect(await retryLead(await leadStore(), id)).toBe(1);
    await server.mailWhere(has(id));
    await settled(id, 'delivered');
  });

  describe('with an Idempotency-Key', () => {
    const key = { 'idempotency-key': '7d0c2f4e-8f0b-4f6e-9f39-2b6f6d0a9c11' };

    test('fifty posts at once are one request, one mail and one answer', async () => {
      const { POST } = await start({ LEADS_RATE_LIMIT: '5/10m' });
      const responses = await Promise.all(
        Array.from({ length: 50 }, () => POST(jsonRequest(validPayload, key))),
      );
      const ids = await Promise.all(responses.map(idOf));
      expect(new Set(ids).size).toBe(1);
      await settled(ids[0] ?? '', 'delivered');
      expect(server.mails).toHaveLength(1);
      const { listLeads } = await import('@/lib/lead/admin');
      expect(await listLeads(await leadStore())).toHaveLength(1);
    });

    test('a repetition after a restart has the first answer, and no second mail', async () => {
      const { POST, again } = await start();
      const id = await idOf(await POST(jsonRequest(validPayload, key)));
      await settled(id, 'delivered');
      const { POST: repost } = await again();
      expect(await idOf(await repost(jsonRequest(validPayload, key)))).toBe(id);
      expect(server.mails).toHaveLength(1);
    });

    test('the key in quotes is the same key', async () => {
      const { POST } = await start();
      const id = await idOf(await POST(jsonRequest(validPayload, key)));
      const quoted = { 'idempotency-key': `"${key['idempotency-key']}"` };
      expect(await idOf(await POST(jsonRequest(validPayload, quoted)))).toBe(id);
    });

    test('another payload under it is 422, at once or later', async () => {
      const { POST } = await start();
      const other = { ...validPayload, obiettivi: 'Qualcosa di diverso' };
      const together = await Promise.all([
        POST(jsonRequest(validPayload, key)),
        POST(jsonRequest(other, key)),
      ]);
      expect(together.map(({ status }) => status)).toEqual([200, 422]);
      const later = await POST(jsonRequest(other, key));
      expect(later.status).toBe(422);
      expect(await later.json()).toEqual({
        code: 'idempotency_conflict',
        message: leadAnswers.messages.idempotency_conflict,
      });
    });
  });

  test('without a key, two posts of one text are two requests', async () => {
    const { POST } = await start();
    const [one, two] = await Promise.all([
      POST(jsonRequest(validPayload)).then(idOf),
      POST(jsonRequest(validPayload)).then(idOf),
    ]);
    expect(one).not.toBe(two);
    await until(() => server.mails.length === 2, 'two mails');
  });
});
