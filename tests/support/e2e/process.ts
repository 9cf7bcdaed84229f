import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';

/** A server that is asked to end finishes what is under way; one that hangs is ended all the same. */
const STOP_GRACE_MS = 60_000;

export type Running = ReturnType<typeof startProcess>;

export function startProcess(program: string, args: string[], options: SpawnOptions = {}) {
  // in our own process group, so that whoever ends the tests ends it with them
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: string) => {
    output += chunk;
  };
  child.stdout.setEncoding('utf8').on('data', keep);
  child.stderr.setEncoding('utf8').on('data', keep);
  const gone = once(child, 'close').catch((error: unknown) => keep(String(error)));

  const stop = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    const timer = setTimeout(() => child.kill('SIGKILL'), STOP_GRACE_MS);
    await gone;
    clearTimeout(timer);
  };
  const kill = async () => {
    child.kill('SIGKILL');
    await gone;
  };
  return {
    /** What it wrote so far, on both its outputs. */
    output: () => output,
    gone,
    signal: (name: NodeJS.Signals) => child.kill(name),
    /** Whoever read what it writes is gone. */
    stopReading() {
      child.stdout.destroy();
      child.stderr.destroy();
    },
    stop,
    kill,
  };
}
