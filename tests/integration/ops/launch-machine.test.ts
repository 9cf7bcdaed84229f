import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createHttpsServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { backupFile } from '@/lib/store/backup';
import { checkBackups } from '@/scripts/launch/checks/backups';
import { checkIdentity } from '@/scripts/launch/checks/identity';
import { wayOut } from '@/scripts/launch/checks/outbound';
import { checkNames, checkServed, compareClocks } from '@/scripts/launch/checks/served';
import { checkStore } from '@/scripts/launch/checks/store';
import { checkVisitorAddress } from '@/scripts/launch/checks/visitor-address';
import type { Finding } from '@/scripts/launch/finding';
import { localhost } from '../../support/launch-project';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const clean of cleanUp.splice(0)) clean();
});

function newFolder(parent = tmpdir()): string {
  const folder = mkdtempSync(path.join(parent, 'launch-machine-'));
  cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

async function portOf(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  cleanUp.push(() => server.close());
  return (server.address() as AddressInfo).port;
}

const httpServer = async (listener: RequestListener) =>
  `http://127.0.0.1:${await portOf(createServer(listener))}`;
const lines = (findings: Finding[]) => findings.map(({ status, what }) => `${status} ${what}`);

test('a mail server that is not reached at its port may be at another one, or at none', async () => {
  const closed = await portOf(createServer());
  const open = await portOf(createServer());
  for (const clean of cleanUp.splice(0, 1)) clean();
  expect(await wayOut('127.0.0.1', [closed, open])).toBe(
    `127.0.0.1 answers at port ${open}: SMTP_PORT=${open}`,
  );
  expect(await wayOut('127.0.0.1', [closed])).toContain(`at none of ${closed}`);
});

test('a store in memory is no store', async () => {
  const dataDir = newFolder('/dev/shm');
  const findings = await checkStore({ dataDir, databaseUrl: null });
  expect(lines(findings)).toContainEqual(
    expect.stringMatching(/^fail \S+ is in memory \(tmpfs\): requests are forgotten with it/),
  );
});

test('the server’s clock is compared with this machine’s', () => {
  const now = Date.parse('2026-11-21T12:00:00Z');
  expect(compareClocks('Sat, 21 Nov 2026 12:00:30 GMT', now).status).toBe('pass');
  expect(compareClocks('Sat, 21 Nov 2026 11:50:00 GMT', now).what).toContain('600 s apart');
  expect(compareClocks(null, now).status).toBe('owner');
});

test('a certificate that browsers refuse is named, with where to look', async () => {
  const origin = `https://localhost:${await portOf(createHttpsServer(localhost))}`;
  const env = { siteUrl: origin, healthToken: null };
  expect(await checkServed(origin, env, [])).toEqual([
    {
      status: 'fail',
      what: `${origin} cannot be fetched: DEPTH_ZERO_SELF_SIGNED_CERT`,
      mend: expect.stringContaining('Caddy’s log'),
    },
  ]);
});

test('the other name has to lead to the site, path and query with it', async () => {
  const site = await httpServer(({ url, headers }, response) => {
    if (headers.host?.startsWith('localhost')) {
      response.writeHead(301, { location: `http://127.0.0.1:${site.split(':').at(-1)}${url}` });
    }
    response.end();
  });
  const port = site.split(':').at(-1);
  expect(lines(await checkNames(site, 'localhost'))).toEqual([
    `pass http://localhost:${port} leads to ${site}`,
  ]);
  const lost = lines(await checkNames(`http://localhost:${port}`, '127.0.0.1'));
  expect(lost).toEqual([
    `fail http://127.0.0.1:${port} answers 200, and not to http://localhost:${port}`,
  ]);
});

const token = 'a-token-that-nobody-guesses';
const counting = (client: (forwarded: string) => string | null) =>
  httpServer(({ headers, socket }, response) => {
    const forwarded = String(headers['x-forwarded-for']);
    const said = client(forwarded) ?? socket.remoteAddress;
    response.end(JSON.stringify({ status: 'ok', client: said }));
  });

test.each([
  ['its own address', () => null, /^pass visitors are counted by their own/],
  ['what it claims', (claimed: string) => claimed, /^fail whoever claims another address/],
  ['the proxy’s', () => '10.0.0.7', /^fail .* is counted as 10\.0\.0\.7, a machine in between/],
  ['a public address', () => '198.51.100.7', /^owner .* seen as 198\.51\.100\.7/],
])('a visitor who is counted by %s', async (_by, client, said) => {
  expect(lines(await checkVisitorAddress(await counting(client), token))).toEqual([
    expect.stringMatching(said),
  ]);
});

test('without a token, or of an earlier release, nobody knows by what visitors are counted', async () => {
  expect((await checkVisitorAddress('http://127.0.0.1:9', null))[0]?.status).toBe('owner');
  const earlier = await httpServer((_request, response) => response.end('{"status":"ok"}'));
  expect((await checkVisitorAddress(earlier, token))[0]?.status).toBe('fail');
});

test('copies of the requests are looked for beside them', async () => {
  const dataDir = newFolder();
  const now = Date.parse('2026-11-21T12:00:00Z');
  const look = async (databaseUrl: string | null = null) =>
    lines(await checkBackups({ dataDir, databaseUrl }, now));
  expect((await look())[0]).toMatch(/^owner there is no copy/);
  const copyOf = (hours: number) => {
    const file = backupFile(dataDir, now - hours * 3_600_000);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, '');
  };
  copyOf(72);
  expect((await look())[0]).toMatch(/^fail the newest copy of the requests is 72 h old/);
  copyOf(9);
  expect(await look()).toEqual([
    'pass the newest copy of the requests is 9 h old',
    expect.stringMatching(/^owner copies .* on another machine/),
  ]);
  expect(await look('postgres://')).toEqual(['owner copies of the PostgreSQL database']);
});

// an owner of this project has another in its place
const shippedMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32" fill="none" stroke="currentColor">
  <path d="M0 16h17" stroke-width="5"/>
  <circle cx="21" cy="16" r="5.5" stroke-width="4"/>
</svg>
`;

const identity = {
  name: 'Rotaia',
  telephone: '+39 02 8765 4321',
  demoTelephone: '+39 333 123 4567',
  demoWhatsapp: '+39 333 123 4567',
  whatsapp: '+39 333 123 4567',
  copyrightYear: 2026,
};
const now = new Date('2026-11-21');

test('a company’s own numbers, year and mark pass', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'icon.svg'), '<svg><title>Rotaia</title></svg>');
  writeFileSync(path.join(folder, 'logo.svg'), '<svg viewBox="0 0 1 1"/>');
  const findings = await checkIdentity(identity, [folder], now);
  expect(findings.map(({ status }) => status)).toEqual(Array(7).fill('pass'));
});

test('what a change of brand forgets is found', async () => {
  const folder = newFolder();
  writeFileSync(path.join(folder, 'icon.svg'), '<svg><title>Altra</title></svg>');
  writeFileSync(path.join(folder, 'logo.svg'), shippedMark);
  const forgotten = {
    ...identity,
    demoTelephone: '12',
    demoWhatsapp: null,
    whatsapp: '+39 333',
    copyrightYear: 2024,
  };
  expect(lines(await checkIdentity(forgotten, [folder], now))).toEqual([
    'pass telephone is +390287654321',
    'fail whatsapp is "+39 333", which no numbering plan has',
    'fail demoTelephone is "12", which no numbering plan has',
    'owner demoWhatsapp is not there: no page invites to try an assistant at it',
    'owner the copyright is of 2024',
    'fail the icons are drawn for Altra, the brand is Rotaia',
    'fail content/logo.svg is still the one that the project comes with',
  ]);
  expect((await checkIdentity({ ...identity, copyrightYear: 2027 }, [], now))[4]?.status).toBe(
    'fail',
  );
});
