import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { check, type Finding, fail } from './finding';
import { canonicalOrigin } from './html';

/** Whether the pages in `.next` carry the configured address: `next build` writes it into them. */
export async function checkBuild(siteUrl: string, folder = '.next'): Promise<Finding[]> {
  const mend = `SITE_URL=${siteUrl} npm run build, or npm run package`;
  try {
    const home = await readFile(path.join(folder, 'server', 'app', 'index.html'), 'utf8');
    const origin = canonicalOrigin(home);
    return [
      check(
        origin === siteUrl,
        `the build is for ${origin}`,
        `the build is for ${origin ?? 'no address'}, SITE_URL says ${siteUrl}`,
        mend,
      ),
    ];
  } catch {
    return [fail('there is no build here', mend)];
  }
}
