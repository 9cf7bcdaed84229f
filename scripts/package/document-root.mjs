// The folder that nginx serves. A page's files carry its address as their name, with an ending for each
// thing that can be asked of it, so that nginx finds them without a list: `/hospitality` is
// `hospitality.html`, `hospitality.rsc` and `hospitality.<segment>.segment`.
import { encodedFiles } from './compress.mjs';
import { readFiles, readPages } from './output.mjs';
import { isCompressible } from './types.mjs';

/** A segment's ending. Without a slash or a dollar sign: the one makes folders, the other nginx variables. */
export const segmentVariant = (segment) =>
  `.${segment.slice(1).replaceAll('/', ',').replaceAll('$', '=')}.segment`;

const errorPages = { '_not-found': 'not-found', '_global-error': 'failure' };

/** The folder and the name that nginx's `try_files` look for. */
function placeOf({ stem, address }) {
  const error = errorPages[stem];
  if (error) return { tree: 'errors', name: error };
  return address === '/'
    ? { tree: 'home', name: 'page' }
    : { tree: 'pages', name: address.slice(1) };
}

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
 * Writes the document root and says what the configuration must know of it.
 *
 * @returns {Promise<{ policies: Map<string, string>, notFoundPolicy: string, failurePolicy: string, segments: string[] }>}
 *   each address's policy, and the segments that soft navigation asks for
 */
export async function writeDocumentRoot(folder, options) {
  const [pages, files] = await Promise.all([readPages(), readFiles()]);
  const write = encodedFiles(folder, options);
  await Promise.all([
    ...pages.map((page) => writePage(write, page)),
    ...files.map((file) =>
      isCompressible(file)
        ? write.compressed('files', file.name, file.content)
        : write.asItIs('files', file.name, file.content),
    ),
  ]);

  const policyOf = (stem) => pages.find((page) => page.stem === stem)?.policy;
  const shown = pages.filter(({ stem }) => !errorPages[stem]);
  return {
    policies: new Map(shown.map(({ address, policy }) => [address, policy])),
    notFoundPolicy: policyOf('_not-found'),
    failurePolicy: policyOf('_global-error'),
    segments: [
      ...new Set(pages.flatMap((page) => page.segments.map(({ segment }) => segment))),
    ].sort(),
  };
}
