import { hash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { attributionParameters } from '@/lib/attribution-memory';
import { filesIn } from '@/lib/files-in';
import { pagesFolder, readHeaders } from '@/lib/internals/next';
import { actionPath } from '@/lib/links';
import { log } from '@/lib/log';
import { placeholderOrigin } from '@/lib/seo/address';

const speculationPath = '/speculation-rules.json';

const sameBut = `params=(${attributionParameters.map((name) => `"${name}"`).join(' ')})`;

/** Pages that browsers may prefetch; nothing that acts. */
const speculationRules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', `${actionPath}*`, '/*.*'] } },
          { not: { selector_matches: '[rel~="nofollow"], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
      expects_no_vary_search: sameBut,
    },
  ],
};

/** Of pages alone: what may be fetched ahead, and that it serves a click with other attribution parameters too. */
const pageHeaders = { 'Speculation-Rules': `"${speculationPath}"`, 'No-Vary-Search': sameBut };

const speculationHeaders = {
  'Content-Type': 'application/speculationrules+json',
  'Cache-Control': 'public, max-age=86400',
};

/** RFC 9110, 8.4.1; the smallest first. */
const codings = ['br', 'gzip', 'identity'] as const;
type Coding = (typeof codings)[number];

/** A file in one coding, with an entity tag of its own (RFC 9110, 8.8.3.3). */
export interface Encoded {
  body: Buffer;
  headers: Record<string, string>;
}

export interface SiteFile {
  isPage: boolean;
  codings: readonly Coding[];
  /** Compressed at first use, and kept. */
  encoded(coding: Coding): Encoded | Promise<Encoded>;
}

export type SiteFiles = Awaited<ReturnType<typeof readSiteFiles>>;

const types: Record<string, string> = {
  '.avif': 'image/avif',
  '.css': 'text/css',
  '.gif': 'image/gif',
  '.html': 'text/html',
  '.ico': 'image/x-icon',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.m4a': 'audio/mp4',
  '.mp3': 'audio/mpeg',
  '.mp4': 'video/mp4',
  '.ogg': 'audio/ogg',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vcf': 'text/vcard',
  '.wasm': 'application/wasm',
  '.wav': 'audio/wav',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;

/** What players ask for in pieces (`lib/server/file-answer.ts`). */
const isMedia = /^(?:audio|video)\//;

/** Qualities of brotli, for the first client and for later ones: home's 235 KB become 43.3 KB in 10 ms, 39.7 KB in 140 ms. */
const [quickly, well] = [5, 10];

const zip = promisify(gzip);
const brotliOf = (content: Buffer, quality: number) =>
  promisify(brotliCompress)(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });

/** One file at a time, to leave threads for other work. */
let compressing = Promise.resolve();

/** A file as it is sent, with these headers of its own; one that cannot be compressed is sent as it is, and logged. */
export function siteFile(
  content: Buffer,
  headers: Record<string, string>,
  isPage = false,
): SiteFile {
  const type = headers['Content-Type'] ?? '';
  const isCompressible = compressible.test(type);
  const tag = hash('sha256', content, 'base64url').slice(0, 20);
  const encode = (coding: Coding, body: Buffer): Encoded => ({
    body,
    headers: {
      ...headers,
      // in mails and on pages elsewhere: share images, icons, logos
      ...(type.startsWith('image/') && { 'Cross-Origin-Resource-Policy': 'cross-origin' }),
      ...(isMedia.test(type) && { 'Accept-Ranges': 'bytes' }),
      ...(isCompressible && { Vary: 'Accept-Encoding' }),
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      'Content-Length': String(body.length),
      // weak: better compression changes bytes, not content (RFC 9110, 8.8.1)
      ETag: `W/"${tag}-${coding}"`,
    },
  });
  const plain = encode('identity', content);
  const kept = new Map<Coding, Encoded | Promise<Encoded>>([['identity', plain]]);
  const logFailure = (error: unknown) => log.error({ err: error }, 'compression.failed');

  async function compressAgain(): Promise<void> {
    kept.set('br', encode('br', await brotliOf(content, well)));
  }

  async function compress(coding: Coding): Promise<Encoded> {
    try {
      if (coding === 'gzip') return encode(coding, await zip(content));
      const quick = encode('br', await brotliOf(content, quickly));
      compressing = compressing.then(compressAgain).catch(logFailure);
      return quick;
    } catch (error) {
      logFailure(error);
      // the next client's request tries again
      kept.delete(coding);
      return plain;
    }
  }

  function encoded(coding: Coding): Encoded | Promise<Encoded> {
    const known = kept.get(coding);
    if (known) return known;
    const body = compress(coding);
    kept.set(coding, body);
    return body;
  }

  return { isPage, codings: isCompressible ? codings : ['identity'], encoded };
}

type Named = [address: string, file: SiteFile];

async function builtFile(app: string, name: string, origin: string): Promise<Named | null> {
  const [, stem, ending] = /^(.+)\.(html|body)$/.exec(name) ?? [];
  if (!stem) return null;
  const content = await readFile(path.join(app, name));
  const address = stem === 'index' ? '/' : `/${stem}`;
  const built = await readHeaders(path.join(app, stem));
  const isPage = ending === 'html';
  const type = isPage ? 'text/html; charset=utf-8' : (built['content-type'] ?? '');
  const policy = built['content-security-policy'];
  const upgrade = origin.startsWith('https:') ? '; upgrade-insecure-requests' : '';
  const isText = compressible.test(type);
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    ...(policy && { 'Content-Security-Policy': policy + upgrade }),
    ...(isPage && pageHeaders),
  };
  const filled = isText
    ? Buffer.from(content.toString().replaceAll(placeholderOrigin, origin))
    : content;
  return [address, siteFile(filled, headers, isPage)];
}

/** A player that goes back in a recording does not fetch it again. */
const ownCaching = (type: string) => (isMedia.test(type) ? 'public, max-age=86400' : 'no-cache');

async function plainFile(folder: string, name: string, base: string): Promise<Named> {
  const content = await readFile(path.join(folder, name));
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const headers = {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Cache-Control': base === '/' ? ownCaching(type) : 'public, max-age=31536000, immutable',
  };
  return [base + name, siteFile(content, headers)];
}

const failurePage = '/_global-error';
const notFoundPage = '/_not-found';

/** Reads a finished build into memory, with the site's origin in it. Rejects without one. */
export async function readSiteFiles(folder: string, origin: string) {
  const app = path.join(folder, '.next', pagesFolder);
  const built = path.join(folder, '.next', 'static');
  const own = path.join(folder, 'public');
  const files = new Map<string, SiteFile>();
  const keep = (named: Named | null) => named && files.set(...named);
  // one after another: many at once double the memory
  for (const name of await filesIn(app)) keep(await builtFile(app, name, origin));
  for (const name of await filesIn(built)) keep(await plainFile(built, name, '/_next/static/'));
  for (const name of await filesIn(own)) keep(await plainFile(own, name, '/'));
  const rules = Buffer.from(JSON.stringify(speculationRules));
  files.set(speculationPath, siteFile(rules, speculationHeaders));
  const notFound = files.get(notFoundPage);
  if (!notFound) throw new Error(`There is no finished build in ${folder}: run npm run build.`);
  for (const address of [...files.keys()]) {
    if (address.startsWith(failurePage) || address.startsWith(notFoundPage)) files.delete(address);
  }
  return { files, notFound };
}
