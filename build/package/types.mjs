// Media types by a file's ending: the one list for nginx's `types` and for what is worth compressing.
import path from 'node:path';

/** @param {string} type */
const text = (type) => ({ type: `${type}; charset=utf-8`, compressible: true });
/** @param {string} type */
const packed = (type) => ({ type, compressible: false });

/** @type {Record<string, { type: string, compressible: boolean }>} */
const types = {
  html: text('text/html'),
  // soft navigation: the whole page's data, and one segment of it
  rsc: { type: 'text/x-component', compressible: true },
  segment: { type: 'text/x-component', compressible: true },
  js: text('text/javascript'),
  css: text('text/css'),
  txt: text('text/plain'),
  xml: { type: 'application/xml', compressible: true },
  json: { type: 'application/json', compressible: true },
  map: { type: 'application/json', compressible: true },
  webmanifest: { type: 'application/manifest+json', compressible: true },
  svg: { type: 'image/svg+xml', compressible: true },
  ico: packed('image/x-icon'),
  png: packed('image/png'),
  jpg: packed('image/jpeg'),
  webp: packed('image/webp'),
  avif: packed('image/avif'),
  woff2: packed('font/woff2'),
};

/** Of generated pictures, whose addresses have no ending. */
export const bareType = 'image/png';

/** @param {string} name */
const endingOf = (name) => path.extname(name).slice(1).toLowerCase();

/**
 * Whether a file is worth compressing.
 *
 * @param {{ name: string, type?: string }} file with the type that it is made as, if that is known
 * @throws for a file that would be sent with a wrong media type, or with none
 */
export function isCompressible({ name, type }) {
  const ending = endingOf(name);
  const known = ending === '' ? packed(bareType) : types[ending];
  if (!known) throw new Error(`${name}: add its ending to build/package/types.mjs`);
  /** @param {string} value */
  const essence = (value) => value.replace(/;.*/s, '').trim();
  if (type && essence(type) !== essence(known.type)) {
    throw new Error(`${name} is made as ${type}, and nginx would send it as ${known.type}`);
  }
  return known.compressible;
}

export const nginxTypes = () =>
  Object.entries(types)
    .map(([ending, { type }]) => `  "${type}" ${ending};`)
    .join('\n');
