/** Whoever a machine talks to learns so at first contact (art. 50 of the AI Act): in each simulation too. */
import { demos } from '@/content/demos';
import type {
  AnyScript,
  DemoLang,
  FunnelScript,
  GuestTimeScript,
  QuoteScript,
  SavingsScript,
} from '@/content/demos/types';
import { hospitality } from '@/content/hospitality';
import { previewWords } from '@/content/previews';
import { texts } from '../../support/texts';

const disclosures: Record<DemoLang, RegExp> = {
  it: /\bassistente virtuale\b/i,
  en: /\bvirtual assistant\b/i,
  de: /\bvirtuelle Assistent\b/i,
  fr: /\bassistant virtuel\b/i,
};
const scripts: readonly DemoScript[] = Object.values(demos);

/** Named here as any of its kind, so that a kind which no simulation is of any more may go. */
type DemoScript = AnyScript | FunnelScript | GuestTimeScript | QuoteScript | SavingsScript;

/** What the machine says first in each dialogue: the language, and the text. */
function openingsOf(script: DemoScript): [lang: string, text: string][] {
  const opening = (first?: { lang?: string; text: string }): [string, string] => [
    first?.lang ?? 'it',
    first?.text ?? '',
  ];
  if (script.kind === 'chat')
    return script.scenes.map(({ messages }) =>
      opening(messages.find(({ from }) => from === 'assistant')),
    );
  if (script.kind === 'call')
    return script.scenes.map(({ turns }) =>
      opening(turns.find(({ speaker }) => speaker === 'assistant')),
    );
  if (script.kind !== 'mail') return [];
  return script.scenes.map(({ reply: { lang = 'it', body } }) => [
    lang,
    body[0].text.map((part) => (typeof part === 'string' ? part : part.text)).join(''),
  ]);
}

test('every dialogue opens by saying that an assistant answers, in its language', () => {
  const openings = scripts.flatMap(openingsOf);
  expect(openings).not.toEqual([]);
  const inLanguage: Record<string, RegExp> = disclosures;
  expect(openings.filter(([lang, text]) => !inLanguage[lang]?.test(text))).toEqual([]);
});

test('the first message of a campaign says who writes, whatever follows', () => {
  const campaigns = scripts.flatMap((script) => (script.kind === 'funnel' ? [script] : []));
  for (const { messages } of campaigns.flatMap(({ scenes }) => scenes))
    expect(messages[0]?.text).toMatch(disclosures.it);
});

test('an avatar says what it is in its first sentence, and its label has every language it speaks', () => {
  const made: Record<string, RegExp> = {
    it: /avatar.*\bAI\b/,
    en: /avatar.*\bAI\b/,
    de: /Avatar.*\bKI\b/,
  };
  const avatars = scripts.flatMap((script) => (script.kind === 'avatar' ? script.scenes : []));
  for (const { lang, captions } of avatars) {
    expect(captions[0].text).toMatch(made[lang] ?? /never/);
    expect(previewWords.aiVideo[lang]).toMatch(/\b(?:AI|KI|IA)\b/);
  }
});

test('a door’s code is sent after the guest has been seen: art. 109 TULPS', () => {
  const codes = /door code|codice|Türcode|\bcode\b/i;
  const sent = /send|manda|schickt|envoie|poi/;
  const seen = /vid[eé]o/i;
  const { chat, call, mail } = hospitality.demo;
  for (const { demo } of [chat, call, mail].filter((guest) => guest !== undefined)) {
    const ofCodes = texts(demos[demo]).filter((text) => codes.test(text) && sent.test(text));
    expect(ofCodes.filter((text) => !seen.test(text))).toEqual([]);
  }
});
