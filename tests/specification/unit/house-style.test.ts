// Pins the specification of the original site; an owner may delete this folder.

/** The style of the original's copy, as far as a machine can hold it; CONTRIBUTING.md says it to people. */
import { glossary } from '@/content/glossary';
import { solutions } from '@/content/solutions';
import { copy } from '../../support/copy';
import { texts } from '../../support/texts';

test.each([
  ['cosa, not che cosa', /\bche cosa\b/i],
  ['Wi-Fi, as it is written', /.\bwifi\b|\bwifi\b./i],
  ['an email, not a mail', /\b(?:la|una|le|della|delle) mail\b/i],
  ['attivazione, not setup', /\bsetup\b/i],
  ['soluzioni no-code', /no-code solutions/i],
  ['fields are segnalati', /campi segnati/i],
])('%s', (_rule, forbidden) => {
  expect(copy.filter((text) => forbidden.test(text))).toEqual([]);
});

test('what a solution’s page is called and asks is plain: the service or its subject is named', () => {
  for (const { slug, questions } of solutions) {
    expect([slug, questions.title]).toEqual([slug, expect.stringMatching(/^Domande frequenti su/)]);
  }
});

test('jargon is explained where a solution’s page first needs it', () => {
  for (const [slug, explained] of [
    ['chatbot-multicanale', glossary.lead],
    ['chatbot-multicanale', 'Analytics: i numeri delle conversazioni'],
    ['voicebot-intelligente', glossary.lead],
    ['risposta-email-automatica', 'Escalation: i casi delicati'],
    ['risposta-email-automatica', 'template, cioè'],
    ['generazione-contenuti-ai', 'brand voice, cioè'],
    ['generazione-contenuti-ai', 'SEO, cioè'],
    ['automazione-preventivi-documenti', 'Un workflow è'],
    ['lead-generation-marketing-automation', glossary.lead],
    ['lead-generation-marketing-automation', 'Vuol dire coltivare il contatto'],
  ] as const) {
    const page = solutions.filter((solution) => solution.slug === slug);
    expect([explained, texts(page).some((text) => text.includes(explained))]).toEqual([
      explained,
      true,
    ]);
  }
});
