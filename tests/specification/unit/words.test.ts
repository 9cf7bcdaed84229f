// Pins the specification of the original site; an owner may delete this folder.
import { contact } from '@/content/contact';
import { errorPage } from '@/content/error-page';
import { home } from '@/content/home';
import { navigation } from '@/content/navigation';
import { notFound } from '@/content/not-found';
import { site } from '@/content/site';

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
  expect(
    Object.values(contact.fields)
      .map(({ label }) => label)
      .join(', '),
  ).toBe('Nome *, Azienda *, Email *, Telefono *, Cosa vorresti fare? *');
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
