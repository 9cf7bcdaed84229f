import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import type { RefusalCode } from '@/lib/lead/protocol';
import {
  captureLog,
  formRequest,
  jsonRequest,
  loadRoute,
  rawRequest,
  routeEnv,
  validPayload,
} from '../../support/contact-route';
import type { TakenMail } from '../../support/mailbox';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server';

let server: TestSmtpServer;
let route: Awaited<ReturnType<typeof loadRoute>>;

beforeAll(async () => {
  server = await startSmtpServer();
  route = await loadRoute({ ...routeEnv, SMTP_URL: server.url });
});
afterAll(() => server.close());
beforeEach(() => {
  server.reset();
  captureLog();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function expectRefusal(response: Response, status: number, code: RefusalCode) {
  expect(response.status).toBe(status);
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ code, message: leadAnswers.messages[code] });
  expect(server.mails).toHaveLength(0);
  return body;
}

const json = { 'content-type': 'application/json' };

test.each(['GET', 'HEAD', 'PUT', 'PATCH', 'DELETE'] as const)(
  '%s is 405 and says what is allowed',
  async (method) => {
    const response = route[method]();
    expect(response.headers.get('allow')).toBe('POST, OPTIONS');
    await expectRefusal(response, 405, 'method_not_allowed');
  },
);

test('OPTIONS says what is allowed', () => {
  const response = route.OPTIONS();
  expect(response.status).toBe(204);
  expect(response.headers.get('allow')).toBe('POST, OPTIONS');
});

test.each([
  'text/plain',
  'multipart/form-data; boundary=x',
  'application/json; charset=iso-8859-1',
  'application/jsonp',
  'nonsense',
  '',
])('content type %j is 415', async (type) => {
  const request = rawRequest(JSON.stringify(validPayload), { 'content-type': type });
  await expectRefusal(await route.POST(request), 415, 'unsupported_type');
});

test('no content type at all is 415', async () => {
  const request = rawRequest(null, {});
  await expectRefusal(await route.POST(request), 415, 'unsupported_type');
});

test.each([
  ['nothing', null],
  ['half an object', '{"nome":'],
  ['an array', '[]'],
  ['a text', '"nome"'],
  ['null', 'null'],
  ['a number', '1e999'],
  [
    'in another encoding',
    Buffer.from(JSON.stringify({ ...validPayload, nome: 'Nicolò' }), 'latin1'),
  ],
  ['UTF-8 that breaks off', Buffer.concat([Buffer.from('{} '), Buffer.from([0xe2, 0x82])])],
  ['brackets without end', '['.repeat(32_000)],
  ['braces without end', '{"a":'.repeat(6_000)],
])('JSON that is %s is 400', async (_case, body) => {
  await expectRefusal(await route.POST(rawRequest(body, json)), 400, 'unreadable_body');
});

test('a body that breaks off is 400', async () => {
  const body = new ReadableStream({
    pull(controller) {
      controller.error(new Error('connection reset'));
    },
  });
  await expectRefusal(await route.POST(rawRequest(body, json)), 400, 'unreadable_body');
});

function jsonOfBytes(size: number): string {
  const empty = JSON.stringify({ ...validPayload, extra: '' });
  return JSON.stringify({ ...validPayload, extra: 'x'.repeat(size - Buffer.byteLength(empty)) });
}

test('64 KB are taken', async () => {
  const body = jsonOfBytes(64 * 1024);
  expect(Buffer.byteLength(body)).toBe(64 * 1024);
  const response = await route.POST(rawRequest(body, json));
  expect(response.status).toBe(200);
});

test('the longest texts are taken, in characters of three bytes, as JSON and as a form', async () => {
  const longest = {
    ...validPayload,
    nome: '€'.repeat(100),
    azienda: '€'.repeat(150),
    obiettivi: '€'.repeat(5_000),
  };
  const json = await route.POST(jsonRequest(longest));
  expect(json.status).toBe(200);
  const form = await route.POST(formRequest(longest));
  expect(form.status).toBe(303);
  const isLongest = ({ mail }: TakenMail) => mail.text?.includes(longest.obiettivi) === true;
  const first = await server.mailWhere(isLongest);
  await server.mailWhere((taken) => taken !== first && isLongest(taken));
});

test('one byte more is 413', async () => {
  const response = await route.POST(rawRequest(jsonOfBytes(64 * 1024 + 1), json));
  await expectRefusal(response, 413, 'body_too_large');
});

test('the size counts in bytes, not in characters', async () => {
  const response = await route.POST(jsonRequest({ ...validPayload, extra: '王'.repeat(22_000) }));
  await expectRefusal(response, 413, 'body_too_large');
});

test('a body without end is given up at the limit, whatever length it declares', async () => {
  let sent = 0;
  let cancelled = false;
  const body = new ReadableStream({
    pull(controller) {
      sent += 1024;
      controller.enqueue(new Uint8Array(1024).fill(0x20));
    },
    cancel() {
      cancelled = true;
    },
  });
  const request = rawRequest(body, { ...json, 'content-length': '10' });
  await expectRefusal(await route.POST(request), 413, 'body_too_large');
  expect(cancelled).toBe(true);
  expect(sent).toBeLessThan(96 * 1024);
});

test('wrong fields are 422, each with its Italian message, and only they', async () => {
  const response = await route.POST(jsonRequest({ ...validPayload, nome: ' ', email: 'maria' }));
  const body = await expectRefusal(response, 422, 'invalid_fields');
  expect(body.fields).toEqual({
    nome: contact.errors.nome.required,
    email: contact.errors.email.invalid,
  });
});

test.each([
  ['an empty object', '{}'],
  [
    'arrays for values',
    '{"nome":["a"],"azienda":["b"],"email":["c@d.it"],"telefono":[1],"obiettivi":[]}',
  ],
  ['huge numbers', `{"nome":1e400,"telefono":${'9'.repeat(400)}}`],
  ['deep values', `{"nome":${'['.repeat(15_000)}${']'.repeat(15_000)}}`],
  [
    'a prototype',
    '{"__proto__":{"nome":"a","azienda":"b"},"constructor":{"prototype":{"email":"c@d.it"}}}',
  ],
  ['keys of every object', '{"toString":1,"hasOwnProperty":2,"then":3,"__proto__":null}'],
  ['half surrogate pairs alone', '{"nome":"\\u0000","email":"\\ud800@\\udfff.it"}'],
])('%s is 422, never 500', async (_case, body) => {
  await expectRefusal(await route.POST(rawRequest(body, json)), 422, 'invalid_fields');
  expect(Object.keys(Object.prototype)).toEqual([]);
});

test('unknown fields, a prototype among them, change nothing', async () => {
  const body = JSON.stringify(validPayload).replace('{', '{"__proto__":{"x":1},"altro":{"y":[]},');
  const response = await route.POST(rawRequest(body, json));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    code: 'received',
    answerBy: expect.stringMatching(/^le \d+:\d\d di \p{L}+ \d+$/u),
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
  expect(({} as Record<string, unknown>).x).toBeUndefined();
});

describe('without JavaScript', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };

  async function expectDocument(response: Response, status: number, code: RefusalCode) {
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-error-code')).toBe(code);
    const page = await response.text();
    expect(page).toContain(leadAnswers.messages[code]);
    expect(server.mails).toHaveLength(0);
    return page;
  }

  test('wrong fields come back as the form, with what was typed', async () => {
    const payload = { ...validPayload, email: 'maria<rossi', page: '/hospitality' };
    const page = await expectDocument(
      await route.POST(formRequest(payload)),
      422,
      'invalid_fields',
    );
    expect(page).toContain(contact.errors.email.invalid);
    expect(page).toContain('value="maria&lt;rossi"');
    expect(page).toContain('value="Rossi &amp; Figli Srl"');
    expect(page).toContain('value="/hospitality"');
    expect(page).toContain(validPayload.obiettivi);
  });

  test.each([
    ['bytes that are not UTF-8', 'nome=%ff%fe'],
    ['half an escape', 'nome=%e2%82'],
    ['no escape', 'nome=100%'],
  ])('%s are 400', async (_case, body) => {
    await expectDocument(await route.POST(rawRequest(body, form)), 400, 'unreadable_body');
  });

  test.each([
    ['nothing', ''],
    ['a field twice', 'nome=a&nome=b&nome[]=c'],
    ['a prototype', '__proto__=a&constructor=b&__proto__[nome]=c'],
    ['NUL', 'nome=%00&email=%00'],
  ])('%s is 422, never 500', async (_case, body) => {
    await expectDocument(await route.POST(rawRequest(body, form)), 422, 'invalid_fields');
  });

  test('over 64 KB is 413', async () => {
    const request = formRequest({ ...validPayload, obiettivi: 'x'.repeat(66_000) });
    await expectDocument(await route.POST(request), 413, 'body_too_large');
  });
});
