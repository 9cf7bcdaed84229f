import { contact } from '@/content/contact';
import { exampleFields, type Lead, type LeadField } from '@/lib/lead/fields';

export const validPayload: Lead = {
  ...exampleFields(),
  nome: 'Maria Rossi',
  azienda: 'Rossi & Figli Srl',
  email: 'maria@rossi.it',
  telefono: '333 123 4567',
  obiettivi: 'Rispondere subito a chi ci scrive la sera.\nE nel weekend.',
};

/** What each field says that may not be empty. */
export const requiredMessages: Partial<Record<LeadField, string>> = Object.fromEntries(
  Object.entries(contact.errors).flatMap(([name, words]) =>
    'required' in words ? [[name, words.required]] : [],
  ),
);

export const routeEnv = {
  SITE_URL: 'https://www.linea.example',
  LEADS_FROM: 'sito@linea.example',
  LEADS_TO: 'ciao@linea.example, vendite@linea.example',
  LEADS_RATE_LIMIT: 'off',
  // mails to prospects have tests of their own: tests/integration/lead/confirmation.test.ts
  LEADS_CONFIRM: 'off',
};

/** Where a test's request comes from: the server knows it by the connection. */
const clientHeader = 'x-client-of-test';
export const from = (address: string) => ({ [clientHeader]: address });
export const clientOf = ({ headers }: Request) => headers.get(clientHeader);

const address = `${routeEnv.SITE_URL}/api/send-contact`;

export function jsonRequest(payload: unknown, headers: Record<string, string> = {}): Request {
  return rawRequest(JSON.stringify(payload), { 'content-type': 'application/json', ...headers });
}

export function formRequest(payload: Record<string, string>, headers: Record<string, string> = {}) {
  const body = new URLSearchParams(payload).toString();
  return rawRequest(body, { 'content-type': 'application/x-www-form-urlencoded', ...headers });
}

export function rawRequest(body: BodyInit | null, headers: Record<string, string>): Request {
  return new Request(address, { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}
