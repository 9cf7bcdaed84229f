// The folder that the server runs from: Next's standalone copy, with the finished pages, the files, and the programs.
import { existsSync } from 'node:fs';
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import { withSlashes } from '@/lib/files-in';
import { pagesFolder } from '@/lib/internals/next';
import { root } from '../lib/project';

const built = path.join(root, '.next');
const standalone = path.join(built, 'standalone');

const programs = {
  'server.js': 'lib/server/main.ts',
  'leads.js': 'scripts/leads.ts',
  'launch-check.js': 'scripts/launch-check.ts',
};

const neverRuns = [
  // what tracing brings along of the project
  /^(?!\.next|node_modules|content|package\.json)/,
  /^content\/(?!legal(?:\/|$))|^content\/legal\/README\.md$/,
  // a router's data, types, documents, tests
  /\.map$|\.rsc$|\.segments$|\.nft\.json$|\.d\.[cm]?ts$/,
  /^node_modules\/(?:@[^/]+\/)?[^/]+\/tests?$/,
  /^node_modules\/(?!.*licen[cs]e)(?:.+)\.(?:tsx?|md)$/,
  // the drawing of share images, a mail's pretty printer
  /^node_modules\/(?:sharp|@img|prettier)$/,
];

/** What cannot be part of one file; Next's standalone copy brings it along, `pg-native` apart, which is optional. */
const external = [
  'next',
  '@react-email/render',
  'libsql',
  'nodemailer',
  'pg',
  'pg-native',
  'react',
  'react-dom',
];

const banner = {
  js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
};

/** Writes a program with all that it imports into one file. */
async function writeProgram(source: string, outfile: string): Promise<void> {
  await build({
    entryPoints: [path.join(root, source)],
    outfile,
    bundle: true,
    platform: 'node',
    target: 'node20.11',
    format: 'esm',
    absWorkingDir: root,
    logLevel: 'warning',
    banner,
    external,
  });
}

export async function completeStandalone() {
  const files = { recursive: true };
  await cp(path.join(built, pagesFolder), path.join(standalone, '.next', pagesFolder), files);
  for (const name of await readdir(standalone, files))
    if (neverRuns.some((names) => names.test(withSlashes(name))))
      await rm(path.join(standalone, name), { recursive: true, force: true });
  // no page has Next's client or its sheet
  for (const kind of ['islands', 'media'])
    await cp(
      path.join(built, 'static', kind),
      path.join(standalone, '.next', 'static', kind),
      files,
    );
  await mkdir(path.join(standalone, 'public'), { recursive: true });
  if (existsSync('public')) await cp('public', path.join(standalone, 'public'), files);
  for (const [name, source] of Object.entries(programs))
    await writeProgram(source, path.join(standalone, name));
}
