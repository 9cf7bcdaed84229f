// What the build left in .next: pages, what soft navigation asks for, and files.
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { asRecord, asText } from '../../scripts/lib/json.mjs';
import { root } from '../../scripts/lib/project.mjs';

/**
 * A static page, as the build finished it.
 *
 * @typedef {object} BuiltPage
 * @property {string} stem its file without the ending, relative to Next's pages
 * @property {string} address
 * @property {string} policy its content security policy
 * @property {Buffer} html
 * @property {Buffer} rsc what soft navigation asks for
 * @property {{ segment: string, content: Buffer }[]} segments the same in parts
 */

/** @typedef {{ name: string, content: Buffer, type?: string }} BuiltFile with its media type, where it is made */

const app = path.join(root, '.next', 'server', 'app');

/** @param {string} folder */
async function filesIn(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

/** @param {string} file */
const withoutEnding = (file) => file.replace(/\.\w+$/, '');
/** @param {string} stem */
const addressOf = (stem) => (stem === 'index' ? '/' : `/${stem}`);

/**
 * What Next keeps beside a page or a made file: status, headers, and of a page its segments.
 *
 * @param {string} file
 */
async function readMeta(file) {
  const meta = asRecord(JSON.parse(await readFile(file, 'utf8')), file);
  const { status, segmentPaths, headers = {} } = meta;
  return { status, segmentPaths, headers: asRecord(headers, `headers in ${file}`) };
}

/**
 * @param {string} stem
 * @returns {Promise<BuiltPage>}
 */
async function readPage(stem) {
  /** @param {string} ending */
  const at = (ending) => path.join(app, `${stem}${ending}`);
  const { headers, segmentPaths } = await readMeta(at('.meta'));
  const policy = headers['content-security-policy'];
  if (typeof policy !== 'string')
    throw new Error(`The page ${stem} has no policy: run npm run build`);
  const names = Array.isArray(segmentPaths) ? segmentPaths : [];
  const segments = names.map(async (name) => {
    const segment = asText(name, `a segment of ${stem}`);
    return { segment, content: await readFile(at(`.segments${segment}.segment.rsc`)) };
  });
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
    const { status, headers } = await readMeta(path.join(app, `${name}.meta`));
    const content = await readFile(path.join(app, `${name}.body`));
    const type = headers['content-type'];
    return { name, content, status, type: typeof type === 'string' ? type : undefined };
  });
  // a route may say that it has no file, as the sitemap does on a site that is not to be found
  return (await Promise.all(files)).filter(({ status }) => status !== 404);
}

/**
 * @param {string} folder
 * @param {string} prefix
 * @returns {Promise<BuiltFile[]>}
 */
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
  /** @type {Map<string, string>} */
  const pages = new Map();
  for (const stem of shown) {
    pages.set(addressOf(stem), await readFile(path.join(app, `${stem}.html`), 'utf8'));
  }
  const files = [...(await readMadeFiles()), ...(await readFolder(path.join(root, 'public'), ''))];
  return { pages, files: files.map(({ name }) => `/${name}`) };
}

/**
 * Every file with an address of its own.
 *
 * @returns {Promise<BuiltFile[]>}
 */
export async function readFiles() {
  const kinds = await Promise.all([
    readMadeFiles(),
    readFolder(path.join(root, 'public'), ''),
    readFolder(path.join(root, '.next', 'static'), '_next/static'),
  ]);
  return kinds.flat();
}
