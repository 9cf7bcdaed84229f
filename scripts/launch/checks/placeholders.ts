import { createHash } from 'node:crypto';
import { written } from '@/lib/owner-slot';
import { type Finding, fail, leftToOwner, pass } from '../finding';

/** Of the name that the project comes with: nothing that is served is to say it, this check included. */
const shippedName = 'e91199412d31f8d90ee2a932eb848e86942e171bf2ea8dd90e06298c93b4d4b0';
const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** What this project ships in place of the company's own; each is recognised by a form that no real value has. */
const placeholders: ((text: string, field: string) => boolean)[] = [
  (text, field) => field === 'name' && digest(text) === shippedName,
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

/** Fields of `content/brand.json` that still hold a placeholder, each by its path, such as `company.pec`. */
export function placeholderFields(brand: object): { field: string; text: string }[] {
  return leaves(brand, '')
    .filter(([field, text]) => placeholders.some((is) => is(text, field)))
    .map(([field, text]) => ({ field, text }));
}

export function checkPlaceholders(brand: object): Finding[] {
  const left = placeholderFields(brand);
  if (left.length === 0) return [pass('no placeholder is left')];
  return left.map(({ field, text }) =>
    fail(
      `${field} is the placeholder "${text}"`,
      `write the company's own into content/brand.json`,
    ),
  );
}

/** Texts of content that only the owner can write: until then they are in brackets, and no page shows them. */
export function checkOwnerTexts(pages: readonly { file: string; content: object }[]): Finding[] {
  const open = pages.flatMap(({ file, content }) =>
    leaves(content, '')
      .filter(([, text]) => written(text) === null)
      .map(([field, text]) =>
        leftToOwner(
          `${file.replace('/index.ts', '')}, ${field} is still "${text}": the page leaves it out`,
          'write it without the brackets',
        ),
      ),
  );
  return open.length > 0 ? open : [pass('every text of content is written')];
}
