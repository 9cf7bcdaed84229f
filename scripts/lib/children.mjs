// Child processes that leave no orphan behind: each leads a process group of its own, so that what
// it started in turn ends with it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { errorCode } from './errors.mjs';

/**
 * @typedef {import('node:child_process').ChildProcess} Child
 * @typedef {Record<string, string | undefined>} Variables of an environment
 * @typedef {{ env?: Variables, cwd?: string, quiet?: boolean }} StartOptions
 * @typedef {{ code: number | null, signal: NodeJS.Signals | null }} Ended
 * @typedef {{ child: Child, ended: Promise<Ended>, tail: () => string }} Started
 */

const GRACE_MS = 5_000;
const PARENT_CHECK_MS = 500;
const ownGroup = process.platform !== 'win32';
/** @type {Set<Child>} */
const alive = new Set();
let stopping = false;

/**
 * @param {Child} child
 * @param {NodeJS.Signals} name
 */
function signal(child, name) {
  // one that could not be started has none
  if (child.pid === undefined) return;
  try {
    if (ownGroup) process.kill(-child.pid, name);
    else child.kill(name);
  } catch (error) {
    if (errorCode(error) !== 'ESRCH') throw error;
  }
}

/**
 * Starts a program. Its output goes to ours, or with `quiet` is only kept: `tail()` gives the last
 * lines of it. `ended` resolves to `{ code, signal }` and never rejects; once a signal stops us it
 * stays open, so that nobody takes our own stopping for a child's failure and goes on.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {StartOptions} [options]
 * @returns {Started}
 */
export function start(command, args, { env = process.env, cwd, quiet = false } = {}) {
  const child = spawn(command, args, {
    cwd,
    // Next's types ask for NODE_ENV in every environment: not every program's has it
    env: /** @type {NodeJS.ProcessEnv} */ (env),
    detached: ownGroup,
    stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
  });
  alive.add(child);
  let output = '';
  /** @param {string} chunk */
  const keep = (chunk) => {
    output = (output + chunk).slice(-8_000);
  };
  child.stdout?.setEncoding('utf8').on('data', keep);
  child.stderr?.setEncoding('utf8').on('data', keep);
  /** @type {Promise<Ended>} */
  const ended = new Promise((resolve) => {
    /** @param {Ended} result */
    const end = (result) => {
      alive.delete(child);
      if (!stopping) resolve(result);
    };
    child.once('error', (error) => {
      keep(error.message);
      end({ code: 127, signal: null });
    });
    // 'close' and not 'exit': by then all of its output has been read
    child.once('close', (code, name) => end({ code, signal: name }));
  });
  return { child, ended, tail: () => output.trim().split('\n').slice(-20).join('\n') };
}

/**
 * Runs a program to its end. Past `timeoutMs` its group is killed.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {StartOptions & { timeoutMs: number }} options
 * @returns {Promise<{ ok: boolean, timedOut: boolean, output: string }>}
 */
export async function run(command, args, { timeoutMs, ...options }) {
  const { child, ended, tail } = start(command, args, options);
  let timedOut = false;
  const timer = setTimeout(() => {
    timedOut = true;
    stop(child);
  }, timeoutMs);
  const { code } = await ended;
  clearTimeout(timer);
  return { ok: code === 0 && !timedOut, timedOut, output: tail() };
}

/**
 * Asks a child's group to end, and after a grace makes it.
 *
 * @param {Child} child
 */
async function stop(child) {
  if (!alive.has(child)) return;
  const gone = once(child, 'close');
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), GRACE_MS);
  await gone;
  clearTimeout(timer);
  // what it had started and did not wait for
  signal(child, 'SIGKILL');
}

export async function stopAll() {
  await Promise.all([...alive].map(stop));
}

/**
 * On Ctrl-C, SIGTERM or a closed terminal: end every child, then this process with `exitCode`. The
 * shell between npm and us passes no signal on, so under npm its disappearance counts as one.
 *
 * @param {number} exitCode
 */
export function stopAllOnSignals(exitCode) {
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(exitCode);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, onSignal);
  const { ppid } = process;
  if (process.env.npm_lifecycle_event) {
    setInterval(() => process.ppid !== ppid && onSignal(), PARENT_CHECK_MS).unref();
  }
}
