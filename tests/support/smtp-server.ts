import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream, type SMTPServerSession } from 'smtp-server';
import type { TakenMail } from './mails';
import { until } from './until';

/** What the server does instead of taking a mail; `rejects` names one address that it does not know. */
export type SmtpFault =
  | 'none'
  | { rejects: string }
  /** A filter that refuses each mail with this word in it. */
  | { rejectsText: string }
  | 'reject-recipients'
  | 'reject-data'
  | 'drop-during-data'
  | 'hang-after-data'
  | 'reset-on-connect'
  /** Says nothing for `slowBannerMs`, then greets. */
  | 'slow-banner'
  | 'busy'
  | 'defer-recipients'
  /** 535 for every password. The sender must have one to notice. */
  | 'wrong-password'
  /** Offers STARTTLS with a certificate that nobody has signed. */
  | 'bad-certificate'
  /** The sender waits for its answer until the next `behave()` or `reset()`; then the mail is taken. */
  | 'hold';

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

/** Greets at once: the library waits a tenth of a second for whoever speaks before that. */
class PromptServer extends SMTPServer {
  override connect(...socket: Parameters<SMTPServer['connect']>): void {
    super.connect(...socket);
    const connection = [...this.connections].at(-1);
    connection?.connectionReady();
    if (connection) connection.connectionReady = () => {};
  }
}

/**
 * Starts a real SMTP server on this machine, to misbehave on demand, with a mailbox of what it has taken. With `idsOnly` it
 * keeps the mails' Message-IDs alone, which is much cheaper.
 */
export async function startSmtpServer({
  idsOnly = false,
  slowBannerMs = 2_000,
  host = '127.0.0.1',
} = {}) {
  let fault: SmtpFault | (() => SmtpFault) = 'none';
  let connections = 0;
  const mails: TakenMail[] = [];
  const messageIds: string[] = [];
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
    const bytes = await buffer(stream);
    const raw = bytes.toString('latin1');
    await released;
    if (faultOf(session) === 'reject-data') throw smtpError(550, 'no such mailbox');
    messageIds.push(raw.match(/^Message-ID:\s*<([^>]+)>/im)?.[1] ?? '');
    if (idsOnly) return;
    const { mailFrom, rcptTo } = session.envelope;
    const to = rcptTo.map(({ address }) => address);
    const envelope = { from: mailFrom ? mailFrom.address : '', to };
    const mail = await PostalMime.parse(bytes);
    const filter = faultOf(session);
    if (typeof filter === 'object' && 'rejectsText' in filter) {
      const said = JSON.stringify([mail.subject, mail.text, mail.html, mail.replyTo]);
      if (said.includes(filter.rejectsText)) throw smtpError(554, '5.7.1 refused as spam');
    }
    mails.push({ envelope, raw, mail });
  }

  const server = new PromptServer({
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
        fault === 'reject-recipients' ||
        (typeof fault === 'object' && 'rejects' in fault && fault.rejects === address);
      callback(unknown ? smtpError(550, 'user unknown') : null);
    },
    onData(stream, session, callback) {
      const fault = faultOf(session);
      if (fault === 'drop-during-data') stream.once('data', () => hangUp(session));
      else if (fault === 'hang-after-data') stream.resume();
      else take(stream, session).then(() => callback(null), callback);
    },
  });
  server.on('error', () => {});

  const listen = (onPort: number) => once(server.server.listen(onPort, host), 'listening');
  const hangUpAll = () => {
    for (const connection of server.connections) connection.close();
  };

  await listen(0);
  const { port } = server.server.address() as AddressInfo;

  return {
    /** Oldest first. */
    mails,
    /** Without the angle brackets; one taken twice is there twice. */
    messageIds,
    /** The first mail that fits, one already taken or the next to come. */
    mailWhere: (fits: (taken: TakenMail) => boolean) =>
      until(() => mails.find(fits), 'a mail that fits'),
    port,
    url: `smtp://${host}:${port}`,
    /** With a login, which a server can refuse. */
    loginUrl: `smtp://site:secret@${host}:${port}`,
    /** How the server behaves from now on; a function is asked anew for each connection. */
    behave,
    connectionCount: () => connections,
    async refuseConnections() {
      hangUpAll();
      await once(server.server.close(), 'close');
    },
    listenAgain: () => listen(port),
    /** Forgets the mails, hangs up on whoever still waits, and behaves well again. */
    reset() {
      behave('none');
      hangUpAll();
      for (const kept of [mails, messageIds]) kept.length = 0;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
