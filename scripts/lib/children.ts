// Child processes that leave no orphan behind: each leads a process group of its own, which ends with it.
import { spawn } from 'node:child_process';

export type Variables = Record<string, string | undefined>;

interface StartOptions {
  env?: Variables;
  cwd?: string;
  /** What it writes is kept, and not shown. */
  quiet?: boolean;
  /** In the group of this process: whoever ends that ends it too. */
  inOurGroup?: boolean;
}

export interface Running {
  /** Undefined where it did not even start. */
  pid: number | undefined;
  /** How it ended, '' for well. It never rejects, and stays open once a signal stops this process. */
  ended: Promise<string>;
  /** What it wrote so far on both its outputs, where it is quiet. */
  output(): string;
  signal(name: NodeJS.Signals): void;
  /** Whoever read what it writes is gone. */
  stopReading(): void;
  /** SIGTERM, SIGKILL where it takes too long, and gone. */
  stop(graceMs?: number): Promise<void>;
}

/** Against what hangs for ever; a busy machine takes minutes longer. */
const limitMinutes = 30;
const parentCheckMs = 500;
const running = new Set<Running>();
let stopping = false;

export const lastLines = (text: string): string => text.trim().split('\n').slice(-20).join('\n');

export function start(
  command: string,
  args: string[],
  { env = process.env, cwd, quiet = false, inOurGroup = false }: StartOptions = {},
): Running {
  const ownGroup = !inOurGroup && process.platform !== 'win32';
  const output = quiet ? 'pipe' : 'inherit';
  const child = spawn(command, args, {
    cwd,
    // Next's types ask for NODE_ENV in every environment: not every program's has it
    env: env as NodeJS.ProcessEnv,
    detached: ownGroup,
    stdio: ['ignore', output, output],
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr])
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      text += chunk;
    });
  const gone = new Promise<string>((resolve) => {
    child.once('error', (error) => resolve(error.message));
    // 'close' and not 'exit': by then all of its output has been read
    child.once('close', (code, name) => resolve(code === 0 ? '' : (name ?? `status ${code}`)));
  });
  function signal(name: NodeJS.Signals): void {
    if (!ownGroup || child.pid === undefined) return void child.kill(name);
    try {
      process.kill(-child.pid, name);
    } catch {
      // nobody is left in it
    }
  }
  const self: Running = {
    pid: child.pid,
    ended: gone.then((how) => (stopping ? new Promise(() => {}) : how)),
    output: () => text,
    signal,
    stopReading() {
      child.stdout?.destroy();
      child.stderr?.destroy();
    },
    async stop(graceMs = 5_000) {
      if (!running.has(self)) return;
      signal('SIGTERM');
      const timer = setTimeout(signal, graceMs, 'SIGKILL');
      await gone;
      clearTimeout(timer);
      // what it has started itself
      signal('SIGKILL');
    },
  };
  running.add(self);
  void gone.then(() => running.delete(self));
  return self;
}

/** Runs a program to its end: how it failed, '' for not, and the last that it wrote, where it is quiet. */
export async function run(command: string, args: string[], options?: StartOptions) {
  const program = start(command, args, options);
  let failed = '';
  const timer = setTimeout(() => {
    failed = `took longer than ${limitMinutes} minutes`;
    void program.stop();
  }, limitMinutes * 60_000);
  const how = await program.ended;
  clearTimeout(timer);
  return { failed: failed || how, output: lastLines(program.output()) };
}

export async function stopAll(): Promise<void> {
  await Promise.all([...running].map((program) => program.stop()));
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
