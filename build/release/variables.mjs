// The server's variables, as its unit reads them from a file.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { asRecord, asText } from '../../scripts/lib/json.mjs';

/**
 * For a child that is to have the file's variables, and of ours only what finds programs.
 *
 * @type {NodeJS.ProcessEnv}
 */
export const bareEnvironment = { NODE_ENV: 'production', PATH: process.env.PATH };

/**
 * How Node is started with the variables of a file.
 *
 * @param {string} file
 */
export function withVariables(file) {
  if (!existsSync(file)) {
    throw new Error(
      `${file} is not there: put the variables of .env.example into it, or name another file with --env`,
    );
  }
  return `--env-file=${file}`;
}

/**
 * What a build needs of them; an empty text for what is not there.
 *
 * @param {string} file
 */
export function buildVariables(file) {
  const program =
    'const { SITE_URL = "", HSTS_INCLUDE_SUBDOMAINS = "" } = process.env; JSON.stringify({ SITE_URL, HSTS_INCLUDE_SUBDOMAINS })';
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [withVariables(file), '-p', program],
    { encoding: 'utf8', env: bareEnvironment },
  );
  if (status !== 0) throw new Error(`${file} cannot be read:\n${stderr}`);
  const read = asRecord(JSON.parse(stdout), file);
  return {
    SITE_URL: asText(read.SITE_URL, 'SITE_URL'),
    HSTS_INCLUDE_SUBDOMAINS: asText(read.HSTS_INCLUDE_SUBDOMAINS, 'HSTS_INCLUDE_SUBDOMAINS'),
  };
}
