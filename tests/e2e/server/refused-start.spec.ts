import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { isExample } from '@/content/owner';
import { type Running, start } from '@/scripts/lib/children';
import { anyFreePort } from '@/scripts/lib/ports';
import { standalone } from '@/scripts/lib/site';
import { expect, test } from '../../support/e2e/test';
import { until } from '../../support/until';

const server = [process.execPath, 'server.js'];

let folder: string;
let running: Running | undefined;
test.beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'refused-'));
});
test.afterEach(async () => {
  await running?.stop();
  rmSync(folder, { recursive: true });
});

/** Starts the built server with these variables beside those that it needs. */
async function startServer([program = '', ...args]: string[], env: Record<string, string> = {}) {
  const usual = {
    SITE_URL: 'http://localhost:3000',
    SMTP_URL: 'smtp://127.0.0.1:1',
    LEADS_FROM: 'sito@linea.example',
    LEADS_TO: 'ciao@linea.example',
    DATA_DIR: path.join(folder, 'data'),
    HOST: '127.0.0.1',
    PORT: String(await anyFreePort('127.0.0.1')),
    PATH: process.env.PATH,
  };
  running = start(program, args, { cwd: standalone, quiet: true, env: { ...usual, ...env } });
  return running;
}

/** What it has logged, each line as it has to be. */
const logged = ({ output }: Running): Record<string, unknown>[] =>
  output()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line));

const mistakesIn = (program: Running) => logged(program).map(({ mistake }) => mistake);

test('start: each mistake of the configuration is a line of the log, and it ends', async () => {
  const program = await startServer(server, { SITE_URL: '', LEADS_TO: 'nobody' });
  expect(await program.ended).toBe('status 1');
  expect(mistakesIn(program)).toEqual([
    expect.stringContaining('SITE_URL is missing.'),
    expect.stringContaining('LEADS_TO has "nobody", which is no e-mail address.'),
  ]);
});

test('start: the example agency at a public name, and a port that is not published, are said with what to write', async () => {
  test.skip(!isExample, 'the brand file is an owner’s');
  const program = await startServer(server, {
    SITE_URL: 'https://www.rotaia.it:8443',
    PUBLISHED_PORTS: '80 443',
  });
  expect(await program.ended).toBe('status 1');
  expect(mistakesIn(program)).toEqual([
    'content/brand.json is the example agency: write your own and take out "example", then build again.',
    'SITE_URL has port 8443, and compose.yaml publishes 80 443: write https://www.rotaia.it.',
  ]);
});

test('start: in the image a mistake is said once, and it waits until it is stopped', async () => {
  const program = await startServer(server, { LEADS_TO: '', WAITS_WHEN_MISCONFIGURED: 'true' });
  await until(() => program.output().endsWith('\n'), 'the mistake');
  program.signal('SIGTERM');
  expect(await program.ended).toBe('SIGTERM');
  expect(mistakesIn(program)).toEqual([expect.stringContaining('LEADS_TO is missing.')]);
});

test('start: --check says whether it would start, and starts nothing', async () => {
  const check = [...server, '--check'];
  const good = await startServer(check);
  expect([await good.ended, good.output()]).toEqual(['', '']);
  const bad = await startServer(check, { LEADS_TO: '', WAITS_WHEN_MISCONFIGURED: 'true' });
  expect(await bad.ended).toBe('status 1');
  expect(mistakesIn(bad)).toEqual([expect.stringContaining('LEADS_TO is missing.')]);
});

test('start: all that it writes are lines of the log', async () => {
  const program = await startServer(server);
  await until(() => program.output().includes('leads.started'), 'its start');
  program.signal('SIGTERM');
  expect(await program.ended).toBe('');
  expect(logged(program).map(({ event }) => event)).toEqual(
    expect.arrayContaining(['server.listening', 'leads.started', 'leads.stopped']),
  );
});

/** A first program of a container: the kernel keeps from it the signals that it does not listen for. */
const asFirst = ['unshare', '--user', '--map-user=1000', '--pid', '--fork', '--kill-child'];

/** What the image starts. */
function inContainer(): string[] {
  const dockerfile = readFileSync('Dockerfile', 'utf8');
  const words = ['ENTRYPOINT', 'CMD'].flatMap((name): string[] =>
    JSON.parse(new RegExp(`^${name} (\\[.*\\])$`, 'm').exec(dockerfile)?.[1] ?? '[]'),
  );
  const start = path.resolve('deploy', 'start');
  return [...asFirst, ...words.map((word) => (word === '/site/start' ? start : word))];
}

const firstChild = (pid: number | undefined): string | undefined =>
  readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ')[0] || undefined;

for (const afterMs of [0, 300])
  test(`container: asked to end ${afterMs} ms after its beginning it ends`, async () => {
    const [unshare = '', ...args] = asFirst;
    const { status } = spawnSync(unshare, [...args, 'tini', 'true']);
    test.skip(
      status !== 0,
      'containers: unshare and tini do not work here (Debian: apt install tini)',
    );
    const container = await startServer(inContainer());
    const first = await until(() => firstChild(container.pid), 'its first program');
    const isNode = (pid = first) => readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'node';
    await until(() => isNode() || isNode(firstChild(Number(first))), 'Node');
    await pause(afterMs);
    process.kill(Number(first), 'SIGTERM');
    const wentOn = until(() => container.output().includes('leads.started'), 'its start');
    await Promise.race([container.ended, wentOn]);
    expect(container.output()).not.toContain('leads.started');
  });
