// Child processes that leave no orphan behind: each leads a process group of its own, which ends with it.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';

export type Variables = Record<string, string | undefined>;

export interface StartOptions {
  env?: Variables;
  cwd?: string;
  quiet?: boolean;
}

const graceMs = 5_000;
const parentCheckMs = 500;
const ownGroup = process.platform !== 'win32';
const running = new Set<ChildProcess>();
let stopping = false;

function signal(child: ChildProcess, name: NodeJS.Signals): void {
  if (child.pid === undefined) return;
  try {
    if (ownGroup) process.kill(-child.pid, name);
    else child.kill(name);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'ESRCH')) throw error;
  }
}

/** Starts a program. `ended` says how it ended, never rejects, and stays open once a signal stops this process. */
export function start(
  command: string,
  args: string[],
  { env = process.env, cwd, quiet = false }: StartOptions = {},
) {
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    // Next's types ask for NODE_ENV in every environment: not every program's has it
    env: env as NodeJS.ProcessEnv,
    detached: ownGroup,
    stdio: ['ignore', output, output],
  });
  running.add(child);
  let text = '';
  const add = (chunk: string) => {
    text = (text + chunk).slice(-8_000);
  };
  child.stdout?.setEncoding('utf8').on('data', add);
  child.stderr?.setEncoding('utf8').on('data', add);
  const ended = new Promise<string>((resolve) => {
    const end = (how: string) => {
      running.delete(child);
      if (!stopping) resolve(how);
    };
    child.once('error', (error) => end(error.message));
    // 'close' and not 'exit': by then all of its output has been read
    child.once('close', (code, name) => end(code === 0 ? '' : (name ?? `status ${code}`)));
  });
  return { child, ended, tail: () => text.trim().split('\n').slice(-20).join('\n') };
}

export async function run(
  command: string,
  args: string[],
  { timeoutMs, ...options }: StartOptions & { timeoutMs: number },
) {
  const { child, ended, tail } = start(command, args, options);
  let failed = '';
  const timer = setTimeout(() => {
    failed = `took longer than ${timeoutMs / 60_000} minutes`;
    void stop(child);
  }, timeoutMs);
  const how = await ended;
  clearTimeout(timer);
  return { failed: failed || how, output: tail() };
}

async function stop(child: ChildProcess): Promise<void> {
  if (!running.has(child)) return;
  const gone = once(child, 'close');
  signal(child, 'SIGTERM');
  const timer = setTimeout(() => signal(child, 'SIGKILL'), graceMs);
  await gone;
  clearTimeout(timer);
  signal(child, 'SIGKILL');
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map(stop));
}

/** Ends every child, then this process, on a signal. npm's shell passes none on: its disappearance counts as one. */
export function stopAllOnSignals(exitCode: number): void {
  const onSignal = async () => {
    if (stopping) return;
    stopping = true;
    await stopAll();
    process.exit(exitCode);
  };
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP'])
    process.removeAllListeners(name).on(name, onSignal);
  const { ppid } = process;
  if (process.env.npm_lifecycle_event)
    setInterval(() => process.ppid !== ppid && onSignal(), parentCheckMs).unref();
}
