/** @jest-environment jsdom */
import { contact } from '@/content/contact';
import { formDocument } from '@/lib/lead/http/form-document';
import type { Refusal } from '@/lib/lead/protocol';
import { leadFields } from '@/lib/lead/request/schema';

function parse(refusal: Refusal): Document {
  return new DOMParser().parseFromString(formDocument(refusal), 'text/html');
}

const hostile = '"><script>alert(1)</script>\'&amp;</textarea>';

test('everything typed is in the form again, to the letter', () => {
  const typed = {
    nome: hostile,
    azienda: hostile,
    email: hostile,
    telefono: hostile,
    obiettivi: `\nprima riga\n${hostile}`,
    page: '/soluzioni/chatbot-multicanale',
  };
  const page = parse({ refused: 'invalid_fields', fields: {}, typed });
  for (const [name, value] of Object.entries(typed)) {
    const control = page.querySelector<HTMLInputElement>(`[name="${name}"]`);
    expect(control?.value).toBe(value);
  }
  expect(page.querySelector('script')).toBeNull();
});

test('each wrong field has its message, tied to it, and a link to it from the summary', () => {
  const fields = { nome: contact.errors.nome.required, email: contact.errors.email.invalid };
  const page = parse({ refused: 'invalid_fields', fields, typed: {} });
  for (const [name, message] of Object.entries(fields)) {
    const control = page.getElementById(name);
    expect(control?.getAttribute('aria-invalid')).toBe('true');
    const described = control?.getAttribute('aria-describedby') ?? '';
    expect(page.getElementById(described)?.textContent).toBe(message);
    expect(page.querySelector(`[role="alert"] a[href="#${name}"]`)?.textContent).toBe(message);
  }
  expect(page.getElementById('azienda')?.hasAttribute('aria-invalid')).toBe(false);
});

test('the title says that something went wrong, and the summary takes the focus', () => {
  const page = parse({ refused: 'invalid_fields', fields: {}, typed: {} });
  expect(page.title).toMatch(/^Errore: ./);
  const focused = page.querySelector('[autofocus]');
  expect(focused?.getAttribute('tabindex')).toBe('-1');
  expect(focused?.querySelector('[role="alert"] h2')?.textContent).toBe(contact.refused.title);
});

test('every field has its label and is required', () => {
  const page = parse({ refused: 'delivery_failed', typed: {} });
  for (const field of leadFields) {
    expect(page.querySelector(`label[for="${field}"]`)?.textContent).toBe(
      contact.fields[field].label,
    );
    expect(page.getElementById(field)?.hasAttribute('required')).toBe(true);
  }
});

test('it posts to the handler and says what went wrong', () => {
  const page = parse({ refused: 'delivery_failed', typed: {} });
  const form = page.querySelector('form');
  expect(form?.getAttribute('action')).toBe('/api/send-contact');
  expect(form?.getAttribute('method')).toBe('post');
  expect(page.querySelector('[role="alert"]')?.textContent).toContain(contact.failure.toastText);
});
