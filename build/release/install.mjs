// A release that is there is checked, tried, and served. Node's own modules alone: it is also part of the release.
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { unstoppable } from '../../scripts/lib/children.mjs';
import { checkContents } from './contents.mjs';
import { currentRelease, descriptionOf, prune, releaseBefore } from './layout.mjs';
import { exclusively } from './lock.mjs';
import { lostAddresses } from './lost.mjs';
import { howToSwitch } from './options.mjs';
import { receive } from './receive.mjs';
import { switchTo } from './switch.mjs';
import { tryNginx, tryServer } from './trial.mjs';

/**
 * @import { InstallValues } from './options.mjs'
 */

/**
 * @param {string} release
 * @param {string} envFile
 */
async function check(release, envFile) {
  const description = await descriptionOf(release);
  console.log('Checking its files …');
  await checkContents(release);
  const hasNginx = await tryNginx(release);
  console.log(hasNginx ? 'nginx takes its configuration.' : 'There is no nginx here to ask.');
  await tryServer(release, description, envFile);
  console.log('Its server starts and answers.');
}

/**
 * Not a fault: a page may be gone on purpose.
 *
 * @param {string} to
 * @param {string} release
 */
async function tellLostAddresses(to, release) {
  const before = await currentRelease(to);
  const lost = before ? await lostAddresses(before, release) : [];
  if (lost.length === 0) return;
  console.log(
    `Not there any more, and leading nowhere (content/redirects.ts has none of them):\n  ${lost.join('\n  ')}`,
  );
}

/**
 * @param {string} to
 * @param {string} release
 * @param {InstallValues} values
 */
async function checkAndServe(to, release, values) {
  await check(release, values.env);
  await tellLostAddresses(to, release);
  await unstoppable(() => switchTo(to, release, howToSwitch(values)));
  console.log(`${path.basename(release)} is served.`);
  const gone = await prune(to);
  if (gone.length > 0) console.log(`Deleted: ${gone.join(', ')}.`);
}

/**
 * Serves a release that was made elsewhere, or just now.
 *
 * @param {string | ((to: string) => Promise<string>)} from a folder or archive; or what makes the folder, which is moved
 * @param {InstallValues} values
 * @throws where it is not served: what was served before still is, and the release is gone from `to`
 */
export async function install(from, values) {
  const to = path.resolve(values.to);
  howToSwitch(values);
  await exclusively(to, async () => {
    const move = typeof from !== 'string';
    const release = await receive(to, move ? await from(to) : from, { move });
    try {
      await checkAndServe(to, release, values);
    } catch (error) {
      await rm(release, { recursive: true, force: true });
      throw error;
    }
  });
}

/**
 * Serves the release that was served before; asked again, the later one.
 *
 * @param {InstallValues} values
 */
export async function back(values) {
  const to = path.resolve(values.to);
  await exclusively(to, async () => {
    const release = await releaseBefore(to);
    if (!release) throw new Error(`In ${to} there is no release to go back to.`);
    await unstoppable(() => switchTo(to, release, howToSwitch(values)));
    console.log(`${path.basename(release)} is served.`);
  });
}
