// Where a release may be written: whatever is there goes.
import { existsSync } from 'node:fs';
import { readdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { releaseFolder } from '../../scripts/lib/generated.mjs';
import { root } from '../../scripts/lib/project.mjs';

/** Stands in every release, from its first moment: an interrupted one is still known for one. */
const MARK = 'RELEASE';

/** @param {string} folder */
async function isEmpty(folder) {
  return !existsSync(folder) || (await readdir(folder)).length === 0;
}

/**
 * The folder, absolute.
 *
 * @param {string} folder
 * @throws for a folder of the project but `release`, which its tools would read for sources, and for a folder that
 *   holds something else than a release
 */
export async function placeForRelease(folder) {
  const place = path.resolve(folder);
  const [first = '', ...further] = path.relative(root, place).split(path.sep);
  if (
    first !== '..' &&
    !path.isAbsolute(first) &&
    (first !== releaseFolder || further.length > 0)
  ) {
    throw new Error(
      `A release is written to ${releaseFolder}/ or outside the project, not to ${place}`,
    );
  }
  if (!(await isEmpty(place)) && !existsSync(path.join(place, MARK))) {
    throw new Error(
      `${place} holds something else than a release: remove it, or name another folder`,
    );
  }
  return place;
}

/**
 * Marks a folder as a release; what it says of itself comes when it is whole.
 *
 * @param {string} folder
 * @param {Record<string, unknown>} [description]
 */
export async function markRelease(folder, description) {
  await writeFile(
    path.join(folder, MARK),
    description ? `${JSON.stringify(description, null, 2)}\n` : '',
  );
}
