// Node 24, which is what production runs on, for machines that have another: the npm package of its binary.
import { existsSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run } from './children.mjs';
import { npm } from './project.mjs';

const LIMIT_MS = 5 * 60_000;

/** The release that the image's tag `node:24` stood for when it was last looked at. */
export const node24Version = '24.21.0';

const packageName = () => {
  const prefix = process.platform === 'darwin' && process.arch === 'arm64' ? 'node-bin' : 'node';
  return `${prefix}-${process.platform === 'win32' ? 'win' : process.platform}-${process.arch}`;
};

/** The path of a Node 24 program: this process's own, or one installed into the system's temporary folder. */
export async function node24() {
  if (process.version.startsWith('v24.')) return process.execPath;
  const folder = path.join(tmpdir(), `linea-node-${node24Version}`);
  const program = path.join(folder, 'node_modules', packageName(), 'bin', 'node');
  if (existsSync(program)) return program;
  await mkdir(folder, { recursive: true });
  console.log(`Node ${node24Version}, from the npm package ${packageName()} …`);
  const args = ['install', '--no-save', '--no-package-lock', '--prefix', folder];
  const { ok, output } = await run(...npm(...args, `${packageName()}@${node24Version}`), {
    cwd: folder,
    timeoutMs: LIMIT_MS,
    quiet: true,
  });
  if (!ok || !existsSync(program)) throw new Error(`Node 24 could not be installed:\n${output}`);
  return program;
}
