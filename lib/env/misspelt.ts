import { distance } from 'fastest-levenshtein';
import { isVariable, type Variable, variables } from '@/lib/env/examples';

/** A variable that the site does not read, and the one that was probably meant; null when none is near. */
export interface Misspelt {
  name: string;
  meant: Variable | null;
}

/** Nothing but this site has a reason to use these. */
const ownNames = /^(LEADS?|SMTP)_/;
/** Letters that may be wrong, missing or too many. */
const nearDistance = 2;

/** `PORT` is too short to be anybody's misspelling; platforms have variables of their own near it. */
const comparable = variables.filter((name) => name.length > 6);

const bare = (name: string) => name.toUpperCase().replaceAll('_', '');

function nearest(name: string): Variable | null {
  const given = bare(name);
  const alike = comparable.filter((known) => bare(known)[0] === given[0]);
  const ranked = alike
    .map((known) => {
      const wanted = bare(known);
      // SMTP_PASS, SMTP_USERNAME: cut short or gone on
      const begins = given.length > 5 && (wanted.startsWith(given) || given.startsWith(wanted));
      return { known, far: begins ? nearDistance : distance(given, wanted) };
    })
    .filter(({ far }) => far <= nearDistance)
    .sort((one, other) => one.far - other.far);
  return ranked[0]?.known ?? null;
}

/**
 * Variables that look as if they were meant for this site and are not read by it. They never stop a start: an earlier
 * release, gone back to, finds the variables of the later one, and programs share environments. A name outside of
 * LEADS_ and SMTP_ counts only as long as the one that it is near to is not set itself.
 */
export function misspelt(source: Record<string, string | undefined>): Misspelt[] {
  return Object.keys(source)
    .filter((name) => source[name]?.trim() && !isVariable(name))
    .map((name) => ({ name, meant: nearest(name) }))
    .filter(({ name, meant }) =>
      ownNames.test(name) ? true : meant !== null && !source[meant]?.trim(),
    );
}

/** One line about a misspelt variable; its value is not part of it. */
export function misspeltMessage({ name, meant }: Misspelt): string {
  return meant
    ? `${name} is not read by the site: was ${meant} meant?`
    : `${name} is not read by the site`;
}
