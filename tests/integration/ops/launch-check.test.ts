import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, get, type RequestListener } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createServer as createTlsServer } from 'node:tls';
import { gzipSync } from 'node:zlib';
import brand from '@/content/brand.json';
import { solutions } from '@/content/solutions';
import { securityHeaders } from '@/lib/server/security-headers';
import {
  checkIdentity,
  checkLawyersTexts,
  checkLegal,
  checkOwnPage,
  lawyersTexts,
} from '@/scripts/launch/content';
import type { Finding } from '@/scripts/launch/finding';
import { checkSender } from '@/scripts/launch/mail';
import { checkServed } from '@/scripts/launch/served';
import { anyFreePort } from '@/scripts/lib/ports';

const siteUrl = 'https://www.rotaia.it';
const started: { close(): unknown }[] = [];
afterEach(async () => {
  for (const server of started.splice(0)) await server.close();
  jest.restoreAllMocks();
});

async function serve(listener: RequestListener): Promise<string> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  started.push(server);
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const failing = (findings: Finding[]) =>
  findings.flatMap(({ status, what }) => (status === 'fail' ? what : []));

test('the launch check begins with the example agency, and names nothing else of the brand while it is one', () => {
  const [first, ...others] = checkIdentity({ ...brand, example: true });
  expect(first).toMatchObject({
    status: 'fail',
    what: 'content/brand.json is the example agency',
    fix: expect.stringContaining('take out "example"'),
  });
  expect(others).toEqual([]);
});

test('placeholders of the brand are each named, a company’s own round numbers are none', () => {
  const placeholders = {
    ...brand,
    example: false,
    telephone: '+39 02 0000 0000',
    whatsapp: '+39 02 0000 0000',
    vatNumber: 'IT00000000000',
    company: { legalName: '[Ragione sociale S.r.l.]', pec: '[nome@pec.example]' },
  };
  const open = failing(checkIdentity(placeholders)).join('\n');
  for (const field of ['telephone', 'whatsapp', 'vatNumber', 'company.legalName', 'company.pec'])
    expect(open).toContain(`${field} is the placeholder`);
  const own = {
    example: false,
    name: 'Linea Diretta',
    mail: 'ciao@linea-diretta.it',
    website: 'www.linea-diretta.it',
    vatNumber: 'IT01000000008',
    telephone: '+39 02 8000 0000',
    whatsapp: '+39 02 8000 0000',
    company: { shareCapital: '€ 100.000,00 i.v.', legalName: 'Esempio S.r.l.', rea: null },
    about: { town: 'Milano' },
  };
  expect(failing(checkIdentity(own)).filter((what) => !/logo\.svg/.test(what))).toEqual([]);
});

test('a legal link without its text is named', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'launch-'));
  started.push({ close: () => rmSync(folder, { recursive: true }) });
  jest.spyOn(process, 'cwd').mockReturnValue(folder);
  const legal = path.join(folder, 'content/legal');
  mkdirSync(legal, { recursive: true });
  expect(failing(checkLegal()).join('\n')).toContain('leads nowhere');
  for (const name of ['privacy', 'termini', 'cookie'])
    writeFileSync(path.join(legal, `${name}.md`), `# ${name}\n\nTesto.\n`);
  expect(failing(checkLegal())).toEqual([]);
});

test('launch check: what a lawyer has to confirm is named with the file where it is written, as far as it is sold', () => {
  const files = lawyersTexts.map(([, file]) => file);
  expect(files.filter((file) => !existsSync(file))).toEqual([]);
  const slugs = solutions.map(({ slug }) => slug);
  const named = (of: string[]) => checkLawyersTexts(of).map(({ what }) => what.split(': ')[1]);
  expect(named(slugs)).toEqual(files);
  expect(named([])).toEqual(files.filter((file) => !file.startsWith('content/solutions/')));
  expect(failing(checkLawyersTexts(slugs))).toEqual([]);
});

test('the command names what is missing and unknown in the environment, with what to do, no piece of a secret, and ends with 1', async () => {
  const environment = {
    SITE_URL: 'http://www.rotaia.it',
    DATABASE_URL: 'postgres://sito:hush1@hush2@db.rotaia.it/linea',
    LEAD_TO: 'hush3',
  };
  const { stdout, code } = await new Promise<{ stdout: string; code: unknown }>((resolve) => {
    const env = { PATH: process.env.PATH, NODE_ENV: 'test' as const, ...environment };
    const args = ['--import', 'tsx', 'scripts/launch-check.ts'];
    execFile(process.execPath, args, { env }, (error, stdout) =>
      resolve({ stdout, code: error?.code }),
    );
  });
  expect(code).toBe(1);
  for (const fault of [
    'SITE_URL must be https',
    'SMTP_URL is missing',
    'LEAD_TO is not read by the site',
  ])
    expect(stdout).toContain(`FAIL   ${fault}`);
  expect(stdout).toMatch(/FAIL {3}DATABASE_URL has .* percent-encode/);
  expect(stdout).not.toMatch(/hush/);
  const failed = stdout.match(/^ {2}FAIL/gm)?.length;
  expect(stdout).toMatch(new RegExp(`\\d+ passed, ${failed} to fix, \\d+ left to the owner`));
});

test('a booking page that does not answer is named before a visitor meets it', async () => {
  const host = await serve(({ url }, response) => {
    response.writeHead(Number(url?.slice(1))).end();
  });
  for (const [address, status] of [
    [`${host}/200`, 'pass'],
    // it is there, and sends programs away
    [`${host}/403`, 'pass'],
    [`${host}/404`, 'fail'],
    [`${host}/503`, 'fail'],
  ] as const)
    expect([address, (await checkOwnPage('booking', address)).status]).toEqual([address, status]);
});

test('a page of the owner’s elsewhere that cannot be reached is named by its field, with what keeps it away', async () => {
  const certificate = createTlsServer({
    key: readFileSync('tests/support/certificate/localhost.key'),
    cert: readFileSync('tests/support/certificate/localhost.crt'),
  });
  const hangsUp = createTcpServer((socket) => socket.destroy());
  for (const server of [certificate, hangsUp]) {
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    started.push(server);
  }
  const portOf = (server: Server) => (server.address() as AddressInfo).port;
  const plain = await serve((_, response) => response.end());
  for (const [address, what] of [
    ['https://prenota.invalid/', 'DNS does not know its host'],
    [`http://127.0.0.1:${await anyFreePort('127.0.0.1')}/`, 'nothing listens there'],
    // no browser goes there, nor does Node
    ['http://127.0.0.1:9/', 'bad port'],
    [`https://localhost:${portOf(certificate)}/`, 'a certificate that browsers do not take'],
    [plain.replace('http:', 'https:'), 'does not speak TLS'],
    [`http://127.0.0.1:${portOf(hangsUp)}/`, 'it hangs up'],
  ] as const) {
    const finding = await checkOwnPage('demoChat', address);
    expect(finding).toMatchObject({ status: 'fail', what: expect.stringContaining(what) });
    expect(finding.what).toContain(`the chat to try ${address}`);
    expect(finding.fix).toContain('`demoChat`');
  }
});

const served = async (listener: RequestListener) =>
  failing(await checkServed(await serve(listener), { siteUrl }));

const home = `<html><head><link rel="canonical" href="${siteUrl}"/></head></html>`;

test('what a careless proxy takes from the site’s safety is named, and nothing else', async () => {
  const well = await served(({ url = '/' }, response) => {
    const policy = "default-src 'none'; script-src 'self'";
    const headers = { ...securityHeaders(false), 'content-security-policy': policy };
    const status = url.includes('non-esiste') ? 404 : 200;
    const body = url === '/api/health' ? '{"status":"ok"}' : home;
    response.writeHead(status, { ...headers, 'content-encoding': 'gzip' }).end(gzipSync(body));
  });
  expect(well).toEqual(['it is not served over https']);

  const careless = await served(({ url }, response) => {
    response.setHeader('content-security-policy', "default-src 'self' 'unsafe-inline'");
    response.setHeader('x-frame-options', 'SAMEORIGIN');
    const robots = 'User-agent: *\nDisallow: /\n';
    response.end(url === '/robots.txt' ? robots : home.replace('www.', 'staging.'));
  });
  for (const fault of [
    'it is not served over https',
    'X-Frame-Options is "SAMEORIGIN", and should be "DENY"',
    'Cross-Origin-Opener-Policy is "missing"',
    'the content policy is weak',
    'pages are not compressed',
    'its pages name https://staging.rotaia.it',
    'an unknown address is 200',
    '/api/health says 200',
    'search engines are kept out by robots.txt',
  ])
    expect(careless).toContainEqual(expect.stringContaining(fault));
});

test('a proxy that passes another host on is named as what keeps search engines out, with what to do', async () => {
  const site = await serve(({ headers: { host } }, response) => {
    const robots = host === new URL(siteUrl).host ? {} : { 'x-robots-tag': 'noindex' };
    response.writeHead(200, robots).end();
  });
  const behind = async (host: string) => {
    const proxy = await serve(({ url = '/' }, response) => {
      get(new URL(url, site), { headers: { host } }, ({ statusCode = 0, headers }) =>
        response.writeHead(statusCode, headers).end(),
      );
    });
    const findings = await checkServed(proxy, { siteUrl });
    return findings.filter(({ what }) => what.includes('kept out'));
  };
  expect(await behind('www.rotaia.it')).toEqual([]);
  const what = 'search engines are kept out by X-Robots-Tag';
  const fix = expect.stringMatching(/proxy_set_header Host \$host.*ProxyPreserveHost On/);
  expect(await behind('127.0.0.1:4110')).toEqual([{ status: 'fail', what, fix }]);
});

const records = {
  'posta.rotaia.it': [['google-site-verification=x'], ['v=spf1 include:_spf.', 'posta.it -all']],
  '_dmarc.rotaia.it': [['v=DMARC1; p=none']],
  's1._domainkey.posta.rotaia.it': [['k=rsa; p=MIGf']],
};
const spf = (...texts: string[]) => ({
  ...records,
  'posta.rotaia.it': texts.map((text) => [text]),
});

type Sender = { leadsFrom?: string; dkim?: string; code?: string };

const senders: [
  what: string,
  known: Record<string, string[][]>,
  statuses: string,
  more?: Sender,
][] = [
  ['all but a DKIM selector', records, 'pass pass pass owner'],
  ['its DKIM selector', records, 'pass pass pass pass', { dkim: 's1' }],
  ['no records', {}, 'pass fail fail owner'],
  ['two records of SPF', spf('v=spf1 -all', 'v=spf1 mx -all'), 'pass fail pass owner'],
  ['an SPF that lets everybody send', spf('v=spf1 +all'), 'pass fail pass owner'],
  ['DNS that does not answer', {}, 'pass owner owner owner', { dkim: 's1', code: 'ETIMEOUT' }],
  ['a public suffix alone in common', {}, 'fail fail fail owner', { leadsFrom: 'a@b.co.uk' }],
];

test('mails that others would take for spam are known before the launch: each record of the sender is judged', async () => {
  for (const [what, known, statuses, more = {}] of senders) {
    const { dkim, code = 'ENODATA', leadsFrom = 'sito@posta.rotaia.it' } = more;
    const missing = Object.assign(new Error(code), { code });
    const resolveTxt = async (name: string) => known[name] ?? Promise.reject(missing);
    const own = leadsFrom.endsWith('.uk') ? 'https://www.c.co.uk' : siteUrl;
    const given = { brandMail: 'ciao@rotaia.it', dkim, dns: { resolveTxt } };
    const found = await checkSender({ leadsFrom, siteUrl: own }, given);
    expect([what, ...found.map(({ status }) => status)]).toEqual([what, ...statuses.split(' ')]);
  }
});
