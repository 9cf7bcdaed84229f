/** Whoever is talked to by a machine is told so at first contact (art. 50 of the AI Act): in each simulation too. */
import { demos } from '@/content/demos';
import { leadDemo } from '@/content/demos/lead';
import type { DemoLang } from '@/content/demos/types';
import { fragmentWords } from '@/content/fragments';

const disclosures: Record<DemoLang, RegExp> = {
  it: /\bassistente virtuale\b/i,
  en: /\bvirtual assistant\b/i,
  de: /\bvirtuelle Assistent\b/i,
  fr: /\bassistant virtuel\b/i,
};
const isLang = (lang: string): lang is DemoLang => lang in disclosures;

interface Opening {
  scene: string;
  lang: string;
  text: string;
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(texts);
}

/** What the machine says first in each dialogue. */
const openings = Object.entries(demos).flatMap(([id, script]): Opening[] => {
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

test('chats, calls and mails have all been asked', () => {
  expect(openings).toHaveLength(4 + 3 + 9 + 16 + 4 + 4);
});

test('the first message of a campaign says who writes, whatever follows', () => {
  expect(leadDemo.messages[0]?.text).toMatch(disclosures.it);
  expect(leadDemo.messages[0]?.nurturing).toEqual(['tutto', 'email', 'niente']);
});

test('a call that goes out says that it was asked for', () => {
  const outbound = demos.voicebot.scenes.filter(({ when }) => when.chiamata === 'lead');
  expect(outbound).toHaveLength(1);
  for (const { turns } of outbound) expect(turns[0].text).toMatch(/chiesto di essere richiamato/);
});

test('an avatar says what it is in its first sentence, and its label has every language it speaks', () => {
  const made: Record<string, RegExp> = {
    it: /avatar.*\bAI\b/,
    en: /avatar.*\bAI\b/,
    de: /Avatar.*\bKI\b/,
  };
  for (const { lang, captions } of demos.avatar.scenes) {
    expect(captions[0].text).toMatch(made[lang] ?? /never/);
    expect(fragmentWords.aiVideo[lang]).toMatch(/\b(?:AI|KI|IA)\b/);
  }
});

test('a door’s code is sent after the guest has been seen: art. 109 TULPS', () => {
  const codes = /door code|codice|Türcode|\bcode\b/i;
  const sent = /send|manda|schickt|envoie|poi/;
  const seen = /vid[eé]o/i;
  const hotel = [demos['hotel-chat'], demos['hotel-call'], demos['hotel-mail']];
  const arrivals = hotel.flatMap(({ scenes }) =>
    scenes.filter(({ when }) => Object.values(when).includes('arrivo')),
  );
  expect(arrivals).toHaveLength(6);
  for (const scene of arrivals) {
    const ofCodes = texts(scene).filter((text) => codes.test(text) && sent.test(text));
    expect(ofCodes.length).toBeGreaterThan(0);
    expect(ofCodes.filter((text) => !seen.test(text))).toEqual([]);
  }
});
