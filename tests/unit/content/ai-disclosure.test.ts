/** Whoever is talked to by a machine is told so at first contact (art. 50 of the AI Act): in each simulation too. */
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
const isLang = (lang: string): lang is DemoLang => lang in disclosures;

/** Named here as any of its kind, so that a kind which no simulation is of any more may go. */
type DemoScript = AnyScript | FunnelScript | GuestTimeScript | QuoteScript | SavingsScript;

interface Opening {
  scene: string;
  lang: string;
  text: string;
}

/** What the machine says first in each dialogue. */
const openings = Object.entries<DemoScript>(demos).flatMap(([id, script]): Opening[] => {
  const sceneOf = (when: object) => `${id} ${Object.values(when).join(' ')}`;
  switch (script.kind) {
    case 'chat':
      return script.scenes.map(({ when, messages }) => {
        const first = messages.find(({ from }) => from === 'assistant');
        return { scene: sceneOf(when), lang: first?.lang ?? 'it', text: first?.text ?? '' };
      });
    case 'call':
      return script.scenes.map(({ when, turns }) => {
        const first = turns.find(({ speaker }) => speaker === 'assistant');
        return { scene: sceneOf(when), lang: first?.lang ?? 'it', text: first?.text ?? '' };
      });
    case 'mail':
      return script.scenes.map(({ when, reply }) => ({
        scene: sceneOf(when),
        lang: reply.lang ?? 'it',
        text: reply.body[0].text
          .map((part) => (typeof part === 'string' ? part : part.text))
          .join(''),
      }));
    default:
      return [];
  }
});

test.each(openings)('$scene opens by saying that an assistant answers', ({ lang, text }) => {
  expect(isLang(lang) && disclosures[lang].test(text) ? '' : `${lang}: ${text}`).toBe('');
});

test('every scene of chats, calls and mails has been asked', () => {
  const scenes = scripts.flatMap<unknown>((script) =>
    'scenes' in script && ['chat', 'call', 'mail'].includes(script.kind) ? script.scenes : [],
  );
  expect(openings).toHaveLength(scenes.length);
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
