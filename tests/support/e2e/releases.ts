// Releases to switch between: the present build, and others that differ from it in what a switch has to change.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { writeRelease } from '@/build/package/release.mjs';

export type Place = { node: string; listen: string };

/** The site's address: a public one, under which nginx is asked. */
export const siteUrl = 'http://www.agenzia-linea.it';

/** The header by which nginx's configuration says which release it is of, in these tests. */
export const markHeader = 'X-Configured-By';

const buildOf = (name: string) => `build-of-${name}`;
/** The address of a script that only this release brings. */
export const scriptOf = (name: string) => `/_next/static/chunks/only-${name}.js`;

/** Writes in place of a file, which other releases have under the same name. */
function put(file: string, content: string | Buffer): void {
  rmSync(file, { force: true });
  writeFileSync(file, content);
}

function putCoded(release: string, tree: string, name: string, text: string): void {
  const at = (coding: string) => path.join(release, 'www', tree, coding, name);
  put(at('plain'), text);
  put(at('br'), brotliCompressSync(text));
  put(at('gzip'), gzipSync(text));
}

/** Packages the present build once; what is to be told apart is put into copies of it. */
export const packagedRelease = (folder: string, place: Place): Promise<string> =>
  writeRelease(path.join(folder, 'packaged'), {
    siteUrl,
    installed: '/srv/linea-site/current',
    quality: 1,
    ...place,
  });

/** A release of its own: home page, one script, nginx's headers and the server's build carry its name. */
export function releaseNamed(packaged: string, name: string): string {
  const release = path.join(path.dirname(packaged), name);
  execFileSync('cp', ['-al', packaged, release]);
  const read = (file: string) => readFileSync(path.join(release, file), 'utf8');
  const change = (file: string, from: string, to: string) =>
    put(path.join(release, file), read(file).replaceAll(from, to));
  const { build } = JSON.parse(read('RELEASE')) as { build: string };
  change('RELEASE', build, buildOf(name));
  change('server/.next/BUILD_ID', build, buildOf(name));
  const headers = `add_header ${markHeader} ${name} always;\n`;
  put(path.join(release, 'nginx/headers.conf'), `${read('nginx/headers.conf')}${headers}`);
  putCoded(
    release,
    'home',
    'page.html',
    `${read('www/home/plain/page.html')}<!-- made by ${name} -->`,
  );
  putCoded(release, 'files', scriptOf(name).slice(1), `// ${name}\n`);
  return release;
}

/** Puts lines before everything that the release's server does. */
export function beginServerWith(release: string, lines: string): void {
  const file = path.join(release, 'server/server.js');
  put(file, `${lines}\n${readFileSync(file, 'utf8')}`);
}
