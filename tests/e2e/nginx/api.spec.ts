import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { contact } from '@/content/contact';
import { notFound } from '@/content/not-found';
import { builtMeta } from '../../support/e2e/built-pages';
import { mailOf, openForm, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/packaged-site';
import { postLead } from '../../support/e2e/raw-lead';
import { ask } from '../../support/e2e/raw-request';
import { expectSecurityHeaders } from '../../support/e2e/security';
import { expectAnswered, unanswerable } from '../../support/e2e/unanswerable';

// one worker, so that the release is packaged once
test.describe.configure({ mode: 'default' });

test('the API’s own refusals come through with one set of headers', async ({ site }) => {
  const refused = await ask(site.url, '/api/send-contact');
  expect(refused.status).toBe(405);
  expect(refused.headers.get('allow')).toBe('POST, OPTIONS');
  expect(refused.headers.get('content-type')).toBe('application/json');
  expect(refused.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(refused.headers.get('cache-control')).toBe('no-store');
  expect(refused.names.filter((name) => name.startsWith('x-nextjs'))).toEqual([]);
  expectSecurityHeaders(refused);
});

test('an address under /api that there is not gets the not-found page', async ({ site }) => {
  const answer = await ask(site.url, '/api/nope');
  expect(answer.status).toBe(404);
  expect(answer.headers.get('content-security-policy')).toBe(builtMeta('/_not-found').policy);
  expect(answer.body.includes(notFound.text)).toBe(true);
  expectSecurityHeaders(answer);
});

test('a request sent with the form reaches the mail server', async ({ page, smtp }) => {
  const lead = someLead();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.click();
  await expect(page.getByText(contact.success.toastTitle)).toBeVisible();
  await mailOf(smtp, lead);
});

test('the release’s own command line lists the requests', async ({ page, site, smtp }) => {
  const lead = someLead();
  const form = await openForm(page);
  await form.fill(lead);
  await form.submit.click();
  await mailOf(smtp, lead);
  const { stdout } = await promisify(execFile)(process.execPath, ['leads.mjs', 'list'], {
    cwd: path.join(site.release, 'server'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir },
  });
  expect(stdout).toContain(lead.azienda);
});

test('each visitor is counted by their own address, whatever they claim it is', async ({
  site,
}) => {
  const clients = Array.from({ length: 8 }, (_, index) => `127.0.0.${11 + index}`);
  for (const from of clients) expect((await postLead(site.url, { from })).status, from).toBe(200);

  const [from = ''] = clients;
  for (let sent = 1; sent < 5; sent += 1) {
    expect((await postLead(site.url, { from })).status).toBe(200);
  }
  const claims: Record<string, string>[] = [
    {},
    { 'X-Forwarded-For': '198.51.100.7' },
    { 'X-Forwarded-For': '198.51.100.8, 198.51.100.9' },
    { Forwarded: 'for=198.51.100.10' },
    { 'X-Real-IP': '198.51.100.11' },
  ];
  for (const headers of claims) {
    const answer = await postLead(site.url, { from, headers });
    expect(answer.status, JSON.stringify(headers)).toBe(429);
    expect(answer.body.toString()).toContain('"code":"rate_limited"');
  }
  // nobody is refused for what another one claimed
  expect((await postLead(site.url, { from: '127.0.0.19' })).status).toBe(200);
});

for (const request of unanswerable) {
  const { method, target, status } = request;
  test(`the server behind nginx answers ${method} ${target} with ${status}, and logs no failure`, async ({
    site,
  }) => {
    await expectAnswered(site.nodeUrl, request, site.output);
  });
}

test('whether it takes requests is public, how everything stands is not', async ({ site }) => {
  const health = await ask(site.url, '/api/health');
  expect(health.status).toBe(200);
  expect(String(health.body)).toContain('{"status":"ok"}');
  const forged = { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1' };
  for (const headers of [{}, forged]) {
    expect((await ask(site.url, '/api/health/details', { headers })).status).toBe(404);
  }
});
