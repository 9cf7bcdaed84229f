import { attributionParameters } from '@/lib/attribution-memory';
import { actionPath } from '@/lib/links';

const path = '/speculation-rules.json';

const sameBut = `params=(${attributionParameters.map((name) => `"${name}"`).join(' ')})`;

/** Pages that browsers may prefetch; nothing that acts. */
const rules = {
  prefetch: [
    {
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/api/*', `${actionPath}*`, '/*.*'] } },
          { not: { selector_matches: '[rel~="nofollow"], [download], [target]' } },
        ],
      },
      eagerness: 'moderate',
      expects_no_vary_search: sameBut,
    },
  ],
};

/** A prefetched page serves a click with other attribution parameters. */
export const pageHeaders = { 'Speculation-Rules': `"${path}"`, 'No-Vary-Search': sameBut };

export const speculationFile = {
  path,
  content: Buffer.from(JSON.stringify(rules)),
  headers: {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=86400',
  },
};
