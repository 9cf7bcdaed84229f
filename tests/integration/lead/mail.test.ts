import { leadMail } from '@/content/mails/lead';
import { site as company } from '@/content/site';
import { companyLine } from '@/lib/company-details';
import { routeEnv, validPayload } from '../../support/contact-route';
import { isMailOf, leadSite } from '../../support/lead-site';
import { costly, gmailShowsWhole } from '../../support/mails';

const site = leadSite();
beforeEach(() => site.start());

async function send(changes?: object, headers?: Record<string, string>) {
  const id = await site.post(changes, headers);
  return { id, ...(await site.smtp.mailWhere(isMailOf(id))) };
}

function headerNames(raw: string): string[] {
  const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
  return head.split(/\r\n(?![ \t])/).map((line) => line.slice(0, line.indexOf(':')).toLowerCase());
}

test('a request arrives as one mail from the site to the agency, to be answered to the visitor, and as one line of the log', async () => {
  const { id, envelope, mail } = await send();
  expect(site.smtp.mails).toHaveLength(1);
  expect(envelope).toEqual({
    from: 'sito@linea.example',
    to: ['ciao@linea.example', 'vendite@linea.example'],
  });
  expect(mail.from).toEqual({ name: company.brand, address: 'sito@linea.example' });
  expect(mail.to?.map(({ address }) => address)).toEqual(envelope.to);
  expect(mail.replyTo).toEqual([{ name: 'Maria Rossi', address: 'maria@rossi.it' }]);
  expect(mail.subject).toBe(leadMail.subject(validPayload.azienda));
  const answered = { leadId: id, format: 'json', outcome: 'received' };
  expect(await site.logged('lead.answered')).toMatchObject({ level: 30, ...answered });
});

test('request id: the answer has the log’s own, whatever was sent as one', async () => {
  const answer = await site.sendJson({}, { 'x-request-id': 'forged' });
  const { requestId } = await site.logged('lead.answered');
  expect(requestId).toMatch(/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/);
  expect(answer.headers.get('x-request-id')).toBe(requestId);
});

test('both parts say everything, with line breaks, numbers as they were typed and answers that are already begun', async () => {
  const telefono = '02 1234567 int. 12 – 333 1234567 ore pasti';
  const obiettivi = 'uno <\r\ndue\n\ntre';
  const page = '/soluzioni/voicebot-intelligente';
  const { id, mail } = await send({ telefono, obiettivi, page });
  const html = (mail.html ?? '').replaceAll('&amp;', '&');
  const links = ['tel:+39021234567', 'https://wa.me/393331234567', 'mailto:maria@rossi.it'];
  const typed = ['Maria Rossi', 'Rossi & Figli Srl', 'maria@rossi.it', telefono];
  for (const part of [mail.text, html])
    for (const value of [...typed, ...links, routeEnv.SITE_URL + page])
      expect(part).toContain(value);
  expect(mail.text).toContain('\n> uno <\n> due\n>\n> tre\n');
  expect(html).toContain('uno &lt;<br/>due<br/><br/>tre');
  expect(mail.text).toContain(id);
  expect(html).toContain(`>${id.slice(0, 8)}<`);

  const href = (start: string) =>
    new URL(html.match(new RegExp(`href="(${start}[^"]*)"`))?.[1] ?? '').searchParams;
  const answer = href('mailto:maria@rossi.it');
  expect(answer.get('subject')).toBe(`La tua richiesta di consulenza a ${company.brand}`);
  expect(answer.get('body')).toMatch(/^Buongiorno Maria Rossi,\r\n\r\n/);
  const [signed, foot] = answer.get('body')?.split('\r\n').slice(-2) ?? [];
  expect([signed, foot]).toEqual([company.brand, companyLine()]);
  expect(foot).toContain(`Sede legale ${company.company.registeredOffice}`);
  expect(href('https://wa.me/393331234567').get('text')).toMatch(/^Buongiorno Maria Rossi, /);
});

test('the agency’s answer goes to the visitor’s one address, whatever signs it has', async () => {
  for (const [email, inLink] of [
    ["a!#$%&'*+/?=^_`{|}~-b@rossi.it", "a!%23%24%25%26'*%2B%2F%3F%3D%5E_%60%7B%7C%7D~-b@rossi.it"],
    ['test@io', 'test@io'],
    ['info@società.it', 'info@xn--societ-nta.it'],
  ] as const) {
    const { mail } = await send({ email });
    const href = mail.html?.match(/href="(mailto:[^"]*)"/)?.[1]?.replaceAll('&#x27;', "'");
    expect(href?.split('?')[0]).toBe(`mailto:${inLink}`);
    const address = decodeURIComponent(new URL(href ?? '').pathname);
    expect(mail.replyTo).toEqual([{ name: 'Maria Rossi', address }]);
    expect(mail.text).toContain(`: mailto:${inLink}\n`);
  }
});

test('markup is shown, not run', async () => {
  const markup = '<img src=x onerror=alert(1)>"\'&';
  const typed = { nome: markup, azienda: markup, obiettivi: markup };
  const { mail } = await send({ ...typed, visit: { utm_medium: markup } });
  expect(mail.html).not.toContain('<img');
  expect(mail.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  expect(mail.text).toContain(markup);
});

test('no field can add or change a header, or hide what it says', async () => {
  const expected = headerNames((await send()).raw);
  const injection =
    'Rossi\r\nBcc: evil@x.com\r\n\r\nbody\u2028To: evil@x.com\u0085X-Evil: 1\u0000\n.\n';
  const { raw, envelope, mail } = await send({ nome: injection, azienda: injection });
  expect(headerNames(raw)).toEqual(expected);
  expect(envelope.to).toEqual(['ciao@linea.example', 'vendite@linea.example']);
  expect(mail.bcc).toBeUndefined();
  expect(mail.replyTo).toHaveLength(1);

  const hidden = { azienda: 'Ros\u202Egpj.exe\u200B\u2066si', nome: '\u202EMaria' };
  const { mail: bidirectional } = await send(hidden);
  expect(bidirectional.subject).toBe(leadMail.subject('Rosgpj.exesi'));
  expect(bidirectional.replyTo?.[0]?.name).toBe('Maria');
});

test('a name in any script arrives as it was typed, an encoded-word broken up, and is read as nothing else', async () => {
  for (const typed of [
    'evil@x.com, Rossi',
    '=?UTF-8?Q?x=0D=0ABcc:evil@x.com?=',
    'Rossi =?utf-8?q?a_b?= "Figli" \\ Srl',
    '王小明 شركة 🚀',
  ]) {
    const { mail, raw } = await send({ nome: typed, azienda: typed });
    const shown = typed.replaceAll('=?', '= ?');
    expect(mail.replyTo).toEqual([{ name: shown, address: 'maria@rossi.it' }]);
    expect(mail.subject).toBe(leadMail.subject(shown));
    expect(mail.bcc).toBeUndefined();
    const head = raw.slice(0, raw.indexOf('\r\n\r\n'));
    expect(head).toMatch(/^[\x20-\x7e\r\n]+$/);
    // a reader that decodes within quotes, too, finds nothing there
    expect(head).not.toMatch(/"[^"\r\n]*=\?/);
  }
});

test('the longest fields, in any script, arrive whole in the text, and capped in the headers', async () => {
  const azienda = 'z'.repeat(150);
  const obiettivi = `您好！\nمرحبا\n👩‍💻 àèìòù € ${'parola '.repeat(700).trim()}`;
  const { mail, raw } = await send({ nome: 'n'.repeat(100), azienda, obiettivi });
  expect(mail.text).toContain(azienda);
  expect(mail.text).toContain(obiettivi.replaceAll('\n', '\n> '));
  expect(mail.subject).toBe(leadMail.subject('z'.repeat(80)));
  // what breaks up an encoded-word counts too
  const { mail: grown } = await send({ nome: '=?'.repeat(45) });
  expect(grown.replyTo?.[0]?.name).toBe(`${'= ?'.repeat(26)}=`);
  // RFC 5322, 2.1.1: a line has at most 998 characters
  expect(Math.max(...raw.split('\r\n').map((line) => line.length))).toBeLessThanOrEqual(998);
});

test('Gmail shows the mail whole, whatever was typed', async () => {
  const typed = { nome: costly(100), azienda: costly(150), obiettivi: costly(5_000) };
  const visit = { utm_source: costly(80), utm_medium: costly(80), utm_campaign: costly(80) };
  await send({ ...typed, telefono: `333 123 4567 ${costly(80)}`, visit });
  expect(site.smtp.mails.filter(gmailShowsWhole)).toHaveLength(1);
});

test('the mail names the page that the request came from, and no other site’s', async () => {
  for (const [extra, headers, shown] of [
    [{ page: '/hospitality' }, {}, `${routeEnv.SITE_URL}/hospitality`],
    [{}, { referer: `${routeEnv.SITE_URL}/numeri?a=1#b` }, `${routeEnv.SITE_URL}/numeri`],
    [{}, { referer: 'https://evil.example/x' }, leadMail.unknownPage],
    [{}, { referer: `${routeEnv.SITE_URL}/api/send-contact` }, leadMail.unknownPage],
    [{ page: '//evil.example/x' }, {}, leadMail.unknownPage],
    [{ page: `/${'a'.repeat(200)}` }, {}, leadMail.unknownPage],
  ] as const)
    expect((await send(extra, headers)).mail.text).toContain(`${leadMail.labels.page}: ${shown}\n`);
});

test('what is wrong with a visit is left out, cleaned or cut, and never costs the request', async () => {
  for (const visit of ['text', 7, null, [], { landing: 1, cta: {} }, { cta: 'constructor' }])
    expect((await site.recordOf((await send({ visit })).id))?.attribution).toBeNull();
  const { id } = await send({
    visit: {
      landing: '//evil.example',
      cta: 'closing',
      cta_page: '/x?mail=maria@rossi.it',
      fbclid: 'x',
      referrer: 'https://www.google.com/search?q=maria',
      utm_source: 'news\r\nBcc: evil@x.com\u202E',
      utm_medium: `${'\u200B'.repeat(399)}${'😀'.repeat(81)}`,
      utm_campaign: 'z'.repeat(5_000),
      ip: '192.0.2.1',
    },
  });
  expect((await site.recordOf(id))?.attribution).toEqual({
    cta: 'closing',
    utm_source: 'news Bcc: evil@x.com',
    utm_medium: '😀'.repeat(80),
    utm_campaign: 'z'.repeat(80),
  });
});
