import { leadAnswers } from '@/content/lead-answers';
import type { RefusalCode } from '@/lib/lead/protocol';
import { rawRequest, validPayload } from '../../support/contact-route';
import { leadSite } from '../../support/lead-site';

const site = leadSite();
beforeEach(() => site.start());

async function expectRefusal(response: Response, status: number, code: RefusalCode) {
  expect(response.status).toBe(status);
  const body = (await response.json()) as Record<string, unknown>;
  expect(body).toMatchObject({ code, message: leadAnswers.messages[code] });
  expect(site.smtp.mails).toHaveLength(0);
  return body;
}

const json = { 'content-type': 'application/json' };

test('what is no request is refused with its reason', async () => {
  const types = ['text/plain', 'multipart/form-data; boundary=x', ''];
  for (const type of [...types, 'application/json; charset=iso-8859-1']) {
    const request = rawRequest(JSON.stringify(validPayload), { 'content-type': type });
    await expectRefusal(await site.send(request), 415, 'unsupported_type');
  }
  const brokenOff = new ReadableStream({ pull: (stream) => stream.error(new Error('reset')) });
  const unreadable: (BodyInit | null)[] = [
    null,
    '[]',
    Buffer.from(JSON.stringify({ nome: 'Nicolò' }), 'latin1'),
    Buffer.concat([Buffer.from('{} '), Buffer.from([0xe2, 0x82])]),
    '['.repeat(32_000),
    brokenOff,
  ];
  for (const body of unreadable)
    await expectRefusal(await site.send(rawRequest(body, json)), 400, 'unreadable_body');
});

test('the longest request is taken, counted in characters', async () => {
  const obiettivi = '€'.repeat(5_000);
  const longest = { nome: '€'.repeat(100), azienda: '€'.repeat(150), obiettivi };
  expect((await site.sendForm(longest)).status).toBe(303);
  await site.smtp.mailWhere(({ mail }) => mail.text?.includes(obiettivi) === true);
});

test('no JSON, however strange, is the server’s fault: never 500', async () => {
  for (const body of [
    '{"nome":["a"],"email":["c@d.it"],"telefono":[1],"obiettivi":[]}',
    `{"nome":${'['.repeat(15_000)}${']'.repeat(15_000)}}`,
    '{"__proto__":{"nome":"a"},"constructor":{"prototype":{"email":"c@d.it"}}}',
    '{"nome":"\\u0000","email":"\\ud800@\\udfff.it"}',
  ]) {
    await expectRefusal(await site.send(rawRequest(body, json)), 422, 'invalid_fields');
    expect(Object.keys(Object.prototype)).toEqual([]);
  }
});

test('unknown fields, a prototype among them, change nothing', async () => {
  const body = JSON.stringify(validPayload).replace('{', '{"__proto__":{"x":1},"altro":{"y":[]},');
  const response = await site.send(rawRequest(body, json));
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    code: 'received',
    answerBy: expect.stringMatching(/^le \d+:\d\d di (?:oggi, )?\p{L}+ \d+$/u),
    id: expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

test('without JavaScript a refusal comes back as a page that keeps what was typed', async () => {
  for (const [body, status, code] of [
    ['nome=%ff%fe', 400, 'unreadable_body'],
    ['__proto__=a&constructor=b&__proto__[nome]=c', 422, 'invalid_fields'],
    ['email=maria%3Crossi&page=%2Fhospitality', 422, 'invalid_fields'],
  ] as const) {
    const form = { 'content-type': 'application/x-www-form-urlencoded' };
    const response = await site.send(rawRequest(body, form));
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
    expect(response.headers.get('x-error-code')).toBe(code);
    const page = await response.text();
    expect(page).toContain(leadAnswers.messages[code]);
    // art. 13 GDPR: beside the form stands what the data are for, and where the rest is said
    const said = ['value="maria&lt;rossi"', 'value="/hospitality"', 'i tuoi diritti'];
    if (body.startsWith('email')) for (const each of said) expect(page).toContain(each);
    expect(site.smtp.mails).toHaveLength(0);
  }
});
