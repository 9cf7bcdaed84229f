import { anchors } from '@/content/anchors';
import { leadMail } from '@/content/mails/lead';
import { site } from '@/content/site';
import {
  captureLog,
  formRequest,
  jsonRequest,
  loadRoute,
  routeEnv,
  validPayload,
} from '../../support/contact-route';
import type { TakenMail } from '../../support/mailbox';
import { startSmtpServer, type TestSmtpServer } from '../../support/smtp-server';

let server: TestSmtpServer;
let POST: (request: Request) => Promise<Response>;
let logLines: () => Record<string, unknown>[];

beforeAll(async () => {
  server = await startSmtpServer();
  ({ POST } = await loadRoute({ ...routeEnv, SMTP_URL: server.url }));
});
afterAll(() => server.close());
beforeEach(() => {
  server.reset();
  logLines = captureLog();
});
afterEach(() => {
  jest.restoreAllMocks();
});

async function send(payload: object, headers?: Record<string, string>): Promise<TakenMail> {
  const response = await POST(jsonRequest(payload, headers));
  expect(response.status).toBe(200);
  const { id } = (await response.json()) as { id: string };
  return await server.mailWhere(({ mail }) => mail.messageId === `<${id}@linea.example>`);
}

function headerNames(raw: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
}

test('a request arrives as one mail from the site to the agency, to be answered to the visitor', async () => {
  const { envelope, mail } = await send(validPayload);
  expect(server.mails).toHaveLength(1);
  expect(envelope).toEqual({
    from: 'sito@linea.example',
    to: ['ciao@linea.example', 'vendite@linea.example'],
  });
  expect(mail.from).toEqual({ name: site.brand, address: 'sito@linea.example' });
  expect(mail.to?.map(({ address }) => address)).toEqual(envelope.to);
  expect(mail.replyTo).toEqual([{ name: 'Maria Rossi', address: 'maria@rossi.it' }]);
  expect(mail.subject).toBe(leadMail.subject(validPayload.azienda));
});

test('both parts say everything, with line breaks and one-click answers', async () => {
  const { mail } = await send({ ...validPayload, page: '/soluzioni/voicebot-intelligente' });
  const document = mail.html ?? '';
  const visible = document.replaceAll('&amp;', '&').replaceAll('<br>\n', '\n');
  for (const part of [mail.text ?? '', visible]) {
    for (const line of Object.values(validPayload).flatMap((value) => value.split('\n'))) {
      expect(part).toContain(line);
    }
    expect(part).toContain('tel:+393331234567');
    expect(part).toContain('https://wa.me/393331234567');
    expect(part).toContain('mailto:maria@rossi.it');
    expect(part).toContain('https://www.linea.example/soluzioni/voicebot-intelligente');
    expect(part).toMatch(
      /(lunedì|martedì|mercoledì|giovedì|venerdì|sabato|domenica) \d+ \S+ \d{4}, \d\d:\d\d/,
    );
  }
  const id = mail.messageId?.slice(1, 37) ?? 'no id';
  expect(mail.text).toContain(id);
  expect(document).toContain(`Richiesta ${id.slice(0, 8)}.`);
});

test('the goals keep their lines in both parts', async () => {
  const { mail } = await send({ ...validPayload, obiettivi: 'uno <\r\ndue\n\ntre' });
  expect(mail.text).toContain('\n> uno <\n> due\n>\n> tre\n');
  expect(mail.html).toContain('uno &lt;<br>\ndue<br>\n<br>\ntre');
});

test('the buttons open an answer that is already begun', async () => {
  const { mail } = await send(validPayload);
  const href = (start: string) =>
    new URL(
      mail.html?.match(new RegExp(`href="(${start}[^"]*)"`))?.[1]?.replaceAll('&amp;', '&') ?? '',
    );
  const answer = href('mailto:maria@rossi.it');
  expect(answer.searchParams.get('subject')).toBe(`La tua richiesta di consulenza a ${site.brand}`);
  expect(answer.searchParams.get('body')).toMatch(/^Buongiorno Maria Rossi,\r\n\r\n/);
  const chat = href('https://wa.me/393331234567');
  expect(chat.searchParams.get('text')).toMatch(/^Buongiorno Maria Rossi, /);
});

test.each([
  ["a!#$%&'*+/?=^_`{|}~-b@rossi.it", "a!%23%24%25%26'*%2B%2F%3F%3D%5E_%60%7B%7C%7D~-b@rossi.it"],
  ['test@io', 'test@io'],
])('%s is answered at that one address, from the mail and by its link', async (email, inLink) => {
  const { mail } = await send({ ...validPayload, email });
  expect(mail.replyTo).toEqual([{ name: 'Maria Rossi', address: email }]);
  const href = mail.html?.match(/href="(mailto:[^"]*)"/)?.[1]?.replaceAll('&#39;', "'");
  expect(href?.split('?')[0]).toBe(`mailto:${inLink}`);
  expect(decodeURIComponent(new URL(href ?? '').pathname)).toBe(email);
  expect(mail.text).toContain(`: mailto:${inLink}\n`);
});

test('markup is shown, not run', async () => {
  const markup = '<img src=x onerror=alert(1)><a href="javascript:x">"\'&';
  const { mail } = await send({
    ...validPayload,
    nome: markup,
    azienda: markup,
    obiettivi: markup,
  });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).not.toContain('<a href="javascript');
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail.text).toContain(markup);
});

test('no field can add or change a header', async () => {
  const expected = headerNames((await send(validPayload)).raw);
  server.reset();
  const injection =
    'Rossi\r\nBcc: evil@x.com\r\n\r\nbody\u2028To: evil@x.com\u0085X-Evil: 1\u0000\n.\n';
  const { raw, envelope, mail } = await send({
    ...validPayload,
    nome: injection,
    azienda: injection,
  });
  expect(headerNames(raw)).toEqual(expected);
  expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
  expect(mail.bcc).toBeUndefined();
  expect(mail.replyTo).toHaveLength(1);
});

test('a name that looks like addresses stays a name', async () => {
  for (const nome of [
    'evil@x.com, Rossi',
    '"Rossi" <evil@x.com>',
    'Rossi>, <evil@x.com',
    'a: b; c',
  ]) {
    const { mail } = await send({ ...validPayload, nome });
    expect(mail.replyTo).toEqual([{ name: nome, address: 'maria@rossi.it' }]);
  }
});

test.each([
  '=?UTF-8?Q?x=0D=0ABcc:evil@x.com?=',
  '=?UTF-8?B?4oCuZ3BqLmV4ZQ==?=',
  'Rossi =?utf-8?q?a_b?= "Figli" \\ Srl',
  '=?UTF-8?Q?x y?=',
  '=?è?=',
  '=?'.repeat(40),
])('the name %s is decoded to what was typed, and to nothing else', async (typed) => {
  const { mail, raw } = await send({ ...validPayload, nome: typed, azienda: typed });
  expect(mail.replyTo).toEqual([{ name: typed, address: 'maria@rossi.it' }]);
  expect(mail.subject).toBe(leadMail.subject(typed));
  // a reader that decodes within quotes, too, finds nothing there
  expect(raw.slice(0, raw.indexOf('\r\n\r\n'))).not.toMatch(/"[^"\r\n]*=\?/);
  expect(mail.bcc).toBeUndefined();
});

test('the answer to an address with an accent goes where mail servers find it', async () => {
  const { mail } = await send({ ...validPayload, email: 'info@società.it' });
  expect(mail.replyTo?.[0]?.address).toBe('info@xn--societ-nta.it');
  expect(mail.text).toContain('mailto:info@xn--societ-nta.it');
});

test('a number is told as it was typed', async () => {
  const telefono = '02 1234567 int. 12 – 333 1234567 ore pasti';
  const { mail } = await send({ ...validPayload, telefono });
  for (const part of [mail.text, mail.html]) {
    expect(part).toContain(telefono);
    expect(part).toContain('tel:+39021234567');
    expect(part).toContain('https://wa.me/393331234567');
  }
});

test('bidirectional and zero-width characters reach neither header', async () => {
  const { mail } = await send({
    ...validPayload,
    azienda: 'Ros\u202Egpj.exe\u200B\u2066si',
    nome: '\u202EMaria',
  });
  expect(mail.subject).toBe(leadMail.subject('Rosgpj.exesi'));
  expect(mail.replyTo?.[0]?.name).toBe('Maria');
});

test('Chinese, Arabic and emoji arrive as they were written', async () => {
  const fields = {
    nome: '王小明',
    azienda: 'شركة روسي 🚀',
    obiettivi: '您好！\nمرحبا\n👩‍💻 àèìòù €',
  };
  const { mail, raw } = await send({ ...validPayload, ...fields });
  expect(raw).toMatch(/^Subject: [\x20-\x7e]+\r\n/m);
  expect(mail.subject).toBe(leadMail.subject(fields.azienda));
  expect(mail.replyTo?.[0]?.name).toBe(fields.nome);
  expect(mail.text).toContain('您好！\n> مرحبا\n> 👩‍💻 àèìòù €');
});

test('the longest fields arrive whole in the text, and capped in the headers', async () => {
  const fields = {
    nome: 'n'.repeat(100),
    azienda: 'z'.repeat(150),
    obiettivi: 'parola '.repeat(714).trim(),
  };
  const { mail, raw } = await send({ ...validPayload, ...fields });
  expect(mail.text).toContain(fields.azienda);
  expect(mail.text).toContain(fields.obiettivi);
  expect(mail.subject).toBe(leadMail.subject('z'.repeat(80)));
  // RFC 5322, 2.1.1: a line has at most 998 characters
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
});

test.each([
  ['the form’s own word', { page: '/hospitality' }, {}, 'https://www.linea.example/hospitality'],
  [
    'a Referer from the site',
    {},
    { referer: 'https://www.linea.example/soluzioni/chatbot-multicanale?a=1#b' },
    'https://www.linea.example/soluzioni/chatbot-multicanale',
  ],
  ['nothing from another site', {}, { referer: 'https://evil.example/x' }, leadMail.unknownPage],
  [
    'nothing from the handler itself',
    {},
    { referer: 'https://www.linea.example/api/send-contact' },
    leadMail.unknownPage,
  ],
  ['no other origin', { page: '//evil.example/x' }, {}, leadMail.unknownPage],
  ['no backslash', { page: '/\\evil.example' }, {}, leadMail.unknownPage],
  ['no whole address', { page: 'https://evil.example/' }, {}, leadMail.unknownPage],
  ['nothing over 200 characters', { page: `/${'a'.repeat(200)}` }, {}, leadMail.unknownPage],
  ['no value but a text', { page: ['/hospitality'] }, {}, leadMail.unknownPage],
])('the page in the mail is %s', async (_case, extra, headers, shown) => {
  const { mail } = await send({ ...validPayload, ...extra }, headers);
  expect(mail.text).toContain(`${leadMail.labels.page}: ${shown}\n`);
});

test('a form sent without JavaScript arrives all the same, and leads to the thank-you view', async () => {
  const response = await POST(formRequest({ ...validPayload, page: '/soluzioni/lead-generation' }));
  expect(response.status).toBe(303);
  expect(response.headers.get('location')).toBe(`/soluzioni/lead-generation#${anchors.sent}`);
  const { mail } = await server.mailWhere(() => true);
  expect(mail.text).toContain('Rispondere subito a chi ci scrive la sera.\n> E nel weekend.');
  expect(mail.replyTo).toEqual([{ name: 'Maria Rossi', address: 'maria@rossi.it' }]);
});

test('the log has one line about it, with ids and no personal data', async () => {
  const { mail } = await send(validPayload, {
    'x-request-id': '0b0e7a4e-7f0a-4a38-9a51-0f8f6a1c2b3d',
  });
  const about = logLines().filter(({ event }) => event === 'lead.answered');
  expect(JSON.stringify(logLines())).not.toMatch(/rossi|maria|333 ?123/i);
  expect(about).toEqual([
    {
      level: 30,
      time: expect.any(String),
      event: 'lead.answered',
      requestId: '0b0e7a4e-7f0a-4a38-9a51-0f8f6a1c2b3d',
      leadId: mail.messageId?.slice(1, 37),
      format: 'json',
      outcome: 'received',
      durationMs: expect.any(Number),
    },
  ]);
});
