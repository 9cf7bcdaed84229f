import { type SendOutcome, sendLead } from '@/components/contact/send-lead';
import { attributionVariable } from '@/lib/attribution-memory';
import { validPayload } from '../../support/contact-route';

type Answer = (init: RequestInit) => Response | Promise<Response>;

interface Sent {
  key: string | undefined;
  body: Record<string, unknown>;
  /** Seconds after the press. */
  at: number;
}

const received: Answer = () => Response.json({ code: 'received', id: '1' });
const refused =
  (status: number, code = 'any', headers = {}): Answer =>
  () =>
    Response.json({ code }, { status, headers });
const page =
  (status: number): Answer =>
  () =>
    new Response('<!DOCTYPE html><title>502</title>', { status });
const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

let answers: Answer[];
let otherwise: Answer;
let sent: Sent[];
let start: number;
let online: boolean;
const events = new EventTarget();

// what of a browser's globals Node has not
const globals = {
  navigator: {
    get onLine() {
      return online;
    },
  },
  addEventListener: events.addEventListener.bind(events),
};

beforeEach(() => {
  online = true;
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { configurable: true, value });
  }
  jest.useFakeTimers();
  answers = [];
  otherwise = received;
  sent = [];
  start = Date.now();
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init = {}) => {
    const headers = init.headers as Record<string, string>;
    const at = (Date.now() - start) / 1000;
    sent.push({ key: headers['Idempotency-Key'], body: JSON.parse(String(init.body)), at });
    return await (answers.shift() ?? otherwise)(init);
  });
});
afterEach(() => {
  jest.restoreAllMocks();
  jest.useRealTimers();
});

/** Sends, and lets the time pass that it takes. */
async function send(...request: Partial<Parameters<typeof sendLead>>) {
  const [lead = validPayload, from = '/', bait] = request;
  let outcome: SendOutcome | undefined;
  start = Date.now();
  void sendLead(lead, from, bait).then((ended) => {
    outcome = ended;
  });
  for (let passed = 0; !outcome && passed < 120_000; passed += 500) {
    await jest.advanceTimersByTimeAsync(500);
  }
  return { outcome, seconds: (Date.now() - start) / 1000 };
}

const times = () => sent.map(({ at }) => at);

test('one text keeps its key until it has arrived; another text, or the same again, has its own', async () => {
  answers = [refused(429), refused(429), received, received, refused(429), received];
  for (const obiettivi of ['uno', 'uno', 'uno', 'uno', 'due', 'due, e altro']) {
    await send({ ...validPayload, obiettivi });
  }
  const keys = sent.map(({ key }) => key);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(new Set(keys).size).toBe(4);
});

test('it says how long the page has been open, and what a program wrote where people see nothing', async () => {
  await send(validPayload, '/hospitality');
  await send(validPayload, '/hospitality', 'http://spam.example');
  expect(sent[0]?.body).toEqual({
    ...validPayload,
    page: '/hospitality',
    elapsedMs: expect.any(Number),
  });
  expect(sent[1]?.body).toMatchObject({ sito_web: 'http://spam.example' });
});

test('where the visit came from goes along, and makes no other request of the same text', async () => {
  const memory = globalThis as { [attributionVariable]?: object };
  answers = [refused(429), received];
  memory[attributionVariable] = { cta: 'hero' };
  await send();
  memory[attributionVariable] = { cta: 'footer' };
  await send();
  delete memory[attributionVariable];
  expect(sent.map(({ body }) => body.visit)).toEqual([{ cta: 'hero' }, { cta: 'footer' }]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});

describe('what may pass', () => {
  const failures: [string, Answer][] = [
    ['a proxy’s page for a server that restarts', page(502)],
    ['a proxy’s page for a server that is down', page(503)],
    ['a proxy’s page for a server that does not answer', page(504)],
    ['a delivery that failed', refused(503, 'delivery_failed')],
    ['a lost network', noNetwork],
    ['a captive portal’s page', page(200)],
    ['an answer that says something else', () => Response.json({ code: 'welcome' })],
    ['an answer that is null', () => Response.json(null)],
  ];
  for (const [what, failure] of failures) {
    test(`${what} is tried again under the same key and with the same body`, async () => {
      answers = [failure, failure];
      const { outcome } = await send();
      expect(outcome).toEqual({ kind: 'received' });
      expect(times()).toEqual([0, 1, 3]);
      expect(new Set(sent.map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1);
    });
  }

  test('attempts go on for more than 20 seconds, ever less often, and then it has failed', async () => {
    otherwise = page(502);
    const { outcome } = await send();
    expect(outcome).toEqual({ kind: 'failed', reason: '502' });
    expect(times()).toEqual([0, 1, 3, 7, 12, 17, 22, 27]);
  });

  test('a server that never answers is given up in less than a minute', async () => {
    otherwise = silence;
    const { outcome, seconds } = await send();
    expect(outcome).toEqual({ kind: 'failed', reason: 'no answer in 25 s' });
    expect(times()).toEqual([0, 26]);
    expect(seconds).toBeLessThan(60);
  });

  test('a small Retry-After is waited for, one beyond the half minute is a failure', async () => {
    answers = [refused(503, 'delivery_failed', { 'retry-after': '8' })];
    expect((await send()).outcome).toEqual({ kind: 'received' });
    expect(times()).toEqual([0, 8]);
    sent = [];
    answers = [refused(503, 'delivery_failed', { 'retry-after': '120' })];
    expect(await send()).toEqual({
      outcome: { kind: 'failed', reason: '503 delivery_failed' },
      seconds: expect.any(Number),
    });
    expect(times()).toEqual([0]);
  });
});

test.each([
  [400, 'unreadable_body'],
  [413, 'body_too_large'],
  [422, 'idempotency_conflict'],
  [429, 'rate_limited'],
  [500, ''],
])('a refusal with %s is final', async (status, code) => {
  otherwise = refused(status, code);
  const { outcome } = await send();
  expect(outcome).toEqual({ kind: 'failed', reason: `${status} ${code}`.trim() });
  expect(sent).toHaveLength(1);
});

test('fields that the server refuses come back by name', async () => {
  const fields = { telefono: 'Controlla il numero.' };
  otherwise = () => Response.json({ code: 'invalid_fields', fields }, { status: 422 });
  expect((await send()).outcome).toEqual({ kind: 'invalid', fields });
});

test.each([
  ['a list', []],
  ['a text', 'refused'],
  ['fields that are none', { code: 7, fields: 'telefono' }],
])('a refusal that says %s is somebody else’s', async (_, answer) => {
  otherwise = () => Response.json(answer, { status: 422 });
  expect((await send()).outcome).toEqual({ kind: 'failed', reason: '422' });
});

test('of the fields in a refusal those of the form are told', async () => {
  const fields = { telefono: 'Controlla il numero.', email: 7, __proto: 'x' };
  otherwise = () => Response.json({ code: 'invalid_fields', fields }, { status: 422 });
  expect((await send()).outcome).toEqual({
    kind: 'invalid',
    fields: { telefono: 'Controlla il numero.' },
  });
});

describe('without a network', () => {
  beforeEach(() => {
    online = false;
  });

  test('it is sent as soon as there is one, and not before', async () => {
    setTimeout(() => {
      online = true;
      events.dispatchEvent(new Event('online'));
    }, 9_000);
    expect((await send()).outcome).toEqual({ kind: 'received' });
    expect(times()).toEqual([9]);
  });

  test('it has failed after half a minute, when one attempt has shown that there is none', async () => {
    otherwise = noNetwork;
    const { outcome } = await send();
    expect(outcome).toEqual({ kind: 'failed', reason: 'Failed to fetch' });
    expect(times()).toEqual([30]);
  });
});

test('a long text is sent without keepalive, which browsers allow to small requests only', async () => {
  const asked = jest.mocked(fetch);
  await send();
  await send({ ...validPayload, obiettivi: 'a'.repeat(20_000) });
  expect(asked.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});
