import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where what is bundled finds the packages that stay outside it. */
const folder = path.resolve('node_modules/.cache/linea-tests', String(process.pid));
const leads = path.join(folder, 'leads.mjs');

/** esbuild does not run within jest's own globals. */
const bundle = `
  const { writeProgram } = await import(${JSON.stringify(path.resolve('build/standalone.ts'))});
  await writeProgram('scripts/leads.ts', ${JSON.stringify(leads)});
`;

let bundled: Promise<unknown> | undefined;

afterAll(async () => {
  bundled = undefined;
  await rm(folder, { recursive: true, force: true });
});

/** The command line as one file, as the build makes it: that starts sooner than its sources. */
async function leadsFile(): Promise<string> {
  bundled ??= run(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', bundle]);
  await bundled;
  return leads;
}

/**
 * Runs the agency's command line with a store of the test's. Gives what it says, and rejects with what it complains of.
 */
export async function leadsCommand(
  store: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const { stdout } = await run(process.execPath, [await leadsFile(), ...args], {
    env: { ...process.env, ...store },
  });
  return stdout;
}

/** The same into a pipe that nobody reads any more, as `| head -1` leaves it: its exit status, and what it complains of. */
export async function leadsIntoClosedPipe(
  store: Record<string, string>,
  ...args: string[]
): Promise<string> {
  const script = '{ "$0" "$@"; echo "exit $?" >&2; } | :';
  const { stderr } = await run('sh', ['-c', script, process.execPath, await leadsFile(), ...args], {
    env: { ...process.env, ...store },
  });
  return stderr;
}
