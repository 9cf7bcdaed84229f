import type { AddressInfo } from 'node:net';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';

/** What the server does instead of taking a mail; `rejects` names one address that it does not know. */
export type SmtpFault =
  | 'none'
  | { rejects: string }
  | 'reject-recipients'
  | 'reject-data'
  | 'drop-during-data'
  | 'hang-after-data'
  /** The sender waits for its answer until the next `behave()` or `reset()`; then the mail is taken. */
  | 'hold';

/** One mail that the server has taken, as it came over the wire and as a mail client reads it. */
export interface TakenMail {
  envelope: { from: string; to: string[] };
  raw: string;
  mail: Email;
}

export interface TestSmtpServer {
  port: number;
  /** For `SMTP_URL`. */
  url: string;
  /** Every mail taken since the start or the last `reset()`, oldest first. */
  mails: TakenMail[];
  /** How the server behaves from now on. */
  behave(fault: SmtpFault): void;
  /** The first mail that fits, one already taken or the next to come. Rejects when none has come in time. */
  mailWhere(fits: (taken: TakenMail) => boolean, timeoutMs?: number): Promise<TakenMail>;
  /** Forgets the mails and behaves well again. */
  reset(): void;
  close(): Promise<void>;
}

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

function envelopeOf({ envelope }: SMTPServerSession): TakenMail['envelope'] {
  return {
    from: envelope.mailFrom ? envelope.mailFrom.address : '',
    to: envelope.rcptTo.map(({ address }) => address),
  };
}

async function readAll(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk);
  return Buffer.concat(chunks);
}

/** Starts a real SMTP server on this machine, on a free port unless one is given. */
export async function startSmtpServer({ port = 0 } = {}): Promise<TestSmtpServer> {
  let fault: SmtpFault = 'none';
  const mails: TakenMail[] = [];
  const watchers = new Set<(taken: TakenMail) => void>();
  let release: () => void = () => {};
  let released = Promise.resolve();

  function behave(next: SmtpFault): void {
    release();
    fault = next;
    if (next === 'hold') {
      released = new Promise((resolve) => {
        release = resolve;
      });
    }
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await readAll(stream);
    await released;
    if (fault === 'reject-data') throw smtpError(550, 'no such mailbox');
    const taken = {
      envelope: envelopeOf(session),
      raw: raw.toString('latin1'),
      mail: await PostalMime.parse(raw),
    };
    mails.push(taken);
    for (const watcher of watchers) watcher(taken);
  }

  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onRcptTo({ address }, _session, callback) {
      const unknown =
        fault === 'reject-recipients' || (typeof fault === 'object' && fault.rejects === address);
      callback(unknown ? smtpError(550, 'user unknown') : null);
    },
    onData(stream, session, callback) {
      if (fault === 'drop-during-data') {
        stream.once('data', () => {
          for (const connection of server.connections) connection.close();
        });
        return;
      }
      if (fault === 'hang-after-data') {
        stream.resume();
        return;
      }
      take(stream, session).then(() => callback(null), callback);
    },
  });
  // a client that breaks off is what some tests are about
  server.on('error', () => {});

  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const boundPort = (server.server.address() as AddressInfo).port;

  return {
    port: boundPort,
    url: `smtp://127.0.0.1:${boundPort}`,
    mails,
    behave,
    mailWhere(fits, timeoutMs = 10_000) {
      const already = mails.find(fits);
      if (already) return Promise.resolve(already);
      return new Promise((resolve, reject) => {
        const timer = setTimeout(() => {
          watchers.delete(watch);
          reject(
            new Error(`No such mail within ${timeoutMs} ms; ${mails.length} others have come`),
          );
        }, timeoutMs);
        function watch(taken: TakenMail) {
          if (!fits(taken)) return;
          watchers.delete(watch);
          clearTimeout(timer);
          resolve(taken);
        }
        watchers.add(watch);
      });
    },
    reset() {
      behave('none');
      mails.length = 0;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
