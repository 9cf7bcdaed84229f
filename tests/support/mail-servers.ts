import { startSmtpServer } from './smtp-server';

/** This machine, and no address of a private network. */
export const publicHost = '0.0.0.0';

const started: (() => unknown)[] = [];

export async function closeMailServers(): Promise<void> {
  for (const close of started.splice(0)) await close();
}

export async function smtp(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options);
  started.push(server.close);
  return server;
}

export const ownStartTls = { certificate: 'localhost', wrapped: false } as const;

export const oldTls = {
  certificate: 'localhost',
  wrapped: false,
  limits: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' },
} as const;
