import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import { createMailbox, type Mailbox, type TakenMail } from './mailbox';

/** What the server does instead of taking a mail; `rejects` names one address that it does not know. */
export type SmtpFault =
  | 'none'
  | { rejects: string }
  | 'reject-recipients'
  | 'reject-data'
  | 'drop-during-data'
  | 'hang-after-data'
  | 'reset-on-connect'
  /** Says nothing for `slowBannerMs`, then greets. */
  | 'slow-banner'
  /** 421 instead of a greeting. */
  | 'busy'
  /** 450 for every recipient: greylisting. */
  | 'defer-recipients'
  /** 535 for every password. The sender must have one to notice. */
  | 'wrong-password'
  /** Offers STARTTLS with a certificate that nobody has signed. */
  | 'bad-certificate'
  /** The sender waits for its answer until the next `behave()` or `reset()`; then the mail is taken. */
  | 'hold';

/** A mail server to misbehave on demand, with a mailbox of what it has taken. */
export interface TestSmtpServer extends Pick<Mailbox, 'mails' | 'messageIds' | 'mailWhere'> {
  port: number;
  /** For `SMTP_URL`. */
  url: string;
  /** How the server behaves from now on; a function is asked anew for each connection. */
  behave(fault: SmtpFault | (() => SmtpFault)): void;
  /** How many connections have come since the start. */
  connectionCount(): number;
  /** From now on connections are refused, until `listenAgain()`. */
  refuseConnections(): Promise<void>;
  listenAgain(): Promise<void>;
  /** Forgets the mails, hangs up on whoever still waits, and behaves well again. */
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

/**
 * Starts a real SMTP server on this machine, on a free port unless one is given. With `idsOnly` it keeps the mails'
 * Message-IDs alone, which is much cheaper.
 */
export async function startSmtpServer({
  port = 0,
  idsOnly = false,
  slowBannerMs = 2_000,
  host = '127.0.0.1',
} = {}): Promise<TestSmtpServer> {
  let fault: SmtpFault | (() => SmtpFault) = 'none';
  let connections = 0;
  const mailbox = createMailbox({ idsOnly });
  const sessionFaults = new WeakMap<SMTPServerSession, SmtpFault>();
  let release: () => void = () => {};
  let released = Promise.resolve();

  function faultOf(session: SMTPServerSession): SmtpFault {
    if (typeof fault !== 'function') return fault;
    const chosen = sessionFaults.get(session) ?? fault();
    sessionFaults.set(session, chosen);
    return chosen;
  }

  function behave(next: SmtpFault | (() => SmtpFault)): void {
    release();
    fault = next;
    if (next === 'hold') {
      released = new Promise((resolve) => {
        release = resolve;
      });
    }
  }

  function hangUp(session: SMTPServerSession): void {
    for (const connection of server.connections)
      if (connection.session === session) connection.close();
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const raw = await buffer(stream);
    await released;
    if (faultOf(session) === 'reject-data') throw smtpError(550, 'no such mailbox');
    await mailbox.take(raw, envelopeOf(session));
  }

  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect(session, callback) {
      connections += 1;
      const fault = faultOf(session);
      if (fault === 'reset-on-connect') return hangUp(session);
      if (fault === 'busy') return callback(smtpError(421, 'too busy'));
      if (fault === 'bad-certificate') session.disabledCommands = [];
      if (fault === 'slow-banner') setTimeout(callback, slowBannerMs).unref();
      else callback();
    },
    onAuth(_auth, session, callback) {
      if (faultOf(session) === 'wrong-password') callback(smtpError(535, 'authentication failed'));
      else callback(null, { user: 'site' });
    },
    onRcptTo({ address }, session, callback) {
      const fault = faultOf(session);
      if (fault === 'defer-recipients') return callback(smtpError(450, 'try again later'));
      const unknown =
        fault === 'reject-recipients' || (typeof fault === 'object' && fault.rejects === address);
      callback(unknown ? smtpError(550, 'user unknown') : null);
    },
    onData(stream, session, callback) {
      const fault = faultOf(session);
      if (fault === 'drop-during-data') {
        stream.once('data', () => hangUp(session));
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

  const listen = (onPort: number) =>
    new Promise<void>((resolve, reject) => {
      server.server.once('error', reject);
      server.server.listen(onPort, host, () => {
        server.server.removeListener('error', reject);
        resolve();
      });
    });

  await listen(port);
  const boundPort = (server.server.address() as AddressInfo).port;

  return {
    port: boundPort,
    url: `smtp://${host}:${boundPort}`,
    mails: mailbox.mails,
    messageIds: mailbox.messageIds,
    mailWhere: mailbox.mailWhere,
    behave,
    connectionCount: () => connections,
    refuseConnections: () =>
      new Promise((resolve) => {
        for (const connection of server.connections) connection.close();
        server.server.close(() => resolve());
      }),
    listenAgain: () => listen(boundPort),
    reset() {
      behave('none');
      for (const connection of server.connections) connection.close();
      mailbox.empty();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
