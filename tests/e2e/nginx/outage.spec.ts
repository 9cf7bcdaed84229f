import { createHash } from 'node:crypto';
import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import { serverAnswers } from '@/content/server-answers';
import { site as company } from '@/content/site';
import { telUrl, whatsappUrl } from '@/lib/links';
import { contactForm, openForm, someLead, untilGivenUp } from '../../support/e2e/contact-form';
import { expect, type PackagedSite, test } from '../../support/e2e/packaged-site';
import { postLead } from '../../support/e2e/raw-lead';
import { type Answer, ask, type RawRequest } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';

// one worker and one order: what ends the server is last
test.describe.configure({ mode: 'default' });
test.use({ serving: { name: 'outage' } });

const tooLong = 'x'.repeat(90_000);

function expectPage({ headers, body }: Answer, says: { title: string; text: string }): void {
  const html = body.toString();
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('<html lang="it">');
  expect(html).toContain(`<h1>${says.title}</h1>`);
  expect(html).toContain(says.text);
  expect(html).toContain(serverAnswers.textKept);
  expect(html).toContain(`href="${telUrl()}">${company.phone}<`);
  expect(html).toContain(`href="${whatsappUrl()}"`);
  const [, style = ''] = /<style>([\s\S]*?)<\/style>/.exec(html) ?? [];
  const hash = createHash('sha256').update(style).digest('base64');
  expect(headers.get('content-security-policy')).toContain(`style-src 'sha256-${hash}'`);
}

function expectData({ headers, body }: Answer, code: keyof typeof leadAnswers.messages): void {
  expect(headers.get('content-type')).toBe('application/json');
  expect(headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(JSON.parse(body.toString())).toEqual({ code, message: leadAnswers.messages[code] });
}

function expectRefusal(answer: Answer, status: number, retryAfter: string | null): void {
  expect(answer.status).toBe(status);
  expect(answer.headers.get('retry-after')).toBe(retryAfter);
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expectSecurityHeaders(answer);
}

const asForm = { 'Content-Type': 'application/x-www-form-urlencoded' };
const send = (site: PackagedSite, headers: Record<string, string>, body = 'nome=x') =>
  ask(site.url, '/api/send-contact', { method: 'POST', headers, body });

test('what is too long for nginx is refused in words, to JSON in JSON', async ({ site }) => {
  const page = await send(site, asForm, tooLong);
  expectRefusal(page, 413, null);
  expectPage(page, serverAnswers.tooLarge);
  const data = await send(site, { 'Content-Type': 'application/json' }, tooLong);
  expectRefusal(data, 413, null);
  expectData(data, 'body_too_large');
});

test('what is too long for the server alone gets the server’s own refusal', async ({ site }) => {
  const answer = await send(site, { 'Content-Type': 'application/json' }, 'x'.repeat(78_000));
  expect(answer.status).toBe(413);
  expect(answer.headers.has('x-request-id')).toBe(true);
});

test('who sends dozens at once is told when to come again, and nobody else is', async ({
  site,
}) => {
  const from = '127.0.0.40';
  const flood = (headers: Record<string, string>) =>
    Array.from({ length: 50 }, () =>
      ask(site.url, '/api/send-contact', { method: 'POST', headers, body: '', from }),
    );
  const [pages, data] = await Promise.all([
    Promise.all(flood(asForm)),
    Promise.all(flood({ 'Content-Type': 'application/json' })),
  ]);
  // the application's own refusals, of what got through, have an id
  const refused = (answers: Answer[]) =>
    answers.filter(({ status, headers }) => status === 429 && !headers.has('x-request-id'));
  expect(refused(pages).length).toBeGreaterThan(0);
  expect(refused(data).length).toBeGreaterThan(0);
  for (const answer of refused(pages)) {
    expectRefusal(answer, 429, '30');
    expectPage(answer, serverAnswers.tooMany);
  }
  for (const answer of refused(data)) {
    expectRefusal(answer, 429, '30');
    expectData(answer, 'rate_limited');
  }
  expect((await postLead(site.url)).status).toBe(200);
});

test('while the server behind the API is away, pages stay and the form says so', async ({
  page,
  site,
  allowConsole,
}) => {
  allowConsole(/502/);
  await page.clock.install();
  const form = await openForm(page);
  await form.fill(someLead());
  await site.stopNode();
  await form.submit.click();
  await untilGivenUp(page);
  await expect(page.getByText(contact.failure.toastTitle)).toBeVisible();
  expect((await ask(site.url, '/hospitality')).status).toBe(200);
});

test('while it is away, nginx answers in its place, to JSON in JSON', async ({ site }) => {
  await site.stopNode();
  const page = await send(site, { ...asForm, Accept: 'text/html,application/xhtml+xml,*/*;q=0.8' });
  expectRefusal(page, 502, '10');
  expectPage(page, serverAnswers.unavailable);
  const requests: RawRequest[] = [
    { method: 'POST', headers: { 'Content-Type': 'application/json; charset=utf-8' } },
    { headers: { Accept: 'application/json, text/plain, */*' } },
  ];
  for (const request of requests) {
    const data = await ask(site.url, '/api/send-contact', request);
    expectRefusal(data, 502, '10');
    expectData(data, 'delivery_failed');
  }
  for (const accepted of ['br', 'gzip']) {
    const packed = await send(site, { ...asForm, 'Accept-Encoding': accepted });
    expect(packed.headers.get('content-encoding')).toBe(accepted);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('Back from the page that nginx answers with brings back what was typed', async ({
    page,
    site,
    allowConsole,
  }) => {
    allowConsole(/502/);
    await site.stopNode();
    const lead = someLead();
    await page.goto('/');
    const form = contactForm(page);
    await form.fill(lead);
    await form.submit.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      serverAnswers.unavailable.title,
    );
    await expect(page.getByText(serverAnswers.textKept)).toBeVisible();
    await page.goBack();
    for (const [name, field] of Object.entries(form.fields)) {
      await expect(field).toHaveValue(lead[name as keyof typeof lead]);
    }
  });
});
