import { readFileSync } from 'node:fs';
import type { Person } from '@/lib/lead/person';
import { readableTexts } from '@/lib/store/salvage';
import { listSetAside, removeSetAside, type SetAside } from '@/lib/store/set-aside';

/** What was found of a person outside the store's tables. */
export interface FoundInPlace {
  /** Such as `set-aside`. */
  place: string;
  /** Names of the files that were deleted, or would be. */
  removed: string[];
  /** Names of files that are not readable as a whole, and in which nothing was found. */
  unsure: string[];
}

/** Somewhere that requests may lie outside the store's tables. Rejects with the file system's error. */
export type Place = (person: Person, dryRun: boolean) => Promise<FoundInPlace>;

/** Bytes as they lie in the file, and rows whose text SQLite spreads over pages. */
function look({ files }: SetAside, person: Person): 'found' | 'nothing' | 'unsure' {
  const bytes = files.map((file) => readFileSync(/* turbopackIgnore: true */ file, 'latin1'));
  if (bytes.some(person.isNamedIn)) return 'found';
  const texts = files[0] === undefined ? [] : readableTexts(files[0]);
  if (texts?.some(person.isNamedIn)) return 'found';
  return texts === null ? 'unsure' : 'nothing';
}

/**
 * Damaged data files that were set aside. One that names the person is deleted whole: what could be read of the others in
 * it was copied into the store when it was set aside, and single rows of a damaged file cannot be deleted for sure.
 */
export function setAsidePlace(dataDir: string): Place {
  return async (person, dryRun) => {
    const found: FoundInPlace = { place: 'set-aside', removed: [], unsure: [] };
    for (const aside of listSetAside(dataDir)) {
      const state = look(aside, person);
      if (state === 'unsure') found.unsure.push(aside.name);
      if (state !== 'found') continue;
      if (!dryRun) removeSetAside(aside);
      found.removed.push(aside.name);
    }
    return found;
  };
}
