import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import net from 'node:net';
import { text } from 'node:stream/consumers';
import { stages } from '@/content/stages';
import { isFree } from '@/scripts/lib/ports';
import { mailOf, someLead } from '../../support/e2e/contact-form';
import { ask, postLead } from '../../support/e2e/raw-request';
import { expect, test } from '../../support/e2e/test';
import { actionLinks } from '../../support/mails';
import { until } from '../../support/until';

test('no request is lost or doubled when the server is asked to end', async ({ serve, smtp }) => {
  const requests = 12;
  smtp.behave('hold');
  const connections = smtp.connectionCount();
  const site = await serve({ env: { SMTP_URL: smtp.loginUrl } });
  const answers = await Promise.all(Array.from({ length: requests }, () => postLead(site.url)));
  const ids = answers.map(({ body }) => (JSON.parse(String(body)) as { id: string }).id);
  // the login at the start, and as many as there are slots
  await until(() => smtp.connectionCount() - connections >= 9, 'deliveries under way');
  const ended = site.end();
  await until(() => site.output().includes('leads.stopping'), 'the signal heard');
  expect(smtp.mails).toHaveLength(0);
  smtp.behave('none');
  await ended;
  expect(smtp.mails.length).toBeGreaterThan(0);

  await site.start();
  await until(() => smtp.mails.length >= requests, 'the others');
  await until(async () => {
    const { body } = await ask(site.url, '/api/health/details');
    return (JSON.parse(String(body)) as { queueDepth: number }).queueDepth === 0;
  }, 'an empty queue');
  const arrived = smtp.messageIds.map((id) => id.split('@')[0]);
  expect(arrived.sort()).toEqual(ids.sort());
});

test('no token and no address gets into the log', async ({ serve, smtp }) => {
  const site = await serve({ env: { HOST: '', TRUSTED_PROXY_HOPS: '1' } });
  const lead = someLead();
  const headers = { 'X-Forwarded-For': '198.51.100.7' };
  await postLead(site.url, { body: JSON.stringify(lead), headers });
  const link = actionLinks(await mailOf(smtp, lead))[stages.won.label] ?? '';
  const target = new URL(link).pathname;
  const asForm = { ...headers, 'Content-Type': 'application/x-www-form-urlencoded' };
  for (const request of [
    { headers },
    { headers: asForm, method: 'POST', body: 'step=do' },
    { headers: asForm, method: 'PUT', body: 'step=do' },
    { headers: { ...headers, Host: 'evil.example' } },
  ]) {
    await ask(site.url, target, request);
    await ask(site.url, `${target}/..%2f`, request);
  }

  const { hostname, port } = new URL(site.url);
  const body = Buffer.from(JSON.stringify(someLead()));
  const head = [
    'POST /api/send-contact HTTP/1.1',
    'Host: localhost',
    'Connection: close',
    'Content-Type: application/json',
    `Content-Length: ${body.length}`,
    // so that the server says when it has the request (RFC 9110, 10.1.1)
    'Expect: 100-continue',
  ];
  const socket = net.connect(Number(port), hostname);
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  const [first] = await once(socket, 'data');
  expect(String(first)).toContain('100 Continue');
  socket.write(body.subarray(0, 20));
  site.signal('SIGTERM');
  site.signal('SIGINT');
  await expect.poll(() => isFree(Number(port), hostname)).toBe(true);
  socket.write(body.subarray(20));
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 200 OK[\s\S]*"code":"received"/);
  await until(() => site.output().includes('leads.stopped'), 'its end');
  expect(site.output()).not.toMatch(/\/azione\/|198\.51\.100|officine|giulia/i);
});

test('no request is lost or doubled when the server dies (SIGKILL)', async ({ serve, smtp }) => {
  smtp.behave('hold');
  const site = await serve();
  const lead = someLead();
  expect((await postLead(site.url, { body: JSON.stringify(lead) })).status).toBe(200);
  await site.kill();
  smtp.behave('none');
  await site.start();
  await mailOf(smtp, lead);
  expect(smtp.mails).toHaveLength(1);
});

test('a server whose log nobody reads takes requests all the same', async ({ serve, smtp }) => {
  const site = await serve();
  site.stopReading();
  for (let sent = 0; sent < 3; sent += 1) expect((await postLead(site.url)).status).toBe(200);
  await until(() => smtp.mails.length === 3, 'all three in the mailbox');
});

test('a secret in .env has every sign that was typed', async ({ serve }) => {
  const printable = String.fromCharCode(...Array.from({ length: 94 }, (_, at) => 33 + at));
  const signs = `${printable.replace("'", '')}$HOME\${HOME}`;
  const envFile = `HEALTH_TOKEN='${signs}'\n`;
  const site = await serve({ envFile });
  const details = (token: string) =>
    ask(site.url, '/api/health/details', {
      headers: { 'X-Forwarded-For': '203.0.113.1', Authorization: `Bearer ${token}` },
    });
  expect((await details(signs.slice(0, -1))).status).toBe(404);
  expect((await details(signs)).status).toBe(200);
  const shell = spawnSync('sh', ['-c', `${envFile}\nprintf %s "$HEALTH_TOKEN"`], {
    encoding: 'utf8',
  });
  expect(shell.stdout).toBe(signs);
});
