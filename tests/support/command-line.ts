import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Where what is bundled finds the packages that stay outside it. */
const folder = path.resolve('node_modules/.cache/linea-tests', String(process.pid));

/** esbuild does not run within jest's own globals. */
const bundle = `
  const { writeCommandLine } = await import(${JSON.stringify(path.resolve('build/package/command-line.mjs'))});
  await writeCommandLine(${JSON.stringify(folder)});
`;

let bundled: Promise<unknown> | undefined;

afterAll(async () => {
  bundled = undefined;
  await rm(folder, { recursive: true, force: true });
});

/**
 * Runs the agency's command line with a store of the test's, as one file, as a release has it: that starts sooner than
 * its sources. Gives what it says, and rejects with what it complains of.
 */
export async function leadsCommand(
  store: Record<string, string>,
  ...args: string[]
): Promise<string> {
  bundled ??= run(process.execPath, ['--input-type=module', '--eval', bundle]);
  await bundled;
  const { stdout } = await run(process.execPath, [path.join(folder, 'leads.mjs'), ...args], {
    env: { ...process.env, ...store },
  });
  return stdout;
}
