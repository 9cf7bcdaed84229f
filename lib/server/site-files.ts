import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { fillScript, fillText } from '@/lib/server/fill-address';
import { pageHeaders, speculationFile } from '@/lib/server/speculation';

/** Content codings (RFC 9110, 8.4.1), the smallest first. */
export const codings = ['br', 'gzip', 'identity'] as const;
export type Coding = (typeof codings)[number];

/** What is sent in one coding; the entity tag is that coding's own (RFC 9110, 8.8.3.3). */
export interface Encoded {
  body: Buffer;
  headers: Record<string, string>;
}

export interface SiteFile {
  isPage: boolean;
  encoded: Partial<Record<Coding, Encoded>> & { identity: Encoded };
}

export interface SiteFiles {
  files: ReadonlyMap<string, SiteFile>;
  notFound: SiteFile;
}

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
  '.mp4': 'video/mp4',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain',
  '.vcf': 'text/vcard',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'text/xml',
};

const compressible = /^(?:text\/|application\/(?:json|xml|manifest\+json)|image\/svg)/;

const params = { [constants.BROTLI_PARAM_QUALITY]: 10 };

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

async function siteFile(
  content: Buffer,
  headers: Record<string, string>,
  isPage = false,
): Promise<SiteFile> {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 20);
  const encoded = (coding: Coding, body: Buffer): Encoded => ({
    body,
    headers: {
      ...headers,
      ...(coding !== 'identity' && { 'Content-Encoding': coding }),
      'Content-Length': String(body.length),
      ETag: `"${hash}-${coding}"`,
    },
  });
  const identity = encoded('identity', content);
  if (!compressible.test(headers['Content-Type'] ?? '')) return { isPage, encoded: { identity } };
  const small = await zip(content);
  const smaller = await brotli(content, { params });
  return {
    isPage,
    encoded: { br: encoded('br', smaller), gzip: encoded('gzip', small), identity },
  };
}

async function filesIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
}

type Named = [address: string, file: SiteFile];

async function builtFile(app: string, name: string, origin: string): Promise<Named | null> {
  const [, stem, ending] = /^(.+)\.(html|body)$/.exec(name) ?? [];
  if (!stem) return null;
  const content = await readFile(path.join(app, name));
  const address = stem === 'index' ? '/' : `/${stem}`;
  const meta = JSON.parse(await readFile(path.join(app, `${stem}.meta`), 'utf8'));
  const isPage = ending === 'html';
  const type: string = isPage ? 'text/html; charset=utf-8' : meta.headers['content-type'];
  const policy: string | undefined = meta.headers['content-security-policy'];
  const upgrade = origin.startsWith('https:') ? '; upgrade-insecure-requests' : '';
  const isText = compressible.test(type);
  const headers = {
    'Content-Type': type,
    'Cache-Control': 'no-cache',
    ...(policy && { 'Content-Security-Policy': policy + upgrade }),
    ...(isText && { Vary: 'Accept-Encoding' }),
    ...(isPage && pageHeaders),
  };
  const filled = isText ? Buffer.from(fillText(content.toString(), origin)) : content;
  return [address, await siteFile(filled, headers, isPage)];
}

async function plainFile(
  folder: string,
  name: string,
  base: string,
  origin: string,
): Promise<Named> {
  const content = await readFile(path.join(folder, name));
  const type = types[path.extname(name)] ?? 'application/octet-stream';
  const isText = compressible.test(type);
  const headers = {
    'Content-Type': type.startsWith('text/') ? `${type}; charset=utf-8` : type,
    'Cache-Control': base === '/' ? 'no-cache' : 'public, max-age=31536000, immutable',
    ...(isText && { Vary: 'Accept-Encoding' }),
  };
  const isData = /^boot\//.test(name);
  const filled = isData ? Buffer.from(fillScript(content.toString(), origin)) : content;
  return [base + name, await siteFile(filled, headers)];
}

const failurePage = '/_global-error';
const notFoundPage = '/_not-found';

/**
 * Reads a finished build into memory, compressed and with the site's origin. Rejects with the file system's error, or
 * without a build.
 */
export async function readSiteFiles(folder: string, origin: string): Promise<SiteFiles> {
  const app = path.join(folder, '.next', 'server', 'app');
  const built = path.join(folder, '.next', 'static');
  const own = path.join(folder, 'public');
  const files = new Map<string, SiteFile>();
  const keep = (named: Named | null) => named && files.set(...named);
  // one after another: many at once leave the process twice as large
  for (const name of await filesIn(app)) keep(await builtFile(app, name, origin));
  for (const name of await filesIn(built))
    keep(await plainFile(built, name, '/_next/static/', origin));
  for (const name of await filesIn(own)) keep(await plainFile(own, name, '/', origin));
  files.set(speculationFile.path, await siteFile(speculationFile.content, speculationFile.headers));
  const notFound = files.get(notFoundPage);
  if (!notFound) throw new Error(`There is no finished build in ${folder}: run npm run build.`);
  for (const address of [...files.keys()]) {
    if (address.startsWith(failurePage) || address.startsWith(notFoundPage)) files.delete(address);
  }
  return { files, notFound };
}
