/** The build's last step: finishes the static pages of `next build`, and completes the folder that the server runs from. */
import { readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesIn } from '@/lib/files-in';
import { addHeaders, assetOf, pagesFolder, readClientModules } from '@/lib/internals/next';
import { sonnerStyle } from '@/lib/internals/sonner';
import { errorText } from '../lib/project';
import { buildIslands, buildPageScript } from './browser-scripts';
import { finishPage } from './finish-page';
import { completeStandalone } from './standalone';

const output = '.next';
const folder = path.join(output, pagesFolder);

// Next's own server, which would serve what is not finished; lib/server/main.ts takes its place at the end
await rm(path.join(output, 'standalone', 'server.js'), { force: true });

// of an error that Next has no page for the server says so itself (lib/server/own-answers.tsx)
const pages = (await filesIn(folder)).filter((name) => /^(?!_global-error).*\.html$/.test(name));
if (pages.length === 0) throw new Error(`No static pages in ${folder}: run next build first`);
const texts = await Promise.all(pages.map((name) => readFile(path.join(folder, name), 'utf8')));
const islands = await buildIslands(path.join(output, 'static', 'islands'), (name) =>
  texts.some((html) => html.includes(` data-island="${name}"`)),
);
const options = {
  readAsset: (address: string) => readFile(path.join(output, assetOf(address)), 'utf8'),
  script: await buildPageScript(islands),
  islands,
  clientModules: await readClientModules(folder),
  runtimeStyle: await sonnerStyle(),
};

async function finish(name: string, place: number): Promise<void> {
  const file = path.join(folder, name);
  const { html, policy } = await finishPage(name, texts[place] ?? '', options);
  await writeFile(file, html);
  await addHeaders(file.replace(/\.html$/, ''), { 'content-security-policy': policy });
}

const results = await Promise.allSettled(pages.map(finish));
const wrong = results.filter((result) => result.status === 'rejected');
for (const { reason } of wrong) console.error(errorText(reason));
if (wrong.length > 0) throw new Error(`${wrong.length} of ${pages.length} pages are wrong`);
await completeStandalone();
console.log(
  `Finished ${pages.length} pages: one script and one policy each, and what only use fetches.`,
);
