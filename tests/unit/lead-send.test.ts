import { sendLead } from '@/components/contact/send-lead';
import { visitVariable } from '@/lib/visit-memory';
import { validPayload } from '../support/contact-route';

let statuses: number[];
let sent: { key: string | undefined; body: Record<string, unknown> }[];

beforeEach(() => {
  sent = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (_address, init) => {
    const headers = init?.headers as Record<string, string>;
    sent.push({ key: headers['Idempotency-Key'], body: JSON.parse(String(init?.body)) });
    return Response.json({ code: 'any' }, { status: statuses.shift() ?? 200 });
  });
});
afterEach(() => jest.restoreAllMocks());

const uuid = /^[\da-f]{8}-[\da-f]{4}-4/;

test('one text keeps its key until it has arrived; another text, or the same again, has its own', async () => {
  statuses = [503, 503, 200, 200];
  for (const obiettivi of ['uno', 'uno', 'uno', 'uno']) {
    await sendLead({ ...validPayload, obiettivi }, '/');
  }
  statuses = [503];
  await sendLead({ ...validPayload, obiettivi: 'due' }, '/');
  await sendLead({ ...validPayload, obiettivi: 'due, e altro' }, '/');
  const keys = sent.map(({ key }) => key);
  for (const key of keys) expect(key).toMatch(uuid);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(new Set(keys).size).toBe(4);
});

test('it says how long the page has been open, and what a program wrote where people see nothing', async () => {
  statuses = [];
  await sendLead(validPayload, '/hospitality');
  await sendLead(validPayload, '/hospitality', 'http://spam.example');
  expect(sent[0]?.body).toEqual({
    ...validPayload,
    page: '/hospitality',
    elapsedMs: expect.any(Number),
  });
  expect(sent[1]?.body).toMatchObject({ sito_web: 'http://spam.example' });
});

test('where the visit came from goes along, and makes no other request of the same text', async () => {
  const memory = globalThis as { [visitVariable]?: object };
  statuses = [503, 200];
  memory[visitVariable] = { cta: 'hero' };
  await sendLead(validPayload, '/');
  memory[visitVariable] = { cta: 'footer' };
  await sendLead(validPayload, '/');
  delete memory[visitVariable];
  expect(sent.map(({ body }) => body.visit)).toEqual([{ cta: 'hero' }, { cta: 'footer' }]);
  expect(sent[0]?.key).toBe(sent[1]?.key);
});
