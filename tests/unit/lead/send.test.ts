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
const puttingOff = (seconds: string) => refused(503, 'delivery_failed', { 'retry-after': seconds });
const noNetwork: Answer = () => Promise.reject(new TypeError('Failed to fetch'));
const silence: Answer = ({ signal }) =>
  new Promise((_, reject) => {
    signal?.addEventListener('abort', () => reject(signal.reason));
  });

let answers: Answer[];
let otherwise: Answer;
let sent: Sent[];
let start: number;

beforeEach(() => {
  // what of a browser's globals Node has not
  for (const [name, value] of Object.entries({
    navigator: { onLine: true },
    addEventListener() {},
  }))
    Object.defineProperty(globalThis, name, { configurable: true, value });
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

test('a request that is tried again is not a second one; another text, or the same once more, is', async () => {
  answers = [refused(429), refused(429), received, received, refused(429), received];
  for (const obiettivi of ['uno', 'uno', 'uno', 'uno', 'due', 'due, e altro']) {
    await send({ ...validPayload, obiettivi });
  }
  const keys = sent.map(({ key }) => key);
  for (const key of keys) expect(key).toMatch(/^[\da-f]{32}$/);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(new Set(keys).size).toBe(4);
});

test('what goes along with a request makes no second one of it', async () => {
  await send(validPayload, '/hospitality');
  await send(validPayload, '/hospitality', 'http://spam.example');
  const elapsedMs = expect.any(Number);
  expect(sent[0]?.body).toEqual({ ...validPayload, page: '/hospitality', elapsedMs });
  expect(sent[1]?.body).toMatchObject({ sito_web: 'http://spam.example' });
  sent = [];
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
  test.each<[string, Answer]>([
    ['a proxy’s page for a server that restarts', page(502)],
    ['a delivery that failed', refused(503, 'delivery_failed')],
    ['a lost network', noNetwork],
    ['a captive portal’s page', page(200)],
    ['an answer that is null', () => Response.json(null)],
  ])('%s is tried again under the same key and with the same body', async (_what, failure) => {
    answers = [failure, failure];
    expect((await send()).outcome).toEqual({ kind: 'received' });
    expect(times()).toEqual([0, 1, 3]);
    expect(new Set(sent.map(({ key, body }) => JSON.stringify([key, body]))).size).toBe(1);
  });

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

  test('a browser that stays without a network is done after half a minute', async () => {
    jest.replaceProperty(navigator, 'onLine', false);
    otherwise = noNetwork;
    const { outcome, seconds } = await send();
    expect(outcome).toEqual({ kind: 'failed', reason: 'Failed to fetch' });
    expect(seconds).toBeLessThanOrEqual(31);
  });

  test('a small Retry-After is waited for, one beyond the half minute is a failure', async () => {
    answers = [puttingOff('8')];
    expect((await send()).outcome).toEqual({ kind: 'received' });
    expect(times()).toEqual([0, 8]);
    sent = [];
    answers = [puttingOff('120')];
    const { outcome } = await send();
    expect(outcome).toEqual({ kind: 'failed', reason: '503 delivery_failed' });
    expect(times()).toEqual([0]);
  });
});

test('a refusal is final, somebody else’s too; of its fields those are told that the form has', async () => {
  const failed = (reason: string) => ({ kind: 'failed', reason });
  const known = { telefono: 'Controlla il numero.' };
  const fields = { ...known, email: 7, __proto: 'x' };
  for (const [status, answer, outcome] of [
    [400, { code: 'unreadable_body' }, failed('400 unreadable_body')],
    [429, { code: 'rate_limited' }, failed('429 rate_limited')],
    [500, { code: '' }, failed('500')],
    [422, [], failed('422')],
    [422, 'refused', failed('422')],
    [422, { code: 7, fields: 'telefono' }, failed('422')],
    [422, { code: 'invalid_fields', fields }, { kind: 'invalid', fields: known }],
  ] as const) {
    sent = [];
    otherwise = () => Response.json(answer, { status });
    expect((await send()).outcome).toEqual(outcome);
    expect(sent).toHaveLength(1);
  }
});

test('a long text is sent without keepalive, which browsers allow to small requests only', async () => {
  const asked = jest.mocked(fetch);
  await send();
  await send({ ...validPayload, obiettivi: 'a'.repeat(20_000) });
  expect(asked.mock.calls.map(([, init]) => init?.keepalive)).toEqual([true, false]);
});
