import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** The site's address in a copy of the project. */
export const siteUrl = 'https://www.agenzia-linea.it';
export const buildLimitMs = 480_000;

const { NODE_ENV: _, ...outerEnv } = process.env;
const env = {
  ...outerEnv,
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  SITE_URL: siteUrl,
};

/** Runs a program in a copy of the project; what it says on both outputs. Rejects when it fails. */
export async function runIn(folder: string, program: string, ...args: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(program, args, {
    cwd: folder,
    env: env as NodeJS.ProcessEnv,
    timeout: buildLimitMs,
    maxBuffer: 64 * 1024 * 1024,
  });
  // of the machine's own npm configuration
  return `${stdout}${stderr}`.replace(/^npm warn .*$/gm, '');
}
