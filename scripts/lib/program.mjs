// The program that goes live, on this machine and with an address of its own.
import path from 'node:path';
import { start } from './children.mjs';
import { untilHttp } from './ports.mjs';
import { root } from './project.mjs';

/** @import { Started } from './children.mjs' */

const HOST = '127.0.0.1';
const START_LIMIT_MS = 60_000;

/**
 * Starts the build, and resolves when it answers at 127.0.0.1.
 *
 * @param {string} folder for its store
 * @param {number} port
 * @param {string} [siteUrl]
 * @returns {Promise<Started>}
 * @throws with its own words when it does not come up
 */
export async function startProgram(folder, port, siteUrl = `http://localhost:${port}`) {
  const script = ['--max-old-space-size=256', '.next/standalone/server.js'];
  const program = start(process.execPath, script, {
    cwd: root,
    quiet: true,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      HOST,
      PORT: String(port),
      DATA_DIR: path.join(folder, 'data'),
      SMTP_URL: 'smtp://127.0.0.1:1',
      LEADS_FROM: 'sito@linea.example',
      LEADS_TO: 'sito@linea.example',
    },
  });
  const url = `http://${HOST}:${port}/`;
  await untilHttp(url, { gone: program.ended, limitMs: START_LIMIT_MS }).catch((error) => {
    throw new Error(`${error.message}\n${program.tail()}`);
  });
  return program;
}
