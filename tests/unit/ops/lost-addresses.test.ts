import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { lostAddresses } from '@/build/release/lost.mjs';
import { plant } from '@/tests/support/project-copy';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'site-lost-'));
});
afterEach(() => rm(folder, { recursive: true }));

/** A release with these pages, whose nginx leads these addresses elsewhere. */
async function release(name: string, pages: string[], moved: string[] = []): Promise<string> {
  const table = moved.map((from) => `  "${from}" "/$is_args$args";\n`).join('');
  await plant(path.join(folder, name), {
    ...Object.fromEntries(pages.map((page) => [`www/pages/plain${page}.html`, page])),
    'nginx/http.conf': `map $uri $site_moved {\n  default "";\n${table}}\n\nmap $uri $x {\n  "/other" 1;\n}\n`,
  });
  return path.join(folder, name);
}

test('a page that a release has no more is told, unless its address leads elsewhere', async () => {
  const before = await release('a', ['/numeri', '/soluzioni/x', '/solutions/x', '/soluzioni/y']);
  const after = await release('b', ['/numeri', '/soluzioni/z'], ['/soluzioni/x', '/soluzioni/x/']);
  expect(await lostAddresses(before, after)).toEqual(['/solutions/x', '/soluzioni/y']);
  expect(await lostAddresses(after, after)).toEqual([]);
});

test('so is an address that led elsewhere until now', async () => {
  const before = await release('a', ['/numeri'], ['/cifre', '/cifre/']);
  const after = await release('b', ['/numeri']);
  expect(await lostAddresses(before, after)).toEqual(['/cifre']);
});

test('a release from before the list, and none at all, are no obstacle', async () => {
  await plant(path.join(folder, 'old'), { 'www/pages/plain/numeri.html': '' });
  const after = await release('b', ['/numeri']);
  expect(await lostAddresses(path.join(folder, 'old'), after)).toEqual([]);
  expect(await lostAddresses(path.join(folder, 'nowhere'), after)).toEqual([]);
});
