// The server for /api: Next's own standalone copy, which it made before the build's last step.
import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { root } from '../lib/project.mjs';

const built = path.join(root, '.next');

// resizes pictures at run time: the site has none that need it, and they are half of the whole
const unused = ['sharp', '@img', '@fontsource'];

/** Copies the server and puts the finished pages in place of the unfinished. */
export async function writeServer(folder) {
  await cp(path.join(built, 'standalone'), folder, {
    recursive: true,
    verbatimSymlinks: true,
    // Next copies the builder's own variables along, passwords included
    filter: (source) => !path.basename(source).startsWith('.env'),
  });
  await Promise.all(
    unused.map((name) =>
      rm(path.join(folder, 'node_modules', name), { recursive: true, force: true }),
    ),
  );
  const app = path.join('.next', 'server', 'app');
  const finished = (await readdir(path.join(root, app), { recursive: true })).filter((file) =>
    /\.(html|meta)$/.test(file),
  );
  for (const file of finished) {
    const target = path.join(folder, app, file);
    await mkdir(path.dirname(target), { recursive: true });
    await cp(path.join(root, app, file), target);
  }
}
