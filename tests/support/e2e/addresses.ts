/** The addresses of the specification, written out: the tests must not take them from the site. */
export const slugs = [
  'chatbot-multicanale',
  'voicebot-intelligente',
  'risposta-email-automatica',
  'generazione-contenuti-ai',
  'avatar-video-personalizzati',
  'automazione-preventivi-documenti',
  'lead-generation-marketing-automation',
] as const;

export const formOwnersSlug = 'lead-generation-marketing-automation';

/** In the header menu without a page of its own. */
export const deadMenuPath = '/solutions/analisi-lead-clienti';

export const hospitalityPaths = ['/hospitality', '/property-managers'] as const;

const solutionPaths = ['/soluzioni', '/solutions'].flatMap((prefix) =>
  slugs.map((slug) => `${prefix}/${slug}`),
);

/** The two pages that explain: what the figures mean, and that an AI answers. */
const infoPaths = ['/numeri', '/chi-risponde'];

export const everyPath: string[] = ['/', ...hospitalityPaths, ...solutionPaths, ...infoPaths];

/** Where the form stands. */
export const formPaths = ['/', '/hospitality', `/soluzioni/${formOwnersSlug}`];

export const carriesForm = (path: string) => formPaths.includes(canonicalPath(path));

/** Where search engines should keep what stands at a path. */
export function canonicalPath(path: string): string {
  if (path === '/property-managers') return '/hospitality';
  return path.replace(/^\/solutions\//, '/soluzioni/');
}

export const canonicalPaths = [...new Set(everyPath.map(canonicalPath))];
