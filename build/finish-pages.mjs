/**
 * The build's last step: rewrites the static pages that `next build` wrote, so that their scripts and
 * the styles that these need wait for the visitor, and gives each its own content security policy, in
 * the file from which the server takes a page's headers. Runs before the first start: the server keeps
 * copies of what it has served. `npm run build` gives it a large young generation, in which the parser's
 * garbage is collected at a third of the time.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { errorText } from '../scripts/lib/errors.mjs';
import { asRecord } from '../scripts/lib/json.mjs';
import { finishPage } from './pages/finish-page.mjs';
import { runtimeStyles } from './pages/runtime-styles.mjs';
import { completeStandalone } from './standalone.mjs';

const output = '.next';
const pagesFolder = path.join(output, 'server', 'app');
const loaderSource = await readFile(new URL('./pages/loader.js', import.meta.url), 'utf8');
const { code: loader } = await transform(loaderSource, { minify: true, target: 'es2022' });
/** @type {Map<string, Promise<string>>} */
const assets = new Map();

/**
 * The text of a file that pages link; read once, for all of them link the same.
 *
 * @param {string} address
 */
function readAsset(address) {
  const file = path.join(output, address.replace('/_next/', ''));
  const text = assets.get(file) ?? readFile(file, 'utf8');
  assets.set(file, text);
  return text;
}

const options = {
  readAsset,
  loader,
  runtimeStyles: await runtimeStyles(),
};

/** What Next says of its own workings is of no use to a visitor. */
const ownWorkings = /^x-next/i;

/** @param {string} file */
async function finish(file) {
  const name = path.relative(pagesFolder, file);
  const { html, policy, boot } = await finishPage(name, await readFile(file, 'utf8'), options);
  await writeFile(path.join(output, boot.path.replace('/_next/', '')), boot.source);
  await writeFile(file, html);

  const metaFile = file.replace(/\.html$/, '.meta');
  const meta = asRecord(JSON.parse(await readFile(metaFile, 'utf8')), metaFile);
  const headers = asRecord(meta.headers ?? {}, `headers in ${metaFile}`);
  const kept = Object.entries(headers).filter(([header]) => !ownWorkings.test(header));
  meta.headers = { ...Object.fromEntries(kept), 'content-security-policy': policy };
  await writeFile(metaFile, JSON.stringify(meta));
}

await mkdir(path.join(output, 'static', 'boot'), { recursive: true });
const files = await readdir(pagesFolder, { recursive: true });
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(pagesFolder, file));
if (pages.length === 0) throw new Error(`No static pages in ${pagesFolder}: run next build first`);
const results = await Promise.allSettled(pages.map(finish));
const wrong = results.filter((result) => result.status === 'rejected');
for (const { reason } of wrong) console.error(errorText(reason));
if (wrong.length > 0)
  throw new Error(`${wrong.length} of ${pages.length} pages are not as they must be`);
console.log(`Finished ${pages.length} pages: scripts at the first interaction, one policy each.`);
await completeStandalone();
