import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isIndexable } from '@/lib/seo/indexable';
import { standalone, startTrialSite, type TrialSite } from '@/scripts/lib/site';

/** The agency's addresses, as the tests' site is configured with them. */
const leadsFrom = 'sito@linea.example';
const leadsTo = 'ciao@linea.example';

export type Site = TrialSite;

export type SiteOptions = {
  /** Whether requests can be stored: `broken` puts a file where the store's folder should be. */
  storage?: 'working' | 'broken';
  /** variables beside the usual ones */
  env?: Record<string, string>;
  failing?: string[];
  /** another build's folder to run from */
  program?: string;
  /** a `.env` beside the program, which is started there */
  envFile?: string;
};

/**
 * The build as an owner's: with a lawyer's privacy notice beside it and a brand file that is no example, without which it
 * starts at no public address. And with route handlers in it that fail.
 */
async function otherBuild(folder: string, failing: string[]): Promise<string> {
  const copy = path.join(folder, 'site');
  for (const name of ['server.js', 'package.json', '.next', 'public'])
    await cp(path.join(standalone, name), path.join(copy, name), { recursive: true });
  await symlink(path.join(standalone, 'node_modules'), path.join(copy, 'node_modules'));
  await mkdir(path.join(copy, 'content', 'legal'), { recursive: true });
  await writeFile(path.join(copy, 'content', 'legal', 'privacy.md'), '# Privacy\n\nTesto.\n');
  const server = path.join(copy, 'server.js');
  const program = await readFile(server, 'utf8');
  await writeFile(server, program.replace(/^( *example): true,$/m, '$1: false,'));
  for (const route of failing) {
    const file = path.join(copy, '.next', 'server', 'app', route, 'route.js');
    await writeFile(file, `throw new Error('spoilt by a test');`);
  }
  return copy;
}

/** Starts the production build on a free port. Throws with the server's own words when it does not come up. */
export async function startSite(
  smtpUrl: string,
  { storage = 'working', env = {}, failing = [], envFile, program: built }: SiteOptions = {},
): Promise<Site> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-e2e-'));
  const isPublic = env.SITE_URL !== undefined && isIndexable(env.SITE_URL);
  const changed = isPublic || failing.length > 0 || envFile !== undefined;
  const program = changed ? await otherBuild(folder, failing) : (built ?? standalone);
  if (envFile !== undefined) await writeFile(path.join(program, '.env'), envFile);
  const noFolder = path.join(folder, 'data');
  if (storage === 'broken') await writeFile(noFolder, 'not a folder');
  const broken = storage === 'broken' ? { DATA_DIR: noFolder } : {};
  const site = await startTrialSite(
    smtpUrl,
    { LEADS_FROM: leadsFrom, LEADS_TO: leadsTo, ...broken, ...env },
    // whoever ends the tests ends it with them
    { program, inOurGroup: true, ...(envFile !== undefined && { cwd: program }) },
  );
  const { stop } = site;
  return Object.assign(site, {
    async stop() {
      await stop();
      await rm(folder, { recursive: true, force: true });
    },
  });
}
