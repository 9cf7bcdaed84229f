import { once } from 'node:events';
import { createServer as createHttpServer } from 'node:http';
import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net';
import { Worker } from 'node:worker_threads';
import { certificate, type SmtpFault, startSmtpServer } from './smtp-server';

/** This machine, and no address of a private network. */
export const publicHost = '0.0.0.0';

const login = 'site:hush@';

async function listening(server: Server): Promise<number> {
  const sockets = new Set<Socket>();
  server.on('connection', (socket) => sockets.add(socket.on('error', () => {})));
  await once(server.listen(0, '127.0.0.1'), 'listening');
  started.push(() => {
    for (const socket of sockets) socket.destroy();
    server.close();
  });
  return (server.address() as AddressInfo).port;
}

const started: (() => unknown)[] = [];

export async function closeMailServers(): Promise<void> {
  for (const close of started.splice(0)) await close();
}

export async function smtp(options: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(options);
  started.push(server.close);
  return server;
}

/** Listens, and stands still: connections beyond its queue are not answered, as behind a firewall. */
const standingStill = `
  const { parentPort } = require('node:worker_threads');
  const server = require('node:net').createServer();
  server.listen({ port: 0, host: '127.0.0.1', backlog: 1 }, () => {
    parentPort.postMessage(server.address().port);
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
  });`;

async function blockedPort(): Promise<number> {
  const worker = new Worker(standingStill, { eval: true });
  const [port] = (await once(worker, 'message')) as [number];
  const queue = [1, 2, 3].map(() => connect(port, '127.0.0.1').on('error', () => {}));
  started.push(() => {
    for (const socket of queue) socket.destroy();
    return worker.terminate();
  });
  await Promise.all(queue.slice(0, 2).map((socket) => once(socket, 'connect')));
  return port;
}

const own = 'localhost' as const;

export const ownStartTls = { certificate: own, wrapped: false } as const;

export const oldTls = {
  certificate: own,
  wrapped: false,
  limits: { minVersion: 'TLSv1', maxVersion: 'TLSv1.1' },
} as const;

const known = (name: typeof own | 'expired') =>
  `?${new URLSearchParams({ 'tls.ca': certificate(name).cert })}`;

const speaking = (words: string) => listening(createServer((socket) => socket.write(words)));

const behaving = async (fault: SmtpFault, user = '') => {
  const server = await smtp();
  server.behave(fault);
  return `smtp://${user}127.0.0.1:${server.port}`;
};

/** An SMTP_URL of a server that answers a command so. */
export const refusing = (refuses: 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA', saying: string) =>
  behaving({ refuses, saying }, refuses === 'AUTH' ? login : '');

const wrapped = (certificate: typeof own | 'expired', host = '127.0.0.1') =>
  smtp({ host, tls: { certificate, wrapped: true } });

/** SMTP_URLs that somebody may write, each with a server of its own where there is one. */
export const mistakes = {
  'an unknown host': async () => 'smtp://mail.invalid:587',
  'nothing at the port': async () => 'smtp://127.0.0.1:9',
  'a blocked port': async () => `smtp://127.0.0.1:${await blockedPort()}`,
  'smtps:// at a plain port': async () => `smtps://${login}127.0.0.1:${(await smtp()).port}`,
  'smtp:// at a TLS port': async () => `smtp://127.0.0.1:${(await wrapped(own)).port}`,
  'a wrong password': () => behaving('wrong-password', login),
  'a login where none is offered': () => behaving('no-login', login),
  'smtps:// with its own certificate': async () => (await wrapped(own)).url,
  'public STARTTLS with its own certificate': async () =>
    (await smtp({ host: publicHost, tls: ownStartTls })).url,
  'an expired certificate': async () => (await wrapped('expired')).url + known('expired'),
  'another name’s certificate': async () => (await wrapped(own, '127.0.0.2')).url + known(own),
  'old TLS': async () => (await smtp({ tls: oldTls })).url,
  'a login at a public server without TLS': async () =>
    `smtp://${login}${publicHost}:${(await smtp({ host: publicHost })).port}`,
  'no login at a public server without TLS': async () => (await smtp({ host: publicHost })).url,
  'a silent service': async () => `smtp://127.0.0.1:${await speaking('')}`,
  'a web server': async () => `smtps://${login}127.0.0.1:${await listening(createHttpServer())}`,
  'an IMAP server': async () => `smtp://127.0.0.1:${await speaking('* OK IMAP4rev1 ready\r\n')}`,
  'a server of others alone': async () => `smtp://127.0.0.1:${await speaking('554 Go away\r\n')}`,
  'a busy server': () => behaving('busy'),
  'a server that hangs up': () => behaving('reset-on-connect'),
};
