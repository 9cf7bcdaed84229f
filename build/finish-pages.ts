/** The build's last step: finishes the static pages of `next build`, and completes the folder that the server runs from. */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { filesIn } from '@/lib/files-in';
import { errorText } from '../scripts/lib/project';
import { buildIslands, pageScripts } from './browser-scripts';
import { readClientModules } from './client-components';
import { finishPage } from './finish-page';
import { type ShortNames, shortNames } from './short-names';
import { completeStandalone } from './standalone';

const output = '.next';
const pagesFolder = path.join(output, 'server', 'app');

const readAsset = (address: string) =>
  readFile(path.join(output, address.replace('/_next/', '')), 'utf8');

/** What sonner writes into `<head>` when it is loaded: constant, so that the policy can name it by its hash. */
async function sonnerStyle(): Promise<string> {
  const code = await readFile(fileURLToPath(import.meta.resolve('sonner')), 'utf8');
  const text = /__insertCSS\(("(?:[^"\\]|\\.)*")\)/.exec(code)?.[1];
  if (!text) throw new Error('sonner no longer writes its style sheet at load');
  return JSON.parse(text);
}

/** Of all sheets that Next has made. */
async function utilityNames(): Promise<ShortNames> {
  const folder = path.join(output, 'static');
  const sheets = (await filesIn(folder)).filter((file) => file.endsWith('.css'));
  const texts = await Promise.all(sheets.map((file) => readFile(path.join(folder, file), 'utf8')));
  return shortNames(texts.join('\n'));
}

const names = await utilityNames();
const islands = await buildIslands(path.join(output, 'static', 'islands'), names);
const options = {
  readAsset,
  scriptFor: pageScripts(islands),
  islands,
  names,
  clientModules: await readClientModules(pagesFolder),
  runtimeStyle: await sonnerStyle(),
};

async function finish(name: string): Promise<void> {
  const file = path.join(pagesFolder, name);
  const { html, policy } = await finishPage(name, await readFile(file, 'utf8'), options);
  await writeFile(file, html);

  const metaFile = file.replace(/\.html$/, '.meta');
  const { headers, ...meta } = JSON.parse(await readFile(metaFile, 'utf8'));
  const withPolicy = { ...headers, 'content-security-policy': policy };
  await writeFile(metaFile, JSON.stringify({ ...meta, headers: withPolicy }));
}

// of an error that Next has no page for the server says so itself (lib/server/own-answers.tsx)
const pages = (await filesIn(pagesFolder)).filter((file) =>
  /^(?!_global-error).*\.html$/.test(file),
);
if (pages.length === 0) throw new Error(`No static pages in ${pagesFolder}: run next build first`);
const results = await Promise.allSettled(pages.map(finish));
const wrong = results.filter((result) => result.status === 'rejected');
for (const { reason } of wrong) console.error(errorText(reason));
if (wrong.length > 0) throw new Error(`${wrong.length} of ${pages.length} pages are wrong`);
await completeStandalone();
console.log(
  `Finished ${pages.length} pages: one script and one policy each, and what only use fetches.`,
);
