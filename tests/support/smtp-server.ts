import { once } from 'node:events';
import { readFileSync } from 'node:fs';
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
  /** Offers STARTTLS with a certificate that nobody has signed: a fault where it is no private host. */
  | 'own-certificate'
  | 'no-login'
  /** 421 to whoever introduces itself by no domain's name, as Google Workspace's relay does. */
  | 'wants-a-domain'
  /** Answers a command so; DATA is the mail itself. */
  | { refuses: 'EHLO' | 'AUTH' | 'MAIL' | 'RCPT' | 'DATA'; saying: string }
  /** The sender waits for its answer until the next `behave()` or `reset()`; then the mail is taken. */
  | 'hold';

export type TestSmtpServer = Awaited<ReturnType<typeof startSmtpServer>>;

function smtpError(responseCode: number, message: string): Error {
  return Object.assign(new Error(message), { responseCode });
}

interface TlsOfServer {
  certificate: 'localhost' | 'expired';
  wrapped: boolean;
  limits?: { minVersion: 'TLSv1'; maxVersion: 'TLSv1.1' };
}

/** Of localhost and 127.0.0.1, signed by itself. */
export const certificate = (name: 'localhost' | 'expired') => ({
  key: readFileSync('tests/support/certificate/localhost.key', 'utf8'),
  cert: readFileSync(`tests/support/certificate/${name}.crt`, 'utf8'),
});

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
 * keeps the mails' Message-IDs alone, which is much cheaper; with `tls` it speaks TLS from the first byte, or offers it.
 */
export async function startSmtpServer({
  idsOnly = false,
  slowBannerMs = 2_000,
  host = '127.0.0.1',
  tls = null as TlsOfServer | null,
} = {}) {
  let fault: SmtpFault | (() => SmtpFault) = 'none';
  let connections = 0;
  const mails: TakenMail[] = [];
  const messageIds: string[] = [];
  const greetedAs: string[] = [];
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

  /** What a server says to a command instead of taking it. */
  function answerTo(verb: string, argument: string, session: SMTPServerSession): string | null {
    const fault = faultOf(session);
    const isDomain = /^[a-z\d-]+(\.[a-z\d-]+)+$/.test(argument);
    if (fault === 'wants-a-domain' && verb === 'EHLO' && !isDomain) return '421 4.7.0 Try again';
    const refused = typeof fault === 'object' && 'refuses' in fault && fault.refuses === verb;
    return refused ? fault.saying : null;
  }

  const connectionOf = (session: SMTPServerSession) =>
    [...server.connections].find((connection) => connection.session === session);

  const hangUp = (session: SMTPServerSession) => connectionOf(session)?.close();

  function overhear(session: SMTPServerSession): void {
    const connection = connectionOf(session);
    if (!connection) return;
    for (const verb of ['EHLO', 'HELO', 'AUTH', 'MAIL', 'RCPT'] as const) {
      const handle = connection[`handler_${verb}`].bind(connection);
      connection[`handler_${verb}`] = (command, done) => {
        const [, argument = ''] = command.toString().trim().split(' ');
        const greets = verb === 'EHLO' || verb === 'HELO';
        if (greets) greetedAs.push(argument);
        const saying = answerTo(greets ? 'EHLO' : verb, argument, session);
        if (saying === null) return handle(command, done);
        connection.send(Number(saying.slice(0, 3)), saying.slice(4), false);
        done();
      };
    }
  }

  async function take(stream: SMTPServerDataStream, session: SMTPServerSession): Promise<void> {
    const bytes = await buffer(stream);
    const raw = bytes.toString('latin1');
    await released;
    if (faultOf(session) === 'reject-data') throw smtpError(550, 'no such mailbox');
    const saying = answerTo('DATA', '', session);
    if (saying) throw smtpError(Number(saying.slice(0, 3)), saying.slice(4));
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
    disabledCommands: tls ? [] : ['STARTTLS'],
    ...(tls && { ...certificate(tls.certificate), secure: tls.wrapped, ...tls.limits }),
    disableReverseLookup: true,
    logger: false,
    closeTimeout: 100,
    onConnect(session, callback) {
      connections += 1;
      const fault = faultOf(session);
      if (fault === 'reset-on-connect') return hangUp(session);
      if (fault === 'busy') return callback(smtpError(421, 'too busy'));
      overhear(session);
      if (fault === 'own-certificate') session.disabledCommands = [];
      if (fault === 'no-login') session.disabledCommands = ['STARTTLS', 'AUTH'];
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
      const rejects = typeof fault === 'object' && 'rejects' in fault && fault.rejects === address;
      const unknown = fault === 'reject-recipients' || rejects;
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
    /** The names by which clients have introduced themselves. */
    greetedAs,
    /** The first mail that fits, one already taken or the next to come. */
    mailWhere: (fits: (taken: TakenMail) => boolean) =>
      until(() => mails.find(fits), 'a mail that fits'),
    port,
    url: `${tls?.wrapped ? 'smtps' : 'smtp'}://${host}:${port}`,
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
      for (const kept of [mails, messageIds, greetedAs]) kept.length = 0;
    },
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  };
}
