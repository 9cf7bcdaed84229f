/** What is said where there is no answer to a request: a page in Italian, or data to who sends data. */
import { createHash } from 'node:crypto';
import { leadAnswers } from '@/content/lead-answers';
import { serverAnswers } from '@/content/server-answers';
import { site as company } from '@/content/site';
import { telUrl, whatsappUrl } from '@/lib/links';
import { usualLimits } from '@/lib/server/connection-limits';
import { contactForm, expectTyped, someLead } from '../../support/e2e/contact-form';
import { postLead } from '../../support/e2e/raw-lead';
import { type Answer, ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';
import type { Site } from '../../support/e2e/site-server';
import { slowClients } from '../../support/e2e/slow-clients';
import { expect, test } from '../../support/e2e/test';

const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
const asData = { 'Content-Type': 'application/json' };
const failing = ['api/send-contact', 'azione/[token]'];

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
  expect(html).toContain('<html lang="it">');
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
  return html;
}

function expectUnavailable(answer: Answer): void {
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '10']);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expectSecurityHeaders(answer);
}

function expectUnavailablePage(answer: Answer): void {
  const html = expectPage(answer);
  for (const said of [
    serverAnswers.form.title,
    serverAnswers.form.text,
    serverAnswers.form.textPreserved,
  ])
    expect(html).toContain(said);
  expect(html).toContain(`href="${telUrl()}">${company.phone}<`);
  expect(html).toContain(`href="${whatsappUrl()}"`);
}

test('what is too long is refused, in words to a form and in data to data', async ({ site }) => {
  const tooLong = 'x'.repeat(90_000);
  const page = await send(site, asForm, `obiettivi=${tooLong}`);
  expect(page.status).toBe(413);
  expect(expectPage(page)).toContain(leadAnswers.messages.body_too_large);
  const data = await send(site, asData, tooLong);
  expect(data.status).toBe(413);
  expectData(data, 'body_too_large');
});

test('who sends too often is told so, in words to a form and in data to data', async ({
  serve,
}) => {
  const site = await serve({ env: { LEADS_RATE_LIMIT: '1/10m' } });
  expect((await postLead(site.url)).status).toBe(200);
  const fields = new URLSearchParams(someLead()).toString();
  const page = await send(site, asForm, fields);
  expect([page.status, Number(page.headers.get('retry-after')) > 500]).toEqual([429, true]);
  expect(expectPage(page)).toContain(leadAnswers.messages.rate_limited);
  const data = await postLead(site.url);
  expect(data.status).toBe(429);
  expectData(data, 'rate_limited');
});

test('who has too much under way behind a proxy is told to wait, and nobody else is', async ({
  serve,
}) => {
  const site = await serve({ env: { TRUSTED_PROXY_HOPS: '1' } });
  const many = 'X-Forwarded-For: 198.51.100.1\r\n';
  const slow = await slowClients(site.url, {
    count: usualLimits.requests + 1,
    words: `POST /api/send-contact HTTP/1.1\r\nHost: localhost\r\n${many}Content-Length: 900\r\n\r\na`,
  });
  for (const answer of await slow.turnedAway(1)) expect(answer).toMatch(/^HTTP\/1\.1 503 /);
  const from = (client: string) => ({ 'X-Forwarded-For': client });
  const page = await send(site, { ...asForm, ...from('198.51.100.1') });
  expectUnavailable(page);
  expectUnavailablePage(page);
  const data = await send(site, { ...asData, ...from('198.51.100.1') });
  expectUnavailable(data);
  expectData(data, 'delivery_failed');
  expect((await postLead(site.url, { headers: from('198.51.100.2') })).status).toBe(200);
  slow.leave();
});

test('where the application fails the server answers in its place', async ({ serve }) => {
  const site = await serve({ failing });
  const page = await send(site, { ...asForm, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expectUnavailable(page);
  expectUnavailablePage(page);
  const sent = await send(site, { 'Content-Type': 'application/json; charset=utf-8' });
  const asked = await ask(site.url, '/api/send-contact', {
    headers: { Accept: 'application/json, text/plain, */*' },
  });
  for (const data of [sent, asked]) {
    expectUnavailable(data);
    expectData(data, 'delivery_failed');
  }
  const behindLink = await ask(site.url, '/azione/a-token');
  expect(behindLink.status).toBe(503);
  expect(expectPage(behindLink)).toContain(serverAnswers.action.title);
  expect(site.output()).not.toContain('a-token');
  expect((await ask(site.url, '/hospitality')).status).toBe(200);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Back from the page of a failure brings back what was typed', async ({
    page,
    serve,
    allowConsole,
  }) => {
    allowConsole(/503|request to another origin/);
    const site = await serve({ failing });
    const lead = someLead();
    await page.goto(site.url);
    const form = contactForm(page);
    await form.fill(lead);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(serverAnswers.form.title);
    await page.goBack();
    await expectTyped(form, lead);
  });
});

test('the API’s own refusals load nothing, and a form that comes back may be sent again', async ({
  site,
}) => {
  const refused = await ask(site.url, '/api/send-contact');
  expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expectData(refused, 'method_not_allowed');
  expectSecurityHeaders(refused);
  const form = await send(site, asForm);
  expect(expectPage(form)).toContain('<form');
  expect(form.headers.get('content-security-policy')).toContain("form-action 'self'");
});
