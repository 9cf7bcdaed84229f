// What the build left in .next: pages, what soft navigation asks for, and files.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../../scripts/lib/project.mjs';

const app = path.join(root, '.next', 'server', 'app');

async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

const withoutEnding = (file) => file.replace(/\.\w+$/, '');
const addressOf = (stem) => (stem === 'index' ? '/' : `/${stem}`);

async function readPage(stem) {
  const at = (ending) => path.join(app, `${stem}${ending}`);
  const meta = JSON.parse(await readFile(at('.meta'), 'utf8'));
  const policy = meta.headers?.['content-security-policy'];
  if (!policy) throw new Error(`The page ${stem} has no policy: run npm run build`);
  const segments = (meta.segmentPaths ?? []).map(async (segment) => ({
    segment,
    content: await readFile(at(`.segments${segment}.segment.rsc`)),
  }));
  return {
    stem,
    address: addressOf(stem),
    policy,
    html: await readFile(at('.html')),
    rsc: await readFile(at('.rsc')),
    segments: await Promise.all(segments),
  };
}

/** Every static page, `_not-found` and `_global-error` among them. */
export async function readPages() {
  const files = await filesIn(app);
  const stems = files.filter((file) => file.endsWith('.html')).map(withoutEnding);
  return Promise.all(stems.map(readPage));
}

/** What the routes that make a file have made: pictures, manifest, and the like. */
async function readMadeFiles() {
  const names = (await filesIn(app)).filter((file) => file.endsWith('.body')).map(withoutEnding);
  const files = names.map(async (name) => {
    const { status, headers } = JSON.parse(await readFile(path.join(app, `${name}.meta`), 'utf8'));
    const content = await readFile(path.join(app, `${name}.body`));
    return { name, content, status, type: headers['content-type'] };
  });
  // a route may say that it has no file, as the sitemap does on a site that is not to be found
  return (await Promise.all(files)).filter(({ status }) => status !== 404);
}

async function readFolder(folder, prefix) {
  const files = await filesIn(folder);
  return Promise.all(
    files.map(async (file) => ({
      name: path.join(prefix, file),
      content: await readFile(path.join(folder, file)),
    })),
  );
}

/**
 * Every address that a visitor can open: pages, with what they show, and files made or laid into `public/`. Right after
 * `next build`, too, before the pages are finished.
 *
 * @returns {Promise<{ pages: Map<string, string>, files: string[] }>}
 */
export async function readAddresses() {
  const names = (await filesIn(app)).filter((file) => file.endsWith('.html')).map(withoutEnding);
  const shown = names.filter((name) => !name.startsWith('_'));
  const texts = shown.map(async (stem) => [
    addressOf(stem),
    await readFile(path.join(app, `${stem}.html`), 'utf8'),
  ]);
  const files = [...(await readMadeFiles()), ...(await readFolder(path.join(root, 'public'), ''))];
  return {
    pages: new Map(await Promise.all(texts)),
    files: files.map(({ name }) => `/${name}`),
  };
}

/** Every file with an address of its own: `{ name, content, type? }`. */
export async function readFiles() {
  const kinds = await Promise.all([
    readMadeFiles(),
    readFolder(path.join(root, 'public'), ''),
    readFolder(path.join(root, '.next', 'static'), '_next/static'),
  ]);
  return kinds.flat();
}
