import { readFile } from 'node:fs/promises';
import { check, type Finding, fail } from '../finding';
import { canonicalOrigin } from '../html';

/** Whether the built pages carry the configured address: `next build` writes it into them. `home` is the home page's file. */
export async function checkBuild(siteUrl: string, home: string): Promise<Finding[]> {
  const mend = `SITE_URL=${siteUrl} npm run build, or npm run package`;
  try {
    const origin = canonicalOrigin(await readFile(home, 'utf8'));
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
