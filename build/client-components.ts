/** Client components of a page that lie in no island: Next's client, which would start them, is in no finished page. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { createContext, runInContext } from 'node:vm';
import { filesIn } from '@/lib/files-in';

interface Manifest {
  clientModules: Record<string, { id: string | number }>;
}

const manifestName = '_client-reference-manifest.js';

/** By the numbers that pages have for them, the files of all client components, as Next's manifests name them. */
export async function readClientModules(folder: string): Promise<Map<string, string>> {
  const context = createContext({ __RSC_MANIFEST: {} });
  for (const name of await filesIn(folder))
    if (name.endsWith(manifestName))
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

/** The files of client components in a page with these scripts that are not in its islands alone. */
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
