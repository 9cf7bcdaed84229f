// From one release to another while visitors ask, and back where the other one does not answer.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { run } from '../../scripts/lib/children.mjs';
import { errorText } from '../../scripts/lib/errors.mjs';
import { askNode, askSite } from './ask.mjs';
import { carryScripts } from './carry.mjs';
import {
  currentRelease,
  descriptionOf,
  flush,
  markServed,
  pointCurrentAt,
  removeCurrent,
} from './layout.mjs';

/**
 * @import { Answer } from './ask.mjs'
 * @import { Description } from './layout.mjs'
 * @import { HowToSwitch } from './options.mjs'
 */

/** Longer than a stop (30 s, the unit's TimeoutStopSec) and a start. */
const COMMAND_LIMIT_MS = 60_000;
const ANSWER_LIMIT_MS = 10_000;
/** For what was served before: it is known to work, and there is nothing else to go to. */
const BACK_MS = 60_000;
const BETWEEN_MS = 200;

/** @param {string} command */
async function shell(command) {
  const { ok, timedOut, output } = await run('sh', ['-c', command], {
    timeoutMs: COMMAND_LIMIT_MS,
    quiet: true,
  });
  if (!ok) throw new Error(`${command}: ${timedOut ? 'took too long' : 'failed'}\n${output}`);
}

/**
 * An answer; where there is none, what is said instead of a status.
 *
 * @param {Promise<Answer>} question
 */
const outcome = (question) =>
  question.catch((error) => {
    /** @type {Omit<Answer, 'status'> & { status: string }} */
    const none = { status: errorText(error), headers: {}, body: Buffer.alloc(0) };
    return none;
  });

/**
 * What is not yet as this release has it; null when all is.
 *
 * @param {string} release
 * @param {Description} description
 */
async function lacking(release, description) {
  const page = await outcome(askSite(description, '/', ANSWER_LIMIT_MS));
  const own = await readFile(path.join(release, 'www', 'home', 'plain', 'page.html'));
  if (page.status !== 200) return `the home page answers ${page.status} through nginx`;
  if (!page.body.equals(own)) return 'nginx serves another home page';
  // there is no such address; every answer says whose it is
  const node = await outcome(askNode(description.node, '/api/release', ANSWER_LIMIT_MS));
  if (node.headers['x-release'] !== description.build) {
    return `the server at ${description.node} is not this release's (${node.status})`;
  }
  const health = await outcome(askSite(description, '/api/health', ANSWER_LIMIT_MS));
  return health.status === 200 ? null : `/api/health answers ${health.status} through nginx`;
}

/**
 * @param {string} release
 * @param {Description} description
 * @param {number} waitMs
 */
async function untilServed(release, description, waitMs) {
  const deadline = Date.now() + waitMs;
  for (;;) {
    const what = await lacking(release, description);
    if (what === null) return;
    if (Date.now() > deadline) throw new Error(`After ${waitMs / 1000} s ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, BETWEEN_MS));
  }
}

/**
 * @param {string} to
 * @param {string} release
 * @param {HowToSwitch} how
 */
async function serve(to, release, { restart, reload, waitMs }) {
  await pointCurrentAt(to, release);
  await shell(restart);
  await shell(reload);
  await untilServed(release, await descriptionOf(release), waitMs);
}

/**
 * Back to what was served; without anything there, to nothing.
 *
 * @param {string} to
 * @param {string | null} before
 * @param {HowToSwitch} how
 */
async function goBack(to, before, how) {
  if (!before) {
    await removeCurrent(to);
    return 'Nothing was served before, and nothing is now.';
  }
  await serve(to, before, { ...how, waitMs: BACK_MS });
  return `Back at ${path.basename(before)}, which answers as before.`;
}

/**
 * Serves a release. Where it does not answer within `waitMs`, what was served before is served again, and it throws: the
 * requests that came meanwhile wait in systemd's socket, up to nginx's minute.
 *
 * @param {string} to
 * @param {string} release
 * @param {HowToSwitch} how
 */
export async function switchTo(to, release, how) {
  const before = await currentRelease(to);
  if (before === release) throw new Error(`${path.basename(release)} is served already.`);
  if (before) {
    await carryScripts(before, release);
    await markServed(before);
  }
  await flush(to);
  try {
    await serve(to, release, how);
  } catch (error) {
    const back = await goBack(to, before, how).catch(
      (further) => `And it cannot be gone back: ${errorText(further)}`,
    );
    throw new Error(`${path.basename(release)} does not answer. ${errorText(error)}\n${back}`);
  }
  await markServed(release);
}
