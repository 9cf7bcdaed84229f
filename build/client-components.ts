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

/** The files of client components that a page with these scripts shows outside its islands. */
export function clientComponents(scripts: string[], modules: Map<string, string>): string[] {
  const rows = rowsOf(scripts);
  const seen = new Set<string>();
  const found = new Set<string>();
  const follow = (id: string) => {
    const content = rows.get(id) ?? '';
    if (seen.has(id)) return;
    seen.add(id);
    if (content.startsWith('I')) found.add(String(JSON.parse(content.slice(1))[0]));
    else if (/^[[{"]/.test(content)) visit(JSON.parse(content));
  };
  const visit = (value: unknown): void => {
    if (typeof value === 'string') {
      const [, id] = /^\$[L@]?([0-9a-f]+)/.exec(value) ?? [];
      if (id) follow(id);
    } else if (typeof value === 'object' && value !== null) {
      const isIsland = Array.isArray(value) && value[0] === '$' && 'data-island' in value[3];
      if (!isIsland) Object.values(value).forEach(visit);
    }
  };
  if (!rows.has('0')) throw new Error('React has written nothing into it');
  follow('0');
  return [...found]
    .map((id) => modules.get(id) ?? `the module ${id}, which no manifest names,`)
    .filter((file) => !file.startsWith('node_modules/next/'));
}
