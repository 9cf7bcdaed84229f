// Pins the specification of the original site; an owner may delete this folder.
import { contact } from '@/content/contact';
import { desks } from '@/content/desks';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { errorPage } from '@/content/server-answers';
import { glossary } from '@/content/shared';
import { site } from '@/content/site';
import { solutionBySlug, solutions } from '@/content/solutions';
import { fieldLabel, leadFields } from '@/lib/lead/fields';
import { copy, texts } from '../../support/texts';

test('the error catalogue is the specification’s', () => {
  expect(contact.failure).toEqual({
    toastTitle: "Errore nell'invio",
    toastText: 'Si è verificato un errore. Riprova tra qualche minuto.',
  });
  expect(contact.success).toMatchObject({
    toastTitle: 'Richiesta inviata con successo! ✅',
    toastText: 'Ti contatteremo entro 24 ore per programmare la consulenza gratuita.',
  });
  expect([notFound.title, notFound.text]).toEqual(['404', 'Oops! Page not found']);
  expect(errorPage.title).toBe('Unexpected Application Error!');
});

test('the form asks in the specification’s words', () => {
  expect(leadFields.map(fieldLabel).join()).toBe(
    'Nome *,Azienda *,Email *,Telefono *,Cosa vorresti fare? *',
  );
  expect(contact.fields.telefono.placeholder).toMatch(/^\+39/);
  expect(contact.submitting).toBe('Invio in corso...');
});

test('header, buttons and headlines are the specification’s', () => {
  const { services, process, home: first, solutions, consultation } = navigation;
  expect([services, process, first, solutions, consultation].join(', ')).toBe(
    'Servizi, Processo, Home, Soluzioni, Consulenza Gratuita',
  );
  expect(home.why.title).toBe(`Perché Scegliere ${site.brand}`);
  expect(home.why.headline.join(' ')).toBe('Non vendiamo software. Creiamo risultati.');
  expect(home.why.button).toBe('Inizia Ora');
  expect(home.why.whatsappLink).toBe('Oppure scrivici su WhatsApp');
});

test('the footer has the year 2024 and the three legal links', () => {
  expect(site.copyrightYear).toBe(2024);
  expect(site.legal.map(({ label }) => label).join(', ')).toBe(
    'Privacy Policy, Termini di Servizio, Cookie Policy',
  );
});

test('both WhatsApp messages ask for information about the automation services', () => {
  for (const message of [site.whatsapp.message, site.whatsapp.hospitalityMessage]) {
    expect(message).toContain('maggiori informazioni sui vostri servizi di automazione');
  }
});

test('the copy keeps the original’s spelling', () => {
  expect(copy).not.toEqual([]);
  for (const [rule, forbidden] of [
    ['cosa, not che cosa', /\bche cosa\b/i],
    ['Wi-Fi, as it is written', /.\bwifi\b|\bwifi\b./i],
    ['an email, not a mail', /\b(?:la|una|le|della|delle) mail\b/i],
    ['attivazione, not setup', /\bsetup\b/i],
    ['soluzioni no-code', /no-code solutions/i],
    ['fields are segnalati', /campi segnati/i],
  ] as const)
    expect([rule, ...copy.filter((text) => forbidden.test(text))]).toEqual([rule]);
});

test('what a solution’s page is called and asks is plain: the service or its subject is named', () => {
  for (const { questions } of solutions) expect(questions.title).toMatch(/^Domande frequenti su/);
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
  ] as const)
    expect(texts([solutionBySlug(slug), desks]).join('\n')).toContain(explained);
});
