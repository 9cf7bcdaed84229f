import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { site } from '@/content/site';
import type { Solution } from '@/content/types';
import type { FigureGroup } from '@/lib/italian/figure-groups';
import { reachableNumbers } from '@/lib/lead/text/phone';
import { legalLinks, legalNames } from '@/lib/legal/links';
import { hasOwnNotice } from '@/lib/legal/notice';
import { legalText } from '@/lib/legal/text';
import { written } from '@/lib/owner-slot';
import { check, type Finding, fail, leftToOwner, pass } from './finding';

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** Name and mark that the project comes with, as hashes: nothing that is served is to say the name. */
const shipped = {
  name: 'e91199412d31f8d90ee2a932eb848e86942e171bf2ea8dd90e06298c93b4d4b0',
  logo: 'fb3a048571ec34322131f028bb8ace2bdc1dfa28ed74ece2e73905992922be33',
};

/** What stands in for the company's own, each in a form that no real value has (RFC 2606: nobody owns .example). */
const placeholder = /^\[.*\]$|\.example\b|^IT0+$|^\+?39\s*02\s*0000\s*000\d$/;

function leaves(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    leaves(part, field ? `${field}.${name}` : name),
  );
}

/** Fields of `content/brand.json` that still hold a placeholder, each by its path, such as `company.pec`. */
export function placeholderFields(brand: object): { field: string; text: string }[] {
  return leaves(brand)
    .filter(([field, text]) =>
      field === 'name' ? digest(text) === shipped.name : placeholder.test(text),
    )
    .map(([field, text]) => ({ field, text }));
}

/** Whose site this is: no placeholder, numbers that can be called, a year that has come, a mark of one's own. */
export function checkIdentity(
  brand: { telephone: string; whatsapp: string; copyrightYear: number },
  year = new Date().getUTCFullYear(),
): Finding[] {
  const remedy = 'write the company’s own into content/brand.json, and build again';
  const open = placeholderFields(brand);
  const numbers = (['telephone', 'whatsapp'] as const).filter(
    (name) =>
      reachableNumbers(brand[name]).length === 0 && !open.some(({ field }) => field === name),
  );
  const logo = 'content/logo.svg';
  const faults = [
    ...open.map(({ field, text }) => fail(`${field} is the placeholder "${text}"`, remedy)),
    ...numbers.map((name) =>
      fail(`${name} is "${brand[name]}", which no numbering plan has`, `${remedy}: +39 …`),
    ),
    ...(brand.copyrightYear > year
      ? [fail(`the copyright is of ${brand.copyrightYear}, which is yet to come`, remedy)]
      : []),
    // the server's folder has no sources
    ...(existsSync(logo) && digest(readFileSync(logo, 'utf8')) === shipped.logo
      ? [fail(`${logo} is still the one that the project comes with`, 'put your own mark there')]
      : []),
  ];
  return faults.length > 0 ? faults : [pass('name, numbers, particulars and mark are your own')];
}

/** Texts that only the owner can write: until then they are in brackets, and no page shows them. */
export function checkOwnerTexts(pages: readonly { file: string; content: object }[]): Finding[] {
  const open = pages.flatMap(({ file, content }) =>
    leaves(content)
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

/** Whether every measured result can be proved, and every price says what comes on top of it. */
export function checkFigures(
  groups: readonly FigureGroup[],
  solutions: readonly Pick<Solution, 'slug' | 'monthlyPrice'>[],
): Finding[] {
  const faults = [
    ...groups.flatMap(({ name, figures }) =>
      figures
        .filter((figure) => figure.kind === 'result' && figure.evidence === null)
        .map(({ value, label }) =>
          fail(
            `"${value} ${label}" (${name}) has no source, period and sample`,
            'write its `evidence` in content/, or take the figure off the page: AGCM asks for proof (d.lgs. 145/2007)',
          ),
        ),
    ),
    ...solutions
      .filter(({ monthlyPrice }) => monthlyPrice && monthlyPrice.conditions === null)
      .map(({ slug }) =>
        fail(
          `the price of ${slug} does not say what comes on top of it`,
          `write VAT, activation and traffic into \`monthlyPrice.conditions\` of content/solutions/${slug}.ts`,
        ),
      ),
  ];
  return faults.length > 0 ? faults : [pass('every result has its proof, every price its terms')];
}

/** Whether every legal link of the site has its text, and the build takes each text that is there. */
export function checkLegal(): Finding[] {
  try {
    for (const name of legalNames()) legalText(name);
    const findings = legalLinks().map(({ label, href }) => {
      const file = site.legal.find((each) => each.label === label)?.document;
      return check(
        href !== '#',
        `${label} leads to ${href}`,
        `${label} leads nowhere`,
        `put the lawyer's text into content/legal/${file}.md and build again`,
      );
    });
    const ofTheSite = leftToOwner(
      'the privacy notice is the one that the site writes',
      'read /privacy with your lawyer, and put what they change into content/legal/privacy.md',
    );
    return hasOwnNotice() ? findings : [...findings, ofTheSite];
  } catch (error) {
    return [fail((error as Error).message, 'content/legal/README.md says what a text may be like')];
  }
}
