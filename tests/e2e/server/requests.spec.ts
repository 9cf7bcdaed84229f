import { createHash } from 'node:crypto';
import { leadAnswers } from '@/content/lead-answers';
import { errorPage, serverAnswers } from '@/content/server-answers';
import { site as company } from '@/content/site';
import { hospitalityPath, telUrl, whatsappUrl } from '@/lib/links';
import { securityHeaders } from '@/lib/server/security-headers';
import { missingPath, plainPath } from '../../support/e2e/addresses';
import { contactForm, expectTyped, mailOf, someLead } from '../../support/e2e/contact-form';
import { type Answer, ask, expectSecurityHeaders, postLead } from '../../support/e2e/raw-request';
import type { Site } from '../../support/e2e/site-server';
import { slowClients } from '../../support/e2e/slow-clients';
import { expect, test } from '../../support/e2e/test';
import { actionLinks } from '../../support/mails';
import { until } from '../../support/until';

/** Without it Next answers a POST to a page like a GET. */
const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** What the server has written since; the next answer comes after whatever is written about the last. */
async function logSince(site: Site, before: number): Promise<string> {
  expect((await ask(site.url, '/api/health')).status).toBe(200);
  return site.output().slice(before);
}

/** Paths that two programs could read as two different ones (RFC 3986, 2.1 and 6.2.2; RFC 3629, 3). */
const ambiguousTargets = [
  // up to a folder beside the server's, as some proxies read it still below `/azione/`
  '/azione/a%2fb%2fb%2fb%2fb/../../..%2f..%2f..%2fREADME',
  '/azione/..%2f..%2fREADME',
  '/azione/../README',
  '/azione/%2e%2e/README',
  '/azione/x%252f..%252fREADME',
  '/azione/./x',
  '/azione/x\\..\\README',
  '/azione/x%5C..%5CREADME',
  '/azione/x%00',
  '/azione/x%0d%0aSet-Cookie:a=b',
  '/azione/%FF',
  '/azione/%C3',
  '/azione/%C0%AE%C0%AE',
  '/azione/%',
  '/azione/%zz',
  '/api/..%2fREADME',
  '/api/%E0%A4%A',
  '/..%2f..%2fREADME',
  '/..%2flegal%2fREADME',
];

test('no address reads a file that is not a page’s', async ({ site }) => {
  const before = site.output().length;
  for (const target of ambiguousTargets) {
    for (const request of [{}, { method: 'POST', headers: asForm, body: 'step=do' }]) {
      const answer = await ask(site.url, target, request);
      const shown = `${request.method ?? 'GET'} ${target}`;
      expect(answer.status, shown).toBe(400);
      expect(answer.headers.get('cache-control'), shown).toBe('no-store');
      for (const [name, value] of Object.entries(securityHeaders(false)))
        if (name !== 'Referrer-Policy') expect(answer.headers.get(name), shown).toBe(value);
      expect(answer.headers.has('set-cookie'), shown).toBe(false);
      expect(answer.body.toString(), shown).not.toMatch(/<h1|Legal texts/);
    }
  }
  expect(await logSince(site, before)).not.toMatch(/README|%|Error|^ +at /m);
  // what stands in a query says nothing of the address
  for (const target of ['/?x=%2f..%2f', '/?b=..%5c%FF', `${hospitalityPath}?a=/../b%00`])
    expect((await ask(site.url, target)).status, target).toBe(200);
});

test('each address answers its own methods alone', async ({ site }) => {
  const before = site.output().length;
  const addresses: Record<string, string> = {
    '/azione/niente': 'GET, HEAD, POST',
    '/api/send-contact': 'POST, OPTIONS',
    '/api/form-touched?page=/': 'POST',
    '/api/health': 'GET, HEAD',
    '/api/nope': 'GET, HEAD',
    '/': 'GET, HEAD',
    [plainPath]: 'GET, HEAD',
    [missingPath]: 'GET, HEAD',
    '/icon.svg': 'GET, HEAD',
    '/README': 'GET, HEAD',
  };
  const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND', 'TRACE'];
  for (const [target, allow] of Object.entries(addresses))
    for (const method of methods) {
      const headers = { ...asForm, 'Next-Action': 'written-by-a-stranger' };
      const answer = await ask(site.url, target, { method, headers });
      const shown = `${method} ${target}`;
      if (allow.split(', ').includes(method)) {
        expect(answer.status, shown).not.toBe(405);
      } else {
        expect([answer.status, answer.headers.get('allow')], shown).toEqual([405, allow]);
        expect(answer.body.toString(), shown).not.toContain('<h1');
      }
    }
  for (const [method, status] of [
    ['GET', 400],
    ['POST', 400],
    ['OPTIONS', 204],
  ] as const)
    expect((await ask(site.url, '*', { method })).status, `${method} *`).toBe(status);
  const upgraded = await ask(site.url, '/_next/webpack-hmr', {
    headers: {
      Connection: 'Upgrade, close',
      Upgrade: 'websocket',
      'Sec-WebSocket-Version': '13',
      'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    },
  });
  expect(upgraded.status, 'nobody holds a connection by asking for another protocol').toBe(404);
  expect(await logSince(site, before)).not.toMatch(/stranger|Error|^ +at /m);
});

const send = (site: Site, headers: Record<string, string>, body = 'nome=x') =>
  ask(site.url, '/api/send-contact', { method: 'POST', headers, body });

function expectData({ headers, body }: Answer, code: keyof typeof leadAnswers.messages): void {
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(body.toString()).toContain(JSON.stringify({ code, message: leadAnswers.messages[code] }));
}

/** In Italian, with a style that its policy lets in. */
function expectPage({ headers, body }: Answer): string {
  const html = body.toString();
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<html lang="it"');
  const [, style = ''] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`'sha256-${hash}'`);
  return html;
}

test('a form that breaks off on its way is one event in the log', async ({ site }) => {
  const before = site.output().length;
  const words = (type: string) =>
    `POST /api/send-contact HTTP/1.1\r\nHost: localhost\r\nContent-Type: ${type}\r\nContent-Length: 900\r\n\r\nnome=Giulia`;
  for (const type of ['application/json', asForm['Content-Type']]) {
    const client = await slowClients(site.url, { count: 1, words: words(type) });
    // answered behind it, so that it is being read by now
    await ask(site.url, '/api/health');
    client.leave();
  }
  const lines = () => site.output().slice(before).trim().split('\n').filter(Boolean);
  await until(() => lines().length >= 2, 'two lines');
  await ask(site.url, '/api/health');
  for (const line of lines())
    expect(JSON.parse(line)).toMatchObject({ event: 'request.broken_off' });
  expect(lines()).toHaveLength(2);
});

test('what is refused is said in words to a form, and in data to data', async ({ site }) => {
  const tooLong = 'x'.repeat(90_000);
  const page = await send(site, asForm, `obiettivi=${tooLong}`);
  expect(page.status).toBe(413);
  expect(expectPage(page)).toContain(leadAnswers.messages.body_too_large);
  const data = await send(site, { 'Content-Type': 'application/json' }, tooLong);
  expect(data.status).toBe(413);
  expectData(data, 'body_too_large');
  const touched = { method: 'POST', headers: asForm, body: tooLong };
  expect((await ask(site.url, '/api/form-touched?page=/', touched)).status).toBe(413);
  const asked = await ask(site.url, '/api/send-contact');
  expect(asked.headers.get('cache-control')).toBe('no-store');
  expectData(asked, 'method_not_allowed');
  expectSecurityHeaders(asked);
  const form = await send(site, asForm);
  expect(expectPage(form)).toContain('<form');
  expect(form.headers.get('content-security-policy')).toContain("form-action 'self'");
});

test('a link whose page fails says to open it again', async ({ serve, smtp }) => {
  const site = await serve({ failing: ['azione/[token]'] });
  const lead = someLead();
  await postLead(site.url, { body: JSON.stringify(lead) });
  const [link = ''] = Object.values(actionLinks(await mailOf(smtp, lead)));
  const { pathname } = new URL(link);
  const answer = await ask(site.url, pathname);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(expectPage(answer)).toContain(serverAnswers.action.title);
  expect(site.output()).not.toContain(pathname);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('where the application fails the server answers', async ({ page, serve, allowConsole }) => {
    const site = await serve({
      failing: ['api/send-contact', 'api/health/details'],
    });
    const unavailable = (answer: Answer) => {
      expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
      expect(answer.headers.get('cache-control')).toBe('no-store');
      expectSecurityHeaders(answer);
      return answer;
    };
    const Accept = 'text/html,application/xhtml+xml,*/*;q=0.8';
    const html = expectPage(unavailable(await send(site, { ...asForm, Accept })));
    const { title, text, textPreserved } = serverAnswers.form;
    for (const said of [title, text, textPreserved, telUrl(), company.phone, whatsappUrl()])
      expect(html.replaceAll('&amp;', '&')).toContain(said);
    for (const data of [
      await send(site, { 'Content-Type': 'application/json; charset=utf-8' }),
      await ask(site.url, '/api/send-contact', { headers: { Accept: 'application/json, */*' } }),
    ])
      expectData(unavailable(data), 'delivery_failed');
    const broken = await ask(site.url, '/api/health/details', { headers: { Accept } });
    for (const said of [`<h1 lang="en">${errorPage.title}`, errorPage.lead])
      expect(expectPage(unavailable(broken))).toContain(said);
    // the message is a number, under which the log has the error
    expect(broken.body.toString()).not.toContain('spoilt');
    const [, number = ''] = /numero ([0-9a-f]{8})\./.exec(broken.body.toString()) ?? [];
    expect(broken.body.toString()).toContain(errorPage.failed(number));
    expect(site.output()).toContain(`"number":"${number}"`);

    allowConsole(/503/);
    const lead = someLead();
    await page.goto(site.url);
    const form = contactForm(page);
    await form.send(lead);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    await page.goBack();
    await expectTyped(form, lead);
  });
});
