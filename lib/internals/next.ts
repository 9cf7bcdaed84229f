/**
 * What the site knows of Next's inside, which no documentation promises: the files of a build, what its client reads in a
 * page, and how a server of its own starts it. tests/unit/ops/internals.test.ts names the version, and what to look at.
 */
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { filesIn } from '@/lib/files-in';

/** Of the static pages, within `.next`. */
export const pagesFolder = path.join('server', 'app');

/** The file beside a page or a file of a route, without its ending, with the headers of its answer. */
const metaFile = (stem: string) => `${stem}.meta`;

/** Headers of the answer for the file `stem`, its path without an ending. Rejects where there is none. */
export async function readHeaders(stem: string): Promise<Record<string, string>> {
  return JSON.parse(await readFile(metaFile(stem), 'utf8')).headers;
}

/** Adds to those. */
export async function addHeaders(stem: string, added: Record<string, string>): Promise<void> {
  const { headers, ...meta } = JSON.parse(await readFile(metaFile(stem), 'utf8'));
  await writeFile(metaFile(stem), JSON.stringify({ ...meta, headers: { ...headers, ...added } }));
}

/** The file of an address of Next's, within `.next`. */
export const assetOf = (address: string): string => address.replace('/_next/', '');

interface Tag {
  name: string;
  attributes: Map<string, string>;
  text: string;
}

/** A style sheet as Next links it. */
export const isSheet = ({ name, attributes }: Tag): boolean =>
  name === 'link' && attributes.get('rel') === 'stylesheet' && attributes.has('data-precedence');

/** A script of Next's client, or what it reads. */
export const isClientScript = ({ name, attributes, text }: Tag): boolean =>
  name === 'script' && (attributes.has('src') || /__next_f|TURBOPACK/.test(text));

interface Manifest {
  clientModules: Record<string, { id: string | number }>;
}

/** By the numbers that pages have for them, the files of all client components in a folder of pages. */
export async function readClientModules(folder: string): Promise<Map<string, string>> {
  const context = createContext({ __RSC_MANIFEST: {} });
  for (const name of await filesIn(folder))
    if (name.endsWith('_client-reference-manifest.js'))
      runInContext(await readFile(path.join(folder, name), 'utf8'), context);
  const manifests: Manifest[] = Object.values(context.__RSC_MANIFEST);
  return new Map(
    manifests.flatMap(({ clientModules }) =>
      Object.entries(clientModules).map(([file, { id }]) => [
        String(id),
        file.replace('[project]/', ''),
      ]),
    ),
  );
}

const push = /^self\.__next_f\.push\((\[1,.*\])\)$/s;

/** What React's server has written for its client, by row: `id:JSON`, `id:I[module, …]`, or `id:Tlength,text`. */
function rowsOf(scripts: string[]): Map<string, string> {
  const parts = scripts.flatMap((text) => push.exec(text)?.[1] ?? []);
  const data = parts.map((part): string => JSON.parse(part)[1]).join('');
  // a length is one of bytes, and only what is ASCII is asked for
  const bytes = Buffer.from(data).toString('latin1');
  const rows = new Map<string, string>();
  const row = /([0-9a-f]*):(?:T([0-9a-f]+),|(.*)\n)/y;
  while (row.lastIndex < bytes.length) {
    const [, id = '', length, content = ''] = row.exec(bytes) ?? [];
    if (row.lastIndex === 0) throw new Error('what React has written into it cannot be read');
    if (length) row.lastIndex += Number.parseInt(length, 16);
    else rows.set(id, content);
  }
  return rows;
}

/** React's ways to name a row in another one: as it is, lazily, as a promise, a map, a set, an iterator. */
const reference = /^\$[L@QWi]?([0-9a-f]+)/;

/**
 * The files of client components in a page with these scripts that are not in its islands alone: Next's client, which
 * would start them, is in no finished page. Throws where React's data cannot be read.
 */
export function clientComponents(scripts: string[], modules: Map<string, string>): string[] {
  const rows = rowsOf(scripts);
  const inIslands = new Set<string>();
  const outside = new Set<string>();
  const follow = (id: string, reached: Set<string>) => {
    const content = rows.get(id) ?? '';
    if (reached.has(id)) return;
    reached.add(id);
    if (/^[[{"]/.test(content)) visit(JSON.parse(content), reached);
  };
  const visit = (value: unknown, reached: Set<string>): void => {
    if (typeof value === 'string') {
      const [, id] = reference.exec(value) ?? [];
      if (id) follow(id, reached);
    } else if (typeof value === 'object' && value !== null) {
      const isIsland = Array.isArray(value) && value[0] === '$' && 'data-island' in value[3];
      for (const part of Object.values(value)) visit(part, isIsland ? inIslands : reached);
    }
  };
  if (!rows.has('0')) throw new Error('React has written nothing into it');
  follow('0', outside);
  return [...rows]
    .filter(([id]) => outside.has(id) || !inIslands.has(id))
    .flatMap(([, content]) => (content.startsWith('I') ? JSON.parse(content.slice(1))[0] : []))
    .map((id) => modules.get(String(id)) ?? `the module ${id}, which no manifest names,`)
    .filter((file) => !file.startsWith('node_modules/next/'));
}

/** Variables by which Next does not read `.env` files itself: it would expand $ within single quotes. */
export const withoutEnvFiles = { __NEXT_PROCESSED_ENV: 'true' };

/** The variables by which Next runs from the standalone copy in `folder`, as its own `server.js` sets them. */
export async function standaloneVariables(folder: string): Promise<Record<string, string>> {
  const file = path.join(folder, '.next', 'required-server-files.json');
  const { config } = JSON.parse(await readFile(file, 'utf8'));
  return { __NEXT_PRIVATE_STANDALONE_CONFIG: JSON.stringify(config) };
}
