import { GET, POST } from '@/app/api/assistant/route';
import { readFigures } from '@/lib/figures/read-figures';
import { answerClient } from '@/lib/http/client-address';
import { observe } from '@/lib/lead/agency/troubles';
import { monthOf } from '@/lib/time';
import { checkAssistant } from '@/scripts/launch/assistant';
import { type ChatTrigger, json, startChatTrigger } from '../../support/chat-trigger';
import { routeEnv } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';

const site = leadSite();
let workflow: ChatTrigger;

beforeAll(async () => {
  workflow = await startChatTrigger();
});
afterAll(() => workflow.close());
beforeEach(async () => {
  workflow.answer();
  workflow.posts.length = 0;
  ahead = 0;
  await site.start({ ASSISTANT_URL: workflow.url });
});

const question = {
  sessionId: '0b9f3c52-0f4e-4a5b-9a51-1d8c3b0a7a11',
  message: 'Sono Maria Rossi: avete posto sabato?',
  scene: 'hotel/arrivo',
  language: 'en',
};
const otherSession = () => ({ sessionId: crypto.randomUUID() });

function ask(
  changes: object = {},
  { network = '192.0.2.1', headers = {} } = {},
): Promise<Response> {
  const request = new Request(`${routeEnv.SITE_URL}/api/assistant`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin', ...headers },
    body: JSON.stringify({ ...question, ...changes }),
  });
  return answerClient({ network, direct: false }, () => POST(request));
}

const replyTo = async (...args: Parameters<typeof ask>) =>
  (await (await ask(...args)).json()).reply;
const statusOf = async (...args: Parameters<typeof ask>) => (await ask(...args)).status;
const isAvailable = async () => (await (await GET()).json()).available;

const clock = performance.now.bind(performance);
let ahead = 0;

/** Moves the clock of limits, which only goes forward. */
function later(seconds: number): void {
  ahead += seconds * 1_000;
  jest.spyOn(performance, 'now').mockImplementation(() => clock() + ahead);
}

test('assistant: a message goes to the workflow as n8n’s own client sends it, with the login that its address has', async () => {
  await site.start({ ASSISTANT_URL: workflow.url.replace('//', '//site:a%20b@') });
  expect(await replyTo()).toBe(`Hai scritto: ${question.message}`);
  const [{ sent, headers } = { sent: null, headers: {} }] = workflow.posts;
  expect(sent).toEqual({
    action: 'sendMessage',
    sessionId: question.sessionId,
    chatInput: question.message,
    metadata: { scene: question.scene, language: question.language },
  });
  expect(headers).toMatchObject({
    'content-type': 'application/json',
    authorization: `Basic ${Buffer.from('site:a b').toString('base64')}`,
  });
});

const streamed = [
  { type: 'begin', metadata: {} },
  { type: 'item', content: 'Sì, ', metadata: {} },
  { type: 'item', content: 'sabato.', metadata: {} },
  { type: 'end', metadata: {} },
]
  .map((chunk) => JSON.stringify(chunk))
  .join('\n');

test.each([
  ['output', { output: 'Sì, sabato.' }],
  ['text', { text: 'Sì, sabato.', more: 1 }],
  ['a list of one', [{ output: 'Sì, sabato.' }]],
  ['lines of a stream', `${streamed}\n`],
  ['Markdown', { output: '# **Sì**, [sabato](https://hotel.example/libero).' }],
])('assistant: the reply is read from %s, as plain text', async (_name, body) => {
  workflow.answer(json(body));
  expect(await replyTo()).toBe('Sì, sabato.');
});

test('assistant: a long reply is cut at 1,200 signs', async () => {
  workflow.answer(json({ output: 'a'.repeat(3_000) }));
  expect(await replyTo()).toBe(`${'a'.repeat(1_199)}…`);
});

test.each([
  ['an error', json({}, 500), 'http_500'],
  ['a redirect', json({ output: 'no' }, 307), 'http_307'],
  ['another’s page', json('<html>'), 'not_understood'],
  ['a list of two', json([{ output: 'a' }, { output: 'b' }]), 'not_understood'],
  ['an error in a stream', json(`${streamed}\n{"type":"error","content":"x"}`), 'not_understood'],
  ['nothing', json({ output: ' ' }), 'not_understood'],
  ['more than 16 KB', json({ output: 'a'.repeat(17_000) }), 'too_long'],
])(
  'assistant: %s is a failure, logged without what was said',
  async (_name, answering, errorCode) => {
    workflow.answer(answering);
    const response = await ask();
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'delivery_failed' });
    expect(await site.logged('assistant.failed')).toMatchObject({ errorCode });
    expect(JSON.stringify(site.logLines())).not.toContain('sabato');
  },
);

test('assistant: no answer in time is a failure', async () => {
  const timeout = AbortSignal.timeout.bind(AbortSignal);
  jest.spyOn(AbortSignal, 'timeout').mockImplementation((ms) => timeout(ms / 500));
  const release = workflow.hold();
  expect(await statusOf()).toBe(503);
  expect(await site.logged('assistant.failed')).toMatchObject({ errorCode: 'timeout' });
  release();
});

test('assistant: of one that has failed, one visitor a minute finds out whether it is back', async () => {
  workflow.answer(json({}, 500));
  expect(await statusOf()).toBe(503);
  workflow.answer();
  expect([await statusOf(otherSession()), await isAvailable()]).toEqual([503, false]);
  expect(workflow.posts).toHaveLength(1);
  later(61);
  const release = workflow.hold();
  const first = statusOf(otherSession());
  await workflow.sent(2);
  expect(await statusOf(otherSession())).toBe(503);
  release();
  expect([await first, await statusOf(otherSession()), await isAvailable()]).toEqual([
    200,
    200,
    true,
  ]);
});

test('assistant: three failures in a row are a trouble that the agency hears of, until it replies', async () => {
  const trouble = async () => (await observe(site.service())).get('assistant')?.code;
  workflow.answer(json({}, 404));
  for (const minutes of [0, 2, 4]) {
    expect(await trouble()).toBeNull();
    later(minutes * 60);
    await ask(otherSession());
  }
  expect(await trouble()).toBe('http_404');
  workflow.answer();
  later(120);
  await ask(otherSession());
  expect(await trouble()).toBeNull();
});

test('assistant: a conversation has eight messages, a network twenty a day', async () => {
  const statuses = [];
  for (let each = 0; each < 9; each += 1) statuses.push(await statusOf());
  expect(statuses).toEqual([...Array(8).fill(200), 429]);
  for (let each = 0; each < 12; each += 1) expect(await statusOf(otherSession())).toBe(200);
  const refused = await ask(otherSession());
  expect(refused.status).toBe(429);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(86_000);
  expect(await statusOf(otherSession(), { network: '192.0.2.2' })).toBe(200);
  expect(workflow.posts).toHaveLength(21);
});

test('assistant: ASSISTANT_DAILY is what the site asks in a day, failures apart', async () => {
  await site.start({ ASSISTANT_URL: workflow.url, ASSISTANT_DAILY: '2' });
  workflow.answer(json({}, 500));
  await ask();
  workflow.answer();
  later(61);
  const networks = ['192.0.2.1', '192.0.2.2', '192.0.2.3'];
  const statuses = [];
  for (const network of networks) statuses.push(await statusOf(otherSession(), { network }));
  expect(statuses).toEqual([200, 200, 429]);
  expect(await isAvailable()).toBe(false);
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
  ['a subdomain', { 'sec-fetch-site': 'same-site' }, 403],
  ['another origin', { 'sec-fetch-site': '', origin: 'https://a.example' }, 403],
  ['a form', { 'content-type': 'text/plain' }, 415],
])('assistant: nothing is asked for %s', async (_name, headers, status) => {
  expect(await statusOf({}, { headers })).toBe(status);
  expect(workflow.posts).toEqual([]);
});

test.each([
  { message: ' ' },
  { message: 'a'.repeat(301) },
  { sessionId: 'short' },
  { scene: 'negozio' },
  { language: 'xx' },
])('assistant: %j is refused', async (changes) => {
  expect(await statusOf(changes)).toBe(422);
  expect(workflow.posts).toEqual([]);
});

test('assistant: the month has how many conversations there were, by page', async () => {
  await ask();
  await ask();
  await ask({ ...otherSession(), scene: 'chatbot/whatsapp' });
  const { counter, store } = site.service();
  await counter.flush();
  const { total, pages } = await store.use((db) => readFigures(db, monthOf(Date.now())));
  expect(total).toMatchObject({ tried: 2, visit: 0 });
  expect(pages.map(({ name }) => name)).toContain('/hospitality');
});

test('assistant: without its address nothing is available', async () => {
  await site.start();
  expect([await statusOf(), await isAvailable()]).toEqual([503, false]);
});

test('launch check: it asks the assistant one question, shows the answer, and says what is wrong', async () => {
  const assistant = { url: workflow.url, daily: 300 };
  const [unused, answered] = await checkAssistant({ assistant });
  expect(unused).toMatchObject({ status: 'fail', what: expect.stringContaining('no page') });
  expect(answered).toMatchObject({ status: 'pass', what: expect.stringContaining('Hai scritto') });
  workflow.answer(json({ message: 'not registered' }, 404));
  expect((await checkAssistant({ assistant })).at(-1)).toMatchObject({
    status: 'fail',
    what: expect.stringContaining('http_404'),
    fix: expect.stringContaining('publish'),
  });
});
