import type { Lead } from '@/lib/lead/schema';

export const validPayload: Lead = {
  nome: 'Maria Rossi',
  azienda: 'Rossi & Figli Srl',
  email: 'maria@rossi.it',
  telefono: '333 123 4567',
  obiettivi: 'Rispondere subito a chi ci scrive la sera.\nE nel weekend.',
};

export const routeEnv = {
  SITE_URL: 'https://www.linea.example',
  LEADS_FROM: 'sito@linea.example',
  LEADS_TO: 'ciao@linea.example, vendite@linea.example',
};

type Route = typeof import('@/app/api/send-contact/route');

/** The route's module as a server that starts with this environment has it: nothing is left of an earlier one. */
export async function loadRoute(environment: Record<string, string>): Promise<Route> {
  jest.resetModules();
  Object.assign(process.env, environment);
  return await import('@/app/api/send-contact/route');
}

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

/** Takes over standard output and gives back the log lines written since, parsed. */
export function captureLog(): () => Record<string, unknown>[] {
  const spy = jest.spyOn(process.stdout, 'write').mockImplementation(() => true);
  return () => spy.mock.calls.map(([line]) => JSON.parse(String(line)) as Record<string, unknown>);
}
