import { hash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { site } from '@/content/site';
import type { Solution } from '@/content/types';
import { exampleFault } from '@/lib/example';
import type { figuresByPage } from '@/lib/italian/figure-groups';
import { hasOwnNotice } from '@/lib/legal/notice';
import { legalLinks } from '@/lib/legal/paths';
import { remedyOf } from '../brand/schema';
import { type Finding, fail, leftToOwner, orPass, pass } from './finding';

/**
 * Texts of the example agency, by the first digits of their SHA-256: nothing that is served is to say its name. A role or
 * opening hours may be an owner's own all the same.
 */
const shipped = `
  e9119941 df4c0e51 b8287f68 8b5afbf0 721019ec 09edf6b0 d211653b 1eee2ae0 deaa764e aed842ba efb8c28d dfffaf10
  567f35d6 2e430ed7 8a789e83 050ba8b6 ea188aab 90650901 e3115b1a 8a0c079e 63ac996c 6be65e2b d5cf36b5 144668f2
  18e2819c 855201fb 35b32a8b 406e877f 92b68928 a6379ceb 68170fed f605f039 221f5415 255a6281 ed9a7909 62b265c4
  2090c8fb
`.split(/\s+/);
const mayBeOwn = /\.(?:role|work|phoneHours)$|testedSystems/;
const isShipped = ([field, text]: [field: string, text: string]) =>
  !placeholder.test(text) &&
  !mayBeOwn.test(field) &&
  shipped.includes(hash('sha256', text).slice(0, 8));

const shippedLogo = 'fb3a048571ec34322131f028bb8ace2bdc1dfa28ed74ece2e73905992922be33';

/** What stands in for the company's own, each in a form that no real value has (RFC 2606: nobody owns .example). */
const placeholder =
  /^\[.*\]$|\.example\b|\(XX\)|^XX-|^IT0+$|\b0{11}$|\b00\.000,00\b|^\+?39\s*02\s*0000\s*000\d$/;

function leaves(value: unknown, field = ''): [field: string, text: string][] {
  if (typeof value === 'string') return [[field, value]];
  return Object.entries(Object(value)).flatMap(([name, part]) =>
    leaves(part, field ? `${field}.${name}` : name),
  );
}

/** What is not the company's own: all of it while the brand file says so, and then what is left of it. */
export function checkIdentity(brand: object): Finding[] {
  if (Reflect.get(brand, 'example') === true) return [fail(exampleFault.what, exampleFault.remedy)];
  const remedy = 'write the company’s own into content/brand.json, and build again';
  const faults = [
    ...leaves(brand)
      .filter(isShipped)
      .map(([field, text]) => fail(`${field} is still the example agency’s: "${text}"`, remedy)),
    ...leaves(brand)
      .filter(([, text]) => placeholder.test(text))
      .map(([field, text]) => fail(`${field} is the placeholder "${text}"`, remedy)),
  ];
  const logo = 'content/logo.svg';
  if (existsSync(logo) && hash('sha256', readFileSync(logo, 'utf8')) === shippedLogo)
    faults.push(fail(`${logo} is still the shipped one`, 'put your own mark there'));
  return orPass(faults, 'name, numbers, particulars and mark are your own');
}

/** By the code of Node's fetch or of its cause; the first that fits. */
const fetchFaults: [code: RegExp, what: string][] = [
  [/^(ENOTFOUND|EAI_AGAIN)/, 'cannot be reached: DNS does not know its host'],
  [/^ECONNREFUSED/, 'cannot be reached: nothing listens there'],
  [/TIMEOUT|^(Timeout|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH)/i, 'does not answer within ten seconds'],
  [/CERT|SIGNATURE/, 'has a certificate that browsers do not take'],
  [/^(ECONNRESET|UND_ERR_SOCKET)/, 'cannot be fetched: it hangs up'],
  [/SSL|^EPROTO/, 'does not speak TLS: is it http://?'],
];

function fetchFault({
  name,
  cause,
}: Error & { cause?: { code?: string; message?: string } }): string {
  const code = cause?.code ?? cause?.message ?? name;
  const [, what] = fetchFaults.find(([sign]) => sign.test(code)) ?? [];
  return `${what ?? 'cannot be fetched'} (${code})`;
}

/** The owner's pages elsewhere, by the fields that have their addresses. */
const ownPages = { booking: 'booking page', demoChat: 'chat to try' } as const;

type OwnPage = keyof typeof ownPages;

export const checkOwnPages = (brand: Record<OwnPage, string | null>): Promise<Finding[]> =>
  Promise.all(
    (['booking', 'demoChat'] as const).flatMap((field) =>
      brand[field] === null ? [] : checkOwnPage(field, brand[field]),
    ),
  );

/** Whether such a page is there; one that sends programs away (403) is. */
export async function checkOwnPage(field: OwnPage, address: string): Promise<Finding> {
  const answered = await fetch(address, { signal: AbortSignal.timeout(10_000) }).then(
    ({ status }) => `answers ${status}`,
    fetchFault,
  );
  const what = `the ${ownPages[field]} ${address} ${answered}`;
  const fix = `open it in a browser, and correct \`${field}\` in content/brand.json`;
  return /^answers (?!404|410)[1-4]\d\d$/.test(answered) ? pass(what) : fail(what, fix);
}

/** Fields of the brand file that pages do without while they are null, or an empty list. */
const slots = [
  'sameAs',
  'demoTelephone',
  'demoWhatsapp',
  'demoChat',
  'demoRecording',
  'about',
  'customers',
  'offer',
  'hospitality',
];

function empties(value: unknown, path: string[]): string[][] {
  if (value === null || (Array.isArray(value) && value.length === 0)) return [path];
  if (typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([name, part]) => empties(part, [...path, name]));
}

interface Slots extends Record<string, unknown> {
  offer: { voicebot: object; examples: object };
}

/** `slugs` are those of the solutions, each of which has room for an example of its price. */
export function checkSlots({ offer, ...brand }: Slots, slugs: readonly string[]): Finding[] {
  // what the voicebot's price leaves open blocks: checkFigures
  const { voicebot: _, examples, ...own } = offer;
  const each = slugs.map((slug) => [slug, Reflect.get(examples, slug) ?? null]);
  const said = { ...brand, offer: { ...own, examples: Object.fromEntries(each) } };
  const open = slots.flatMap((slot) => empties(Reflect.get(said, slot), [slot]));
  const findings = open.map((path) => {
    const what = `content/brand.json, ${path.join('.')} è vuoto: le pagine ne fanno a meno`;
    return leftToOwner(what, remedyOf(path));
  });
  return orPass(findings, 'every slot of content/brand.json is filled');
}

export function checkFigures(
  pages: ReturnType<typeof figuresByPage>,
  solutions: readonly Pick<Solution, 'slug' | 'monthlyPrice'>[],
): Finding[] {
  const faults: Finding[] = [];
  for (const { name, figures } of pages)
    for (const figure of figures) {
      if (figure.kind === 'promise' || figure.evidence !== null) continue;
      const what = `"${figure.value.text} ${figure.label}" (${name}) has no source, period and sample`;
      const fix = 'write its `evidence` in content/, or leave it out (d.lgs. 145/2007)';
      faults.push(fail(what, fix));
    }
  for (const { slug, monthlyPrice } of solutions) {
    if (monthlyPrice?.conditions !== null) continue;
    const what = `the price of ${slug} does not say what comes on top of it`;
    const fix = 'write activation and traffic into `offer.voicebot` of content/brand.json';
    faults.push(fail(what, fix));
  }
  return orPass(faults, 'every aim and estimate has its proof, every price its terms');
}

/** What pages say of the law, for a lawyer to confirm, and where it is written. */
export const lawyersTexts: readonly (readonly [what: string, file: string])[] = [
  ['AI Act, recordings, promotional calls, health data', 'content/ai-page.ts'],
  ['who may buy, and that prices are without VAT', 'content/navigation.ts'],
  ['prices in three lines, and who may buy', 'content/shared.ts'],
  ['how long the assistants that can be tried keep messages', 'content/privacy-notice.ts'],
  ['what is promised, and where the contract limits it', 'content/figures-page.ts'],
  ['guests’ identification, deposits, city tax', 'content/hospitality.ts'],
  ['what an e-signature is worth', 'content/solutions/automazione-preventivi-documenti.ts'],
  ['consent for faces and voices', 'content/solutions/avatar-video-personalizzati.ts'],
  ['copyright of what the AI makes', 'content/solutions/generazione-contenuti-ai.ts'],
  ['profiling, joint controllers', 'content/solutions/lead-generation-marketing-automation.ts'],
  ['calls in law firms and in health care', 'content/solutions/voicebot-intelligente.ts'],
];

/** Those of what is sold: `slugs` are the solutions'. */
export function checkLawyersTexts(slugs: readonly string[]): Finding[] {
  const solution = /^content\/solutions\/(.+)\.ts$/;
  return lawyersTexts.flatMap(([what, file]) => {
    const slug = solution.exec(file)?.[1];
    if (slug && !slugs.includes(slug)) return [];
    return [leftToOwner(`${what}: ${file}`, 'let a lawyer read it, beside your own contract')];
  });
}

/** Whether each legal link has its text; what is wrong in one stops the build. */
export function checkLegal(): Finding[] {
  const findings = legalLinks().map(({ label, href }) => {
    if (href !== '#') return pass(`${label} leads to ${href}`);
    const file = site.legal.find((each) => each.label === label)?.document;
    const fix = `put the lawyer's text into content/legal/${file}.md and build again`;
    return fail(`${label} leads nowhere`, fix);
  });
  if (hasOwnNotice()) return findings;
  const fix = 'read /privacy with your lawyer; what they change is content/legal/privacy.md';
  return [...findings, leftToOwner('the privacy notice is the one that the site writes', fix)];
}
