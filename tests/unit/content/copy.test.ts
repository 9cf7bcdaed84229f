import { readFileSync } from 'node:fs';
import { demos } from '@/content/demos';
import type { AnyScript, DemoLang } from '@/content/demos/types';
import { hospitality } from '@/content/hospitality';
import { posters } from '@/content/posters';
import { filesIn } from '../../support/files';
import { copy, texts } from '../../support/texts';

// Rules of the copy that a machine can hold, for it is read by visitors, and by the law.

test('no text has what an editor lets slip: a straight apostrophe, a placeholder, a promise too much', () => {
  expect(copy).not.toEqual([]);
  for (const [rule, forbidden] of [
    ['the apostrophe is typographic', /(?<!^Errore nell)(?<=\p{L})'\p{L}/u],
    ['nothing is a placeholder', /lorem|ipsum|TODO|xxx/i],
    ['a number and its unit do not part', /\d (?:€|kg\b|cm\b|m\b|h\b)|\d{2,} × \d{2,}/],
    ['hours are not glued to their number', /\b\d+h\b/],
    ['no promise that a machine never errs', /non (?:le |lo |la )?inventa\b/i],
    ['a machine does not pass for a person', /non sembra automatic/i],
  ] as const)
    expect([rule, ...copy.filter((text) => forbidden.test(text))]).toEqual([rule]);
});

/** Whoever a machine talks to learns so at first contact (art. 50 of the AI Act): in each simulation too. */
const disclosures: Record<DemoLang, RegExp> = {
  it: /\bassistente virtuale\b/i,
  en: /\bvirtual assistant\b/i,
  de: /\bvirtuelle Assistent\b/i,
  fr: /\bassistant virtuel\b/i,
};
/** As any of its kind, so that a kind which no simulation is of any more may go. */
const scripts: readonly AnyScript[] = Object.values(demos);

/** What the machine says first, in each dialogue and of each campaign: the language, and the text. */
function openingsOf(script: AnyScript): [lang: string, text: string | undefined][] {
  if (script.kind === 'funnel') return [['it', script.messages[0]?.text]];
  if (script.kind !== 'chat' && script.kind !== 'call' && script.kind !== 'mail') return [];
  const first = (said: { from: string; text: string }[]) =>
    said.find(({ from }) => from === 'assistant')?.text;
  return script.scenes.map(({ lang = 'it', said }) => [lang, first([...said])]);
}

test('what a machine says first says that an assistant answers or writes, in its language', () => {
  const openings = scripts.flatMap(openingsOf);
  expect(openings).not.toEqual([]);
  const inLanguage: Record<string, RegExp> = disclosures;
  expect(openings.filter(([lang, text = '']) => !inLanguage[lang]?.test(text))).toEqual([]);
});

test('an avatar says what it is in its first sentence, and its label has every language it speaks', () => {
  const english = /avatar.*\bAI\b/;
  const made: Record<string, RegExp> = { it: english, en: english, de: /Avatar.*\bKI\b/ };
  const avatars = scripts.flatMap((script) => (script.kind === 'avatar' ? script.scenes : []));
  for (const { lang, captions } of avatars) {
    expect(captions[0].text).toMatch(made[lang] ?? /never/);
    expect(posters.avatar.aiVideo[lang]).toMatch(/\b(?:AI|KI|IA)\b/);
  }
});

test('no simulation sends a door’s code before the guest has been seen (art. 109 TULPS)', () => {
  const codes = /door code|codice|Türcode|\bcode\b/i;
  const sent = /send|manda|schickt|envoie|poi/;
  const seen = /vid[eé]o/i;
  const { chat, call, mail } = hospitality.demo;
  for (const { demo } of [chat, call, mail].filter((guest) => guest !== undefined)) {
    const ofCodes = texts(demos[demo]).filter((text) => codes.test(text) && sent.test(text));
    expect(ofCodes.filter((text) => !seen.test(text))).toEqual([]);
  }
});

const hotelDemos = [demos['hotel-chat'], demos['hotel-call'], demos['hotel-mail']];
const hotels = hotelDemos.flatMap(texts);

test('a hotelier meets every simulation in Italian first', () => {
  for (const { scenes } of hotelDemos)
    expect(scenes.map((scene) => 'lang' in scene).indexOf(false)).toBe(0);
});

test('no guest of a simulation tells a machine about health, diet or disability (art. 9 GDPR)', () => {
  const health =
    /celiac|coeliac|glutin|allerg|intolleran|diabet|carrozzin|wheelchair|rollstuhl|fauteuil roulant|disabil|incinta|pregnan|schwanger|enceinte|malat|medic|krank|\bvegan|\bkosher|\bhalal/i;
  expect(hotels.filter((text) => health.test(text))).toEqual([]);
});

/** What Meta, Twilio or Google charge changes without us: the site says what is charged, never how much or that it is free. */

const other = /\b(?:Meta|WhatsApp|Twilio|Google|Facebook|Instagram|OpenAI|n8n|Zapier)\b/;
const free =
  /\b(?:gratis|gratuit[aeio]|free of charge|charges? nothing)\b|\b(?:non|senza|nessun|zero)\b[^,;]{0,20}\b(?:cost[aio]|tariff[ae]|pagan?o?|paga|addebit\w+)\b/i;
const amount = /\d\s*(?:€|euro\b|cent\b|centesimi\b)/i;

const claims = (source: string) =>
  source
    .split(/[.?!;:]\s|\n/)
    .filter((sentence) => other.test(sentence) && (free.test(sentence) || amount.test(sentence)));

const files = filesIn(['content', 'components', 'lib', 'app'], /\.(?:tsx?|md|json)$/);

test('no page states what somebody else charges, nor that Meta charges nothing for replies', () => {
  expect(files.length).toBeGreaterThan(100);
  const found = files.flatMap((file) =>
    claims(readFileSync(file, 'utf8')).map((sentence) => `${file}: ${sentence.trim()}`),
  );
  expect(found).toEqual([]);
});
