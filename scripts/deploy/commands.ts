// The clone that npm run deploy:trial works in, and what it does there.
import { execFile } from 'node:child_process';
import { mkdtemp, readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

export const image = 'linea-site';
export const trial = await mkdtemp(path.join(tmpdir(), 'deploy-trial-'));
export const folder = path.join(trial, 'site');
export const inFolder = (...names: string[]) => path.join(folder, ...names);

/** How a program ended, and what it wrote. */
export async function attempt(program: string, ...args: string[]) {
  const options = { cwd: folder, maxBuffer: 64 * 1024 * 1024 };
  return await promisify(execFile)(program, args, options).then(
    ({ stdout, stderr }) => ({ failed: false, stdout, text: stdout + stderr }),
    ({ message, stdout = '', stderr = '' }) => ({
      failed: true,
      stdout,
      text: `${message}\n${stdout}${stderr}`,
    }),
  );
}

/** What a program wrote to standard output. Throws where it fails. */
export async function run(program: string, ...args: string[]): Promise<string> {
  const { failed, stdout, text } = await attempt(program, ...args);
  if (failed) throw new Error(text);
  return stdout.trim();
}

export const compose = (...args: string[]) => run('docker', 'compose', ...args);
export const inSite = (...args: string[]) => compose('exec', '-T', 'site', ...args);
export const shell = (script: string) => run('sh', '-ec', script);
export const update = (...args: string[]) => attempt(inFolder('deploy', 'update'), ...args);

export function check(what: string, holds: boolean, seen: unknown): void {
  if (!holds) throw new Error(`Not so: ${what}. Seen: ${seen}`);
  console.log(`ok: ${what}`);
}

export const head = () => run('git', 'rev-parse', '--short=8', 'HEAD');

export async function commit(): Promise<string> {
  const by = ['-c', 'user.name=Trial', '-c', 'user.email=trial@localhost'];
  await run('git', ...by, 'commit', '--all', '--allow-empty', '--no-verify', '-m', 'Trial');
  return await head();
}

/** Of what commit the site says that it is. */
export async function served(): Promise<string> {
  const details = "fetch('http://127.0.0.1:3000/api/health/details')";
  const print = 'then((answer) => answer.text()).then(console.log)';
  return JSON.parse(await inSite('node', '-e', `${details}.${print}`)).commit;
}

export const stored = async () => (await inSite('leads', 'export', '--csv')).split('\n').length - 1;

/** The commands of deploy/README.md in whose block this text is. */
export async function documented(part: string): Promise<string> {
  const blocks = (await readFile(inFolder('deploy', 'README.md'), 'utf8')).split(/^```\n/m);
  const found = blocks.find((block, at) => at % 2 === 1 && block.includes(part));
  if (!found) throw new Error(`deploy/README.md has no commands with ${part}`);
  return found;
}
