import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { parseEnv } from '@/lib/env/environment';
import { securityHeaders } from '@/lib/server/security-headers';
import { checkAlarms } from '@/scripts/launch/checks/alarms';
import { checkMailServer } from '@/scripts/launch/checks/mail-server';
import { checkStore } from '@/scripts/launch/checks/store';
import { startPostgres } from '@/scripts/lib/postgres';
import { newDataDir, routeEnv } from '../../support/contact-route';
import {
  emptyOut,
  fillIn,
  type LaunchProject,
  launchProject,
  localhost,
} from '../../support/launch-project';
import { newPostgresStore } from '../../support/shared-postgres';
import { startSmtpServer } from '../../support/smtp-server';

const siteUrl = 'https://www.rotaia.it';
const healthToken = 'the-token-of-the-health-page';
const home = `<html><head><link rel="canonical" href="${siteUrl}"/></head></html>`;
// nobody listens there: DNS that does not answer
const noDns = ['--dns', '127.0.0.1:9'];

const started: (() => void)[] = [];
const projects: LaunchProject[] = [];

afterEach(async () => {
  for (const stop of started.splice(0)) stop();
  for (const project of projects.splice(0)) project.remove();
});

function newProject(): LaunchProject {
  const project = launchProject();
  projects.push(project);
  return project;
}

async function smtp(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options);
  started.push(() => void server.close());
  return server;
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

/** The site as it is served when all is well. */
async function goodSite(): Promise<string> {
  const port = await portOf(
    createHttpsServer(localhost, ({ url = '/', headers, socket }, response) => {
      for (const [name, value] of Object.entries(securityHeaders(true))) {
        response.setHeader(name, value);
      }
      response.setHeader('content-security-policy', "default-src 'none'; script-src 'self'");
      const packed = /gzip/.test(String(headers['accept-encoding']));
      if (packed) response.setHeader('content-encoding', 'gzip');
      const pages: Record<string, string> = {
        '/': home,
        '/api/health': '{"status":"ok"}',
        '/robots.txt': 'User-Agent: *\nAllow: /\n\nUser-agent: BadBot\nDisallow: /\n',
        '/privacy': 'testo',
        '/termini': 'testo',
        '/cookie': 'testo',
      };
      if (headers.authorization === `Bearer ${healthToken}`) {
        const client = socket.remoteAddress;
        pages['/api/health/details'] = JSON.stringify({ status: 'ok', client });
      }
      response.statusCode = url in pages ? 200 : 404;
      const text = pages[url] ?? 'non trovata';
      response.end(packed ? gzipSync(text) : text);
    }),
  );
  return `https://localhost:${port}`;
}

/** What a careless proxy makes of it. */
async function badSite(): Promise<string> {
  const port = await portOf(
    createHttpServer(({ url }, response) => {
      response.setHeader('content-security-policy', "default-src 'self' 'unsafe-inline'");
      response.setHeader('x-powered-by', 'PHP/5.4');
      response.setHeader('x-frame-options', 'SAMEORIGIN');
      response.end(
        url === '/robots.txt' ? 'User-agent: *\nDisallow: /\n' : home.replace('www.', 'staging.'),
      );
    }),
  );
  return `http://127.0.0.1:${port}`;
}

const environment = (smtpUrl: string) => ({
  SITE_URL: siteUrl,
  SMTP_URL: smtpUrl,
  LEADS_FROM: 'sito@posta.rotaia.it',
  LEADS_TO: 'ciao@rotaia.it,vendite@rotaia.it',
  DATA_DIR: newDataDir({ onDisk: true }),
});

test('as it is delivered it does not go live: every placeholder, link and variable is named, with what to do', async () => {
  const project = newProject();
  emptyOut(project);
  const { output, exitCode } = await project.check({ SITE_URL: 'http://www.rotaia.it' });
  expect(exitCode).toBe(1);
  for (const field of ['name', 'telephone', 'vatNumber', 'company.pec', 'whatsapp']) {
    expect(output).toContain(`FAIL   ${field} is the placeholder`);
  }
  expect(output).toMatch(/FAIL {3}"\+.+" \(Home\) has no source, period and sample/);
  for (const name of ['privacy', 'termini', 'cookie']) {
    expect(output).toContain(`content/legal/${name}.md`);
  }
  expect(output).toContain('FAIL   SITE_URL must be https in production');
  for (const name of ['SMTP_URL', 'LEADS_FROM', 'LEADS_TO']) {
    expect(output).toContain(`FAIL   ${name} is missing`);
  }
});

test('when all is in order it says so, sends its message to each address, and ends with 0', async () => {
  const server = await smtp({ tls: localhost });
  const project = newProject();
  fillIn(project);
  const url = server.url.replace('//', '//sito:p%40ss@');
  const { output, exitCode } = await project.check(
    { ...environment(url), HEALTH_TOKEN: healthToken, NODE_EXTRA_CA_CERTS: localhost.file },
    ...['--send', '--url', await goodSite(), ...noDns],
  );
  expect(output).not.toContain('FAIL');
  expect(output).toMatch(/answers over TLS, and the login is accepted/);
  expect(output).toContain('pass   /api/health/details says ok');
  expect(output).toMatch(/owner {2}SPF of posta\.rotaia\.it: DNS did not answer/);
  expect(output).toMatch(/\d+ passed, 0 to mend, \d+ left to the owner, 0 not looked at/);
  expect(exitCode).toBe(0);
  expect(server.mails.map(({ envelope }) => envelope.to)).toEqual([
    ['ciao@rotaia.it'],
    ['vendite@rotaia.it'],
  ]);
  expect(server.mails[0]?.mail.subject).toBe('Prova di invio dal sito Rotaia');
});

test('a refused login, a folder that is none and a careless proxy are each named', async () => {
  const server = await smtp();
  server.behave('wrong-password');
  const project = newProject();
  fillIn(project);
  project.write('a-file', '');
  project.write('content/legal/cookie.md', '# Cookie\n\n[qui](www.rotaia.it)\n');
  const { output, exitCode } = await project.check(
    {
      ...environment(server.url.replace('//', '//sito:wrong@')),
      DATA_DIR: path.join(project.folder, 'a-file', 'data'),
    },
    ...['--send', '--url', await badSite(), ...noDns],
  );
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /FAIL {3}127\.0\.0\.1:\d+ cannot be used: EAUTH 535\n +→ check user and pass/,
  );
  expect(output).toMatch(/FAIL {3}\S+\/a-file\/data takes no request/);
  for (const fault of [
    'it is not served over https',
    'X-Frame-Options is "SAMEORIGIN", and should be "DENY"',
    'Cross-Origin-Opener-Policy is "missing"',
    'the content security policy is weak',
    'pages are not compressed',
    'X-Powered-By says PHP/5.4',
    'its pages name https://staging.rotaia.it',
    'an unknown address is 200',
    '/api/health says 200',
    'search engines are kept out by robots.txt',
  ]) {
    expect(output).toContain(`FAIL   ${fault}`);
  }
  expect(output).toContain('FAIL   content/legal/cookie.md: "www.rotaia.it" is no address');
  expect(server.mails).toEqual([]);
});

test('a piece of a secret is nowhere, and what is misspelt is named', async () => {
  const project = newProject();
  fillIn(project);
  const { output, exitCode } = await project.check({
    ...environment('smtps://sito:hush1#hush2@posta.rotaia.it:465'),
    DATABASE_URL: 'postgres://sito:hush3@hush4@db.rotaia.it/linea',
    LEADS_WEBHOOK_SECRET: 'whsec_hush5',
    HEALTH_TOKEN: 'hush6',
    SMTP_PASS: 'hush7',
  });
  expect(exitCode).toBe(1);
  expect(output).not.toMatch(/hush/);
  expect(output).toMatch(/FAIL {3}SMTP_URL has .*SMTP_PASSWORD/);
  expect(output).toMatch(/FAIL {3}DATABASE_URL has .* percent-encode/);
  expect(output).toMatch(/FAIL {3}SMTP_PASS is not read by the site: was SMTP_PASSWORD meant\?/);
});

test('the mail server by its parts is looked at as by its address', async () => {
  const server = await startSmtpServer();
  started.push(() => void server.close());
  server.behave('wrong-password');
  const { SMTP_URL: _, ...others } = environment('');
  const project = newProject();
  fillIn(project);
  project.write('.env', "LEADS_FROM='Linea <a@b.it>'\nSMTP_PASSWORD='hush#1\\$x'\n");
  const { output } = await project.check({
    ...others,
    SMTP_HOST: '127.0.0.1',
    SMTP_PORT: String(server.port),
    SMTP_USER: 'sito@rotaia.it',
    SMTP_PASSWORD: 'hush#1',
  });
  expect(output).toContain(`FAIL   127.0.0.1:${server.port} cannot be used: EAUTH 535`);
  expect(output.match(/\w+ in \.env is not the same to/g)).toEqual([
    'SMTP_PASSWORD in .env is not the same to',
  ]);
  expect(output).not.toMatch(/hush/);
});

test.each([
  [
    'a certificate that nobody signed',
    () => smtp({ tls: localhost }),
    /cannot be used: ESOCKET, TLS: self-signed certificate/,
    /a public authority signed/,
  ],
  [
    'a server elsewhere without TLS',
    // 127.0.0.2 is another host for the check
    () => smtp({ host: '127.0.0.2' }),
    /cannot be used: .*TLS/,
    /needs STARTTLS/,
  ],
  [
    'a port where nobody listens',
    async () => ({ url: 'smtp://127.0.0.1:9' }),
    /cannot be used: ESOCKET/,
    /host and port/,
  ],
])('%s is no mail server', async (_case, start, what, mend) => {
  const { url } = await start();
  const config = parseEnv({ ...routeEnv, SMTP_URL: url });
  expect(await checkMailServer(config, { send: true })).toEqual([
    { status: 'fail', what: expect.stringMatching(what), mend: expect.stringMatching(mend) },
  ]);
});

describe('the store', () => {
  const checked = (place: Record<string, string>) =>
    parseEnv({ ...routeEnv, SMTP_URL: 'smtp://127.0.0.1:9', ...place });

  async function expectWritten(place: Record<string, string>): Promise<void> {
    const env = checked(place);
    const [written] = await checkStore(env);
    expect(written).toMatchObject({ status: 'pass', what: expect.stringContaining('read back') });
    const { createStore } = await import('@/lib/store/store');
    const store = createStore(env);
    const marks = await store.use((db) => db.selectFrom('key_values').selectAll().execute());
    await store.close();
    expect(marks).toEqual([]);
  }

  test('is written to, and nothing of it stays', async () => {
    await expectWritten({ DATA_DIR: newDataDir({ onDisk: true }), DATABASE_URL: '' });
    const postgres = await startPostgres();
    await expectWritten({ DATABASE_URL: await postgres.newDatabase() });
    await postgres.stop();
  });

  test('is no good where PostgreSQL does not wait for its disk', async () => {
    const [written] = await checkStore(checked({ DATABASE_URL: await newPostgresStore() }));
    expect(written).toMatchObject({
      status: 'fail',
      what: 'the PostgreSQL server answers before the disk has what was written',
    });
  });
});

describe('the second way out for alarms', () => {
  const alarmsOf = (changes: Record<string, string>) =>
    parseEnv({ ...routeEnv, SMTP_URL: 'smtp://127.0.0.1:9', ...changes });

  test('is missed where there is none, and no hindrance', async () => {
    expect(await checkAlarms(alarmsOf({}), { send: false })).toMatchObject([
      { status: 'owner', what: 'a second way out for alarms is missing' },
    ]);
  });

  test('is tried, and written to on demand', async () => {
    const server = await smtp();
    const env = alarmsOf({
      ALERT_SMTP_URL: server.url,
      ALERT_TO: 'titolare@another.example',
      ALERT_WEBHOOK_URL: 'https://ntfy.sh/hush',
    });
    const found = await checkAlarms(env, { send: false });
    expect(found.map(({ status }) => status)).toEqual(['pass', 'pass']);
    expect(JSON.stringify(found)).not.toContain('hush');
    expect(server.mails).toHaveLength(0);
    await checkAlarms(env, { send: true });
    expect(server.mails.map(({ envelope }) => envelope.to)).toEqual([['titolare@another.example']]);
    await server.refuseConnections();
    const broken = await checkAlarms(env, { send: false });
    expect(broken.map(({ status }) => status)).toEqual(['pass', 'fail']);
  });
});
