import { mkdtempSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { answerClient } from '@/lib/http/client-address';
import { exampleFields, type Lead } from '@/lib/lead/fields';

export const validPayload: Lead = {
  ...exampleFields(),
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
  LEADS_RATE_LIMIT: 'off',
  // mails to prospects have tests of their own: tests/integration/lead/confirmation.test.ts
  LEADS_CONFIRM: 'off',
};

type Route = typeof import('@/app/api/send-contact/route');

/** Where a test's request comes from: the server knows it by the connection. */
const clientHeader = 'x-client-of-test';
export const from = (address: string) => ({ [clientHeader]: address });

const folders: string[] = [];

const memory = '/dev/shm';
const roomInMemory = 256 * 1024 * 1024;

/** Where stores of tests are: in memory where the system has room there, because SQLite waits for the disk with each commit. */
function storesFolder(): string {
  try {
    const { bavail, bsize } = statfsSync(memory);
    return bavail * bsize > roomInMemory ? memory : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** A new folder for a store, gone after the tests of the file. `onDisk` where it has to be a real disk. */
export function newDataDir({ onDisk = false } = {}): string {
  const folder = mkdtempSync(path.join(onDisk ? tmpdir() : storesFolder(), 'leads-test-'));
  folders.push(folder);
  return folder;
}

/** A folder that nothing can be written to: root is stopped by a file in its place, not by its mode. */
export function blockedDataDir(): string {
  const file = path.join(newDataDir(), 'file');
  writeFileSync(file, '');
  return path.join(file, 'data');
}

/** Ends what `loadRoute` started, as a server does that is asked to end: what is under way is finished first. */
export async function stopService(): Promise<void> {
  const { stopLeadService } = await import('@/lib/lead/service');
  await stopLeadService(30_000);
}

export async function service() {
  const { leadService } = await import('@/lib/lead/service');
  return leadService();
}

export async function leadStore() {
  return (await service()).store;
}

/** The store of another instance beside the service's: the same file or database, opened once more. */
export async function anotherStore() {
  const { createStore } = await import('@/lib/store/store');
  const { DATA_DIR = '', DATABASE_URL } = process.env;
  return createStore({ dataDir: DATA_DIR, databaseUrl: DATABASE_URL || null });
}

afterAll(async () => {
  await stopService();
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/**
 * The route as a server that starts with this environment has it: the service is new, and so is the store unless
 * DATA_DIR or DATABASE_URL names it. Modules stay loaded, because what they remember is all in the service.
 */
export async function loadRoute(environment: Record<string, string>): Promise<Route> {
  await stopService();
  Object.assign(process.env, { DATA_DIR: newDataDir(), ...environment });
  const route = await import('@/app/api/send-contact/route');
  return {
    ...route,
    POST(request) {
      const network = request.headers.get(clientHeader) || null;
      return answerClient({ network, direct: false }, () => route.POST(request));
    },
  };
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
