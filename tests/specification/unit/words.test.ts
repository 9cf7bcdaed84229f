// Pins the specification of the original site; an owner may delete this folder.
import { contact } from '@/content/contact';
import { funnelWords } from '@/content/demos/lead';
import { savingsWords } from '@/content/demos/savings';
import { errorPage } from '@/content/error-page';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { mapRuns } from '@/content/network';
import { notFound } from '@/content/not-found';
import { site } from '@/content/site';
import { plural } from '@/lib/italian/plural';
import { routeText } from '@/lib/route-note';

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
  expect(Object.values(contact.fields).map(({ label }) => label)).toEqual([
    'Nome *',
    'Azienda *',
    'Email *',
    'Telefono *',
    'Cosa vorresti fare? *',
  ]);
  expect(contact.fields.telefono.placeholder).toMatch(/^\+39/);
  expect(contact.submitting).toBe('Invio in corso...');
});

test('header, buttons and headlines are the specification’s', () => {
  expect([navigation.services, navigation.process, navigation.home]).toEqual([
    'Servizi',
    'Processo',
    'Home',
  ]);
  expect([navigation.solutions, navigation.consultation]).toEqual([
    'Soluzioni',
    'Consulenza Gratuita',
  ]);
  expect(home.why.title).toBe(`Perché Scegliere ${site.brand}`);
  expect(home.why.headline.join(' ')).toBe('Non vendiamo software. Creiamo risultati.');
  expect(home.why.button).toBe('Inizia Ora');
  expect(home.why.whatsappLink).toBe('Oppure scrivici su WhatsApp');
});

test('the footer has the year 2024 and the three legal links', () => {
  expect(site.copyrightYear).toBe(2024);
  expect(site.legal.map(({ label }) => label)).toEqual([
    'Privacy Policy',
    'Termini di Servizio',
    'Cookie Policy',
  ]);
});

test('both WhatsApp messages ask for information about the automation services', () => {
  for (const message of [site.whatsapp.message, site.whatsapp.hospitalityMessage]) {
    expect(message).toContain('maggiori informazioni sui vostri servizi di automazione');
  }
});

test('the request that was tried is told in these words', () => {
  const note = { service: 'Voicebot intelligente', request: 'Avete posto sabato?' };
  expect(routeText(mapRuns.note.sent, note)).toBe(
    'Ha provato “Avete posto sabato?” con il servizio Voicebot intelligente.',
  );
});

test('one of a kind is said in the singular', () => {
  expect(plural(1, savingsWords.hours)).toBe('1 ora liberata');
  const { leads, reached, meetings } = funnelWords.stages;
  expect([plural(2, leads), plural(1, reached), plural(1, meetings)]).toEqual([
    'lasciano i dati',
    'risponde',
    'fissa l’incontro',
  ]);
});
