// The folder that nginx serves. A page's files carry its address as their name, with an ending for each
// thing that can be asked of it, so that nginx finds them without a list: `/hospitality` is
// `hospitality.html`, `hospitality.rsc` and `hospitality.<segment>.segment`.
import { encodedFiles } from './compress.mjs';
import { readFiles, readPages } from './output.mjs';
import { isCompressible } from './types.mjs';

/**
 * @import { Writer } from './compress.mjs'
 * @import { BuiltPage } from './output.mjs'
 */

/** @typedef {{ name: string, html: string, json: string }} Answer what nginx answers by itself, as a page and as data */

/**
 * What the configuration must know of the document root.
 *
 * @typedef {object} DocumentRoot
 * @property {Map<string, string>} policies each address's policy
 * @property {string} notFoundPolicy
 * @property {string[]} segments those that soft navigation asks for
 */

/**
 * A segment's ending. Without a slash or a dollar sign: the one makes folders, the other nginx variables.
 *
 * @param {string} segment
 */
export const segmentVariant = (segment) =>
  `.${segment.slice(1).replaceAll('/', ',').replaceAll('$', '=')}.segment`;

const NOT_FOUND = '_not-found';

/** What Next shows when rendering fails, which nginx never does. */
const RENDERING_FAILED = '_global-error';

/**
 * The folder and the name that nginx's `try_files` look for.
 *
 * @param {BuiltPage} page
 */
function placeOf({ stem, address }) {
  if (stem === NOT_FOUND) return { tree: 'errors', name: 'not-found' };
  return address === '/'
    ? { tree: 'home', name: 'page' }
    : { tree: 'pages', name: address.slice(1) };
}

/**
 * @param {Writer} write
 * @param {BuiltPage} page
 */
function writePage(write, page) {
  const { tree, name } = placeOf(page);
  return Promise.all([
    write.compressed(tree, `${name}.html`, page.html),
    write.compressed(tree, `${name}.rsc`, page.rsc),
    ...page.segments.map(({ segment, content }) =>
      write.compressed(tree, `${name}${segmentVariant(segment)}`, content),
    ),
  ]);
}

/**
 * @param {Writer} write
 * @param {Answer} answer
 */
const writeAnswer = (write, { name, html, json }) =>
  Promise.all([
    write.compressed('errors', `_answers/${name}.html`, html),
    write.compressed('errors', `_answers/${name}.json`, json),
  ]);

/**
 * Writes the document root and says what the configuration must know of it.
 *
 * @param {string} folder
 * @param {readonly Answer[]} answers nginx's own
 * @param {{ releasedAt: Date, quality: number }} options as for the encoded files
 * @returns {Promise<DocumentRoot>}
 */
export async function writeDocumentRoot(folder, answers, options) {
  const [built, files] = await Promise.all([readPages(), readFiles()]);
  const pages = built.filter(({ stem }) => stem !== RENDERING_FAILED);
  const write = encodedFiles(folder, options);
  await Promise.all([
    ...pages.map((page) => writePage(write, page)),
    ...answers.map((answer) => writeAnswer(write, answer)),
    ...files.map((file) =>
      isCompressible(file)
        ? write.compressed('files', file.name, file.content)
        : write.asItIs('files', file.name, file.content),
    ),
  ]);

  const shown = pages.filter(({ stem }) => stem !== NOT_FOUND);
  const notFound = pages.find(({ stem }) => stem === NOT_FOUND);
  if (!notFound) throw new Error('The build has no not-found page.');
  return {
    policies: new Map(shown.map(({ address, policy }) => [address, policy])),
    notFoundPolicy: notFound.policy,
    segments: [
      ...new Set(pages.flatMap((page) => page.segments.map(({ segment }) => segment))),
    ].sort(),
  };
}
