import { type Finding, fail, pass } from './finding';

/** What this project ships in place of the company's own; each is recognised by a form that no real value has. */
const placeholders: ((text: string, field: string) => boolean)[] = [
  (text, field) => field === 'brand' && text === 'Linea',
  (text) => /^\[.*\]$/.test(text),
  // RFC 2606: domains under .example belong to nobody
  (text) => /\.example\b/.test(text),
  (text) => /^IT0+$/.test(text),
  // the shipped numbers begin with it
  (text) => /^\+?39\s*02\s*0000\s*000\d$/.test(text),
];

function leaves(value: unknown, field: string): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(part, field ? `${field}.${name}` : name),
  );
}

/** Fields of `content/site.ts` that still hold a placeholder, each by its path, such as `company.pec`. */
export function placeholderFields(site: object): { field: string; text: string }[] {
  return leaves(site, '')
    .filter(([field, text]) => placeholders.some((is) => is(text, field)))
    .map(([field, text]) => ({ field, text }));
}

export function checkPlaceholders(site: object): Finding[] {
  const left = placeholderFields(site);
  if (left.length === 0) return [pass('no placeholder is left')];
  return left.map(({ field, text }) =>
    fail(`${field} is the placeholder "${text}"`, `write the company's own into content/site.ts`),
  );
}
