import { readFile } from 'node:fs/promises';
import { actionPages } from '@/content/action-pages';
import { serverAnswers } from '@/content/server-answers';
import { stages } from '@/content/stages';
import { mailOf, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/packaged-site';
import { postLead } from '../../support/e2e/raw-lead';
import { ask } from '../../support/e2e/raw-request';
import { actionLinks } from '../../support/mail-links';

test.use({ serving: { name: 'actions' } });
// the last test ends the server behind nginx
test.describe.configure({ mode: 'default' });

const form = { 'Content-Type': 'application/x-www-form-urlencoded' };

/** The path behind a link of a request that has just come in. */
async function wonPath(site: { url: string }, smtp: Parameters<typeof mailOf>[0]) {
  const lead = someLead();
  await postLead(site.url, { body: JSON.stringify(lead) });
  return new URL(actionLinks(await mailOf(smtp, lead))[stages.won.label] ?? '').pathname;
}

test('a link works behind nginx, and its address is told to nobody', async ({ site, smtp }) => {
  const target = await wonPath(site, smtp);
  const shown = await ask(site.url, target);
  expect(shown.status).toBe(200);
  for (const [name, value] of [
    ['cache-control', 'no-store'],
    ['referrer-policy', 'no-referrer'],
    ['x-robots-tag', 'noindex'],
    ['x-frame-options', 'DENY'],
  ] as const) {
    expect(shown.headers.get(name), name).toBe(value);
    expect(shown.names.filter((each) => each === name)).toHaveLength(1);
  }
  expect(shown.headers.get('content-security-policy')).toContain("default-src 'none'; ");
  const pressed = await ask(site.url, target, { method: 'POST', headers: form, body: 'passo=fai' });
  expect([pressed.status, pressed.headers.get('location')]).toEqual([303, target]);
  const done = String((await ask(site.url, target)).body);
  expect(done).toContain(actionPages.stage.done(stages.won.label));
});

test('pages keep their own referrer policy', async ({ site }) => {
  const page = await ask(site.url, '/');
  expect(page.headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

test('a scanner that opens a hundred links at once is let through, one that goes on is told to wait', async ({
  site,
}) => {
  const statuses = (count: number, from: string) =>
    Promise.all(
      Array.from({ length: count }, () => ask(site.url, '/azione/niente', { from })),
    ).then((answers) => new Set(answers.map(({ status }) => status)));
  expect(await statuses(100, '127.0.0.31')).toEqual(new Set([403]));
  const goingOn = new Set<number>();
  // nginx forgets five of them a second: as many as it takes, on a slow machine too
  for (let sent = 0; sent < 3_000 && !goingOn.has(429); sent += 150)
    for (const status of await statuses(150, '127.0.0.32')) goingOn.add(status);
  expect(goingOn).toEqual(new Set([403, 429]));
});

test('no token gets into nginx’s logs, not even when Node is away', async ({ site, smtp }) => {
  const target = await wonPath(site, smtp);
  await ask(site.url, target);
  await site.stopNode();
  const answer = await ask(site.url, target, { headers: { Accept: 'text/html' } });
  expect(answer.status).toBe(502);
  expect(String(answer.body)).toContain(serverAnswers.action.unavailable.title);
  expect(answer.headers.get('referrer-policy')).toBe('no-referrer');
  expect(answer.headers.get('x-robots-tag')).toBe('noindex');
  // of the site itself nothing is written; who asks for another one shows that the log is read at all
  await ask(site.url, '/other', { headers: { Host: 'another.example' } });
  const log = () => readFile(site.accessLog, 'utf8');
  // nginx writes the line after the answer
  await expect.poll(log).toContain('GET /other');
  for (const written of [await log(), site.output()]) expect(written).not.toContain('/azione/');
});
