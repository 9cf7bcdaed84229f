/**
 * The build's last step: rewrites the static pages that `next build` wrote, so that their scripts and
 * the styles that these need wait for the visitor, and gives each its own content security policy, in
 * the file from which the server takes a page's headers. Runs before the first start: the server keeps
 * copies of what it has served.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { transform } from 'esbuild';
import { contentSecurityPolicy } from './pages/policy.mjs';
import { deferScripts, liftStyleAttributes, nameLanguage } from './pages/rewrite-page.mjs';
import { runtimeStyles } from './pages/runtime-styles.mjs';
import { splitStyles } from './pages/split-styles.mjs';

const output = '.next';
const pagesFolder = path.join(output, 'server', 'app');
const loaderSource = await readFile(new URL('./pages/loader.js', import.meta.url), 'utf8');
const { code: loader } = await transform(loaderSource, { minify: true, target: 'es2022' });
const options = {
  runtimeStyles: await runtimeStyles(),
  https: process.env.SITE_URL?.startsWith('https:') ?? false,
};

/** What Next says of its own workings is of no use to a visitor. */
const ownWorkings = /^x-next/i;

async function finishPage(file) {
  const split = await splitStyles(nameLanguage(await readFile(file, 'utf8'), 'it'));
  const { html, boot } = deferScripts(liftStyleAttributes(split.html), loader, split.sheet?.path);
  for (const asset of [boot, split.sheet])
    if (asset) await writeFile(path.join(output, asset.path.replace('/_next/', '')), asset.source);
  await writeFile(file, html);

  const metaFile = file.replace(/\.html$/, '.meta');
  const meta = JSON.parse(await readFile(metaFile, 'utf8'));
  const kept = Object.entries(meta.headers ?? {}).filter(([name]) => !ownWorkings.test(name));
  meta.headers = {
    ...Object.fromEntries(kept),
    'content-security-policy': contentSecurityPolicy(html, options),
  };
  await writeFile(metaFile, JSON.stringify(meta));
}

await mkdir(path.join(output, 'static', 'boot'), { recursive: true });
const files = await readdir(pagesFolder, { recursive: true });
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => path.join(pagesFolder, file));
if (pages.length === 0) throw new Error(`No static pages in ${pagesFolder}: run next build first`);
await Promise.all(pages.map(finishPage));
console.log(`Finished ${pages.length} pages: scripts on intent, one policy each.`);
