import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { readlink, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { ask } from '../../support/e2e/raw-request';
import { expect, type Machine, test } from '../../support/e2e/release-machine';
import { beginServerWith, markHeader, scriptOf, siteUrl } from '../../support/e2e/releases';
import { type Visit, visitors } from '../../support/e2e/visitors';

// one worker, so that the release is packaged once; each test has a machine of its own, at the same ports
test.describe.configure({ mode: 'default' });
test.setTimeout(240_000);

const Host = new URL(siteUrl).host;
const get = (machine: Machine, address: string) => ask(machine.url, address, { headers: { Host } });
const served = async (machine: Machine) => (await get(machine, '/')).headers.get(markHeader);

function expectServed(visits: Visit[]): void {
  expect(visits.filter(({ answered }) => !answered)).toEqual([]);
  // a page and the policy beside it are of one release
  expect(visits.filter(({ body, headers }) => body !== headers)).toEqual([]);
}

async function storedIn({ to, dataDir }: Machine): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, ['leads.mjs', 'list'], {
    cwd: path.join(to, 'current', 'server'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: dataDir },
    maxBuffer: 16 * 1024 * 1024,
  });
  return stdout;
}

test('from one release to another, back and forth again, nobody is refused and open pages keep their scripts', async ({
  machine,
  releases,
}) => {
  const [first, second] = [releases.named('first'), releases.named('second')];
  expect(await machine.release('--from', first)).toMatchObject({ exitCode: 0 });
  expect(await served(machine)).toBe('first');
  // which build answers is nginx's to know, and nobody else's
  expect((await get(machine, '/api/health')).headers.has('x-release')).toBe(false);

  const people = visitors(machine.url);
  expect(await machine.installOf(second)).toMatchObject({ exitCode: 0 });
  expect(await served(machine)).toBe('second');
  expect((await get(machine, scriptOf('first'))).status).toBe(200);

  expect(await machine.release('--back')).toMatchObject({ exitCode: 0 });
  expect(await served(machine)).toBe('first');
  expect((await get(machine, scriptOf('second'))).status).toBe(200);

  expect(await machine.installOf(path.join(machine.to, 'current'), '--back')).toMatchObject({
    exitCode: 0,
  });
  expect(await served(machine)).toBe('second');

  const visits = await people.stop();
  expectServed(visits);
  const sent = visits.filter(({ kind }) => kind === 'lead').length;
  expect(await storedIn(machine)).toContain(`\n${sent} requests\n`);
});

test('a release whose server does not start is never served', async ({ machine, releases }) => {
  await machine.release('--from', releases.named('first'));
  const broken = releases.named('broken');
  beginServerWith(broken, "throw new Error('broken at its start');");
  const before = await machine.releases();

  const people = visitors(machine.url);
  const { exitCode, output } = await machine.release('--from', broken);
  expectServed(await people.stop());
  expect(exitCode).toBe(1);
  expect(output).toContain("The release's server does not start");
  expect(output).toContain('broken at its start');
  expect(await served(machine)).toBe('first');
  expect(await machine.releases()).toEqual(before);
});

test('a release that fails only in its place is gone back from, and nobody is refused', async ({
  machine,
  releases,
}) => {
  await machine.release('--from', releases.named('first'));
  const before = await machine.releases();
  const hung = releases.named('hung');
  // tried beside the served one it is well; with the real store it says nothing
  beginServerWith(
    hung,
    `if (process.env.DATA_DIR === '${machine.dataDir}') await new Promise((r) => setTimeout(r, 1e8));`,
  );

  const people = visitors(machine.url);
  const { exitCode, output } = await machine.release('--from', hung, '--wait', '4');
  expectServed(await people.stop());
  expect(exitCode).toBe(1);
  expect(output).toMatch(/does not answer\. After 4 s the server at \S+ is not this release's/);
  expect(output).toContain(`Back at ${before[0]}, which answers as before.`);
  expect(await served(machine)).toBe('first');
  expect(await machine.releases()).toEqual(before);
});

test('the last three stay, and a release passes on its own scripts alone', async ({
  machine,
  releases,
}) => {
  const archive = `${releases.named('third')}.tar.gz`;
  await promisify(execFile)('tar', ['-czf', archive, '-C', path.dirname(archive), 'third']);
  for (const from of [releases.named('first'), releases.named('second'), archive]) {
    expect(await machine.release('--from', from)).toMatchObject({ exitCode: 0 });
  }
  expect((await get(machine, scriptOf('second'))).status).toBe(200);
  expect((await get(machine, scriptOf('first'))).status).toBe(404);
  const [oldest = '', ...others] = (await machine.releases()).sort();
  const { output } = await machine.release('--from', releases.named('fourth'));
  expect(output).toContain(`Deleted: ${oldest}.`);
  const left = (await machine.releases()).sort();
  expect(left).toEqual([...others, path.basename(await readlink(`${machine.to}/current`))]);
});

test('what ends between the switch and the restart is gone back from, and locks nobody out', async ({
  machine,
  releases,
}) => {
  await machine.release('--from', releases.named('first'));
  // as a power cut would: the link is switched, and nothing after it happens
  const cut = await machine.release(
    '--from',
    releases.named('second'),
    '--restart',
    'kill -9 $PPID',
  );
  expect(cut.exitCode).not.toBe(0);
  expect(await served(machine)).toBe('first');
  const after = await readlink(`${machine.to}/current`);
  expect(await machine.release('--back')).toMatchObject({ exitCode: 0 });
  expect(await readlink(`${machine.to}/current`)).not.toBe(after);
  expect(await served(machine)).toBe('first');
});

test('of two releases at once one is served, and the other ends and says why', async ({
  machine,
  releases,
}) => {
  const both = await Promise.all(
    ['first', 'second'].map((name) => machine.release('--from', releases.named(name))),
  );
  expect(both.map(({ exitCode }) => exitCode).sort()).toEqual([0, 1]);
  expect(both.map(({ output }) => output).join()).toContain('is under way');
});

test('a release that lacks something, or has what it must not have, is refused by name', async ({
  machine,
  releases,
}) => {
  const damaged = releases.named('damaged');
  const at = (name: string) => path.join(damaged, name);
  await rm(at('www/pages/br/hospitality.html'));
  await rm(at('www/errors/gzip/not-found.html'));
  await writeFile(at('www/errors/gzip/not-found.html'), 'cut off');
  await rm(at('server/leads.mjs'));
  await writeFile(at('server/.env'), 'SMTP_PASSWORD=x');
  await writeFile(at('server/leads.db'), '');
  await writeFile(at('nginx/own.conf'), '-----BEGIN PRIVATE KEY-----\nMIIE');
  const { exitCode, output } = await machine.release('--from', damaged);
  expect(exitCode).toBe(1);
  for (const fault of [
    'www/pages/br/hospitality.html is missing',
    'www/errors/gzip/not-found.html is missing, or is not what',
    'server/leads.mjs is missing',
    'server/.env is not to be in a release',
    'server/leads.db is not to be in a release',
    'nginx/own.conf holds a private key',
  ]) {
    expect(output).toContain(fault);
  }
  expect(existsSync(path.join(machine.to, 'current'))).toBe(false);
});

test('the release’s own launch check looks at the machine that it runs on', async ({
  machine,
  releases,
}) => {
  await machine.release('--from', releases.named('first'));
  const { exitCode, output } = await machine.launchCheck();
  for (const seen of [
    /pass {3}127\.0\.0\.1:\d+ answers on this machine/,
    /pass {3}a request is on the disk of \S+ before it is answered/,
    /\d+ MB are free/,
    /FAIL {3}the build is for http:\/\/\S+, SITE_URL says http:\/\/127\.0\.0\.1/,
    /pass {3}\/api\/health\/details says ok/,
    /pass {3}visitors are counted by their own address/,
    /owner {2}there is no copy of the requests in \S+\/backups yet/,
  ]) {
    expect(output).toMatch(seen);
  }
  expect(output).toContain(' 0 not looked at');
  expect(exitCode).toBe(1);
});
