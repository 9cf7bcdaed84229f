import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pagesFolder } from '@/lib/internals/next';
import { contentFolder } from '../../support/content-folder';

test('finishing: a build that stops there leaves no server that would send its pages as they are', async () => {
  const content = await contentFolder();
  try {
    const built = path.join(path.dirname(content.pathOf('')), '.next');
    const server = path.join(built, 'standalone', 'server.js');
    for (const folder of [path.dirname(server), path.join(built, pagesFolder)])
      await mkdir(folder, { recursive: true });
    await writeFile(server, '// as Next writes it');
    await writeFile(path.join(built, pagesFolder, 'index.html'), '<p>not a page of Next</p>');
    const { passed, said } = await content.run('finishing/finish-pages');
    expect(passed).toBe(false);
    expect(said).toMatch(/^index\.html: /m);
    expect(existsSync(server)).toBe(false);
  } finally {
    await content.discard();
  }
});
