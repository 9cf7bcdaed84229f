import { redirects } from '@/content/redirects';
import { redirectFaults } from '@/lib/seo/redirects';
import { lineOf, mistake, placed } from './place';

const file = 'content/redirects.ts';

/** What is wrong in `content/redirects.ts`, also beside what has been built. */
export const redirectMistakes = (built: Parameters<typeof redirectFaults>[1]): string[] =>
  redirectFaults(redirects, built).map(({ from, what, instead }) =>
    mistake(placed(file, lineOf(file, '', `'${from}'`)), what, instead),
  );
