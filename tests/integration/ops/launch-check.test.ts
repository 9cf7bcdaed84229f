import { createServer as createHttpServer } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { gzipSync } from 'node:zlib';
import { parseEnv } from '@/lib/env';
import { securityHeaders } from '@/lib/server/security-headers';
import { placeholderFields } from '@/scripts/launch/content';
import { checkMail, checkSender } from '@/scripts/launch/mail';
import { routeEnv } from '../../support/contact-route';
import {
  emptyOut,
  fillIn,
  type LaunchProject,
  launchProject,
  localhost,
} from '../../support/launch-project';
import { startSmtpServer } from '../../support/smtp-server';

const siteUrl = 'https://www.rotaia.it';
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
    createHttpsServer(localhost, ({ url = '/', headers }, response) => {
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
    { ...environment(url), NODE_EXTRA_CA_CERTS: localhost.file },
    ...['--send', '--url', await goodSite(), ...noDns],
  );
  expect(output).not.toContain('FAIL');
  expect(output).toMatch(/answers, and the login is accepted/);
  expect(output).toContain('pass   /api/health says ok');
  expect(output).toMatch(/owner {2}SPF of posta\.rotaia\.it: DNS did not answer/);
  expect(output).toMatch(/\d+ passed, 0 to fix, \d+ left to the owner/);
  expect(exitCode).toBe(0);
  expect(server.mails.map(({ envelope }) => envelope.to)).toEqual([
    ['ciao@rotaia.it'],
    ['vendite@rotaia.it'],
  ]);
  expect(server.mails[0]?.mail.subject).toBe('Prova di invio dal sito Rotaia');
});

test('a refused login and a careless proxy are each named', async () => {
  const server = await smtp();
  server.behave('wrong-password');
  const project = newProject();
  fillIn(project);
  project.write('content/legal/cookie.md', '# Cookie\n\n[qui](www.rotaia.it)\n');
  const { output, exitCode } = await project.check(
    environment(server.url.replace('//', '//sito:wrong@')),
    ...['--send', '--url', await badSite(), ...noDns],
  );
  expect(exitCode).toBe(1);
  expect(output).toMatch(
    /FAIL {3}127\.0\.0\.1:\d+ \(SMTP_URL\) cannot be used: EAUTH 535\n +→ check user and pass/,
  );
  for (const fault of [
    'it is not served over https',
    'X-Frame-Options is "SAMEORIGIN", and should be "DENY"',
    'Cross-Origin-Opener-Policy is "missing"',
    'the content security policy is weak',
    'pages are not compressed',
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
    LEAD_TO: 'hush7',
  });
  expect(exitCode).toBe(1);
  expect(output).not.toMatch(/hush/);
  expect(output).toMatch(/FAIL {3}SMTP_URL has .*percent-encode/);
  expect(output).toMatch(/FAIL {3}DATABASE_URL has .* percent-encode/);
  expect(output).toMatch(/FAIL {3}LEAD_TO is not read by the site: was LEADS_TO meant\?/);
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
    /needs TLS/,
  ],
  [
    'a port where nobody listens',
    async () => ({ url: 'smtp://127.0.0.1:9' }),
    /cannot be used: ESOCKET/,
    /host and port/,
  ],
])('%s is no mail server', async (_case, start, what, fix) => {
  const { url } = await start();
  const env = parseEnv({ ...routeEnv, SMTP_URL: url, ALERT_WEBHOOK_URL: 'https://ntfy.sh/x' });
  expect(await checkMail(env, { send: true })).toEqual([
    { status: 'fail', what: expect.stringMatching(what), fix: expect.stringMatching(fix) },
  ]);
});

test('a second mail server for alarms is tried, and written to on demand', async () => {
  const [first, second] = [await smtp(), await smtp()];
  const env = parseEnv({
    ...routeEnv,
    SMTP_URL: first.url,
    ALERT_SMTP_URL: second.url,
    ALERT_TO: 'titolare@another.example',
  });
  await checkMail(env, { send: false });
  expect(second.mails).toHaveLength(0);
  await checkMail(env, { send: true });
  expect(second.mails.map(({ envelope }) => envelope.to)).toEqual([['titolare@another.example']]);
  await second.refuseConnections();
  const broken = await checkMail(env, { send: false });
  expect(broken.map(({ status }) => status)).toEqual(['pass', 'fail']);
});

describe('the sender', () => {
  const rotaia = { leadsFrom: 'sito@posta.rotaia.it', siteUrl };
  const records = {
    'posta.rotaia.it': [['google-site-verification=x'], ['v=spf1 include:_spf.', 'posta.it -all']],
    '_dmarc.rotaia.it': [['v=DMARC1; p=none']],
    's1._domainkey.posta.rotaia.it': [['k=rsa; p=MIGf']],
  };
  const failing = (code: string) => () => Promise.reject(Object.assign(new Error(code), { code }));
  const statuses = async (
    known: Record<string, string[][]>,
    sender = rotaia,
    dkim?: string,
    silent = false,
  ) => {
    const resolveTxt = (name: string) =>
      known[name] ? Promise.resolve(known[name]) : failing(silent ? 'ETIMEOUT' : 'ENODATA')();
    const found = await checkSender(sender, {
      brandMail: 'ciao@rotaia.it',
      dkim,
      dns: { resolveTxt },
    });
    return found.map(({ status }) => status);
  };

  test('of the site’s domain passes with SPF and DMARC; DKIM wants its selector', async () => {
    expect(await statuses(records)).toEqual(['pass', 'pass', 'pass', 'owner']);
    expect(await statuses(records, rotaia, 's1')).toEqual(Array(4).fill('pass'));
    expect((await statuses(records, rotaia, 's2'))[3]).toBe('fail');
  });

  test('of a public suffix beside the site’s does not belong to it', async () => {
    const free = { leadsFrom: 'a@b.co.uk', siteUrl: 'https://www.c.co.uk' };
    expect((await statuses({}, free))[0]).toBe('fail');
  });

  test('blocks without records, with two of a kind, and where everybody may send', async () => {
    const spf = (...texts: string[]) => ({
      ...records,
      'posta.rotaia.it': texts.map((text) => [text]),
    });
    expect(await statuses({})).toEqual(['pass', 'fail', 'fail', 'owner']);
    expect((await statuses(spf('v=spf1 -all', 'v=spf1 mx -all')))[1]).toBe('fail');
    expect((await statuses(spf('v=spf1 +all')))[1]).toBe('fail');
  });

  test('is left to the owner while DNS does not answer', async () => {
    expect(await statuses({}, rotaia, 's1', true)).toEqual(['pass', 'owner', 'owner', 'owner']);
  });
});

test('a company’s own values, round numbers and no capital are no placeholders', () => {
  const own = {
    name: 'Linea Diretta',
    vatNumber: 'IT01000000008',
    telephone: '+39 02 8000 0000',
    company: { shareCapital: '€ 100.000,00 i.v.', legalName: 'Esempio S.r.l.' },
    none: { shareCapital: null },
  };
  expect(placeholderFields(own)).toEqual([]);
});
