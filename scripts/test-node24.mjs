// The server's tests once more with Node 24, which is what production runs on: unit and integration tests, and the
// built site's start, end, and release behind nginx, built by it as well.

import path from 'node:path';
import { build } from './lib/build.mjs';
import { run, stopAllOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { errorText } from './lib/errors.mjs';
import { node24 } from './lib/node24.mjs';
import { localBin, root } from './lib/project.mjs';

const MINUTE_MS = 60_000;

process.chdir(root);
stopAllOnSignals(1);
try {
  await ensureDependencies();
  const node = await node24();
  const { NODE_ENV: _, ...outer } = process.env;
  const env = {
    ...outer,
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: 'http://localhost:3000',
    // what the tests start by its name is the same
    PATH: `${path.dirname(node)}${path.delimiter}${process.env.PATH}`,
  };
  /**
   * @param {string} name
   * @param {number} limitMinutes
   * @param {string[]} args
   */
  const step = async (name, limitMinutes, ...args) => {
    const { ok } = await run(node, args, { env, timeoutMs: limitMinutes * MINUTE_MS });
    console.log(`── ${name} with Node 24: ${ok ? 'ok' : 'FAILED'}`);
    return ok;
  };
  const built = (await build(env)).ok;
  console.log(`── Build with Node 24: ${built ? 'ok' : 'FAILED'}`);
  const results = [
    built,
    await step('Unit and integration tests', 15, localBin('jest'), '--selectProjects', 'node'),
    built &&
      (await step(
        'The built server',
        15,
        localBin('@playwright/test', 'playwright'),
        'test',
        'e2e/server/start',
        'e2e/server/release',
        'e2e/form/unanswerable',
        'e2e/nginx/',
      )),
  ];
  process.exitCode = results.every(Boolean) ? 0 : 1;
} catch (error) {
  console.error(`\n${errorText(error)}`);
  process.exitCode = 1;
}
