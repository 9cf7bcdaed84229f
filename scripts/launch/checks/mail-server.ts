import { randomUUID } from 'node:crypto';
import { createTransport } from 'nodemailer';
import { launchMail } from '@/content/mails/launch';
import { isLoopback } from '@/lib/env/schemas';
import { mailFault } from '@/lib/lead/mail/fault';
import { createMailer, type MailConfig } from '@/lib/lead/mail/mailer';
import { type Finding, fail, pass } from '../finding';
import { wayOut } from './outbound';

/** Milliseconds. */
const limits = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 10_000 };

async function mendFor(errorCode: string, hostname: string): Promise<string> {
  if (/^E?(AUTH|NOAUTH|OAUTH2)/.test(errorCode)) {
    return 'check user and password: SMTP_USER and SMTP_PASSWORD as they are, or SMTP_URL percent-encoded';
  }
  if (/TLS|CERT|SSL|SIGNED/.test(errorCode)) {
    return 'the mail server needs STARTTLS, or TLS from the first byte (smtps://, SMTP_SECURITY=tls), with a certificate for its own name that a public authority signed';
  }
  return `check the mail server’s host and port: ${await wayOut(hostname)}`;
}

/** The certificate's own code says more than nodemailer's. */
function codeOf(error: unknown): string {
  const { errorCode } = mailFault(error);
  const { message = '' } = error as Error;
  const certificate = /self-signed|certificate|altname|STARTTLS|TLS/i.test(message);
  return certificate ? `${errorCode}, TLS: ${message.split('\n')[0]}` : errorCode;
}

async function reach({ smtp }: MailConfig): Promise<Finding> {
  const { hostname, host, secure, user } = smtp;
  const onThisMachine = isLoopback(hostname);
  const transport = createTransport({ ...smtp.transport, ...limits, requireTLS: !onThisMachine });
  try {
    await transport.verify();
    const secured = onThisMachine && !secure ? 'on this machine' : 'over TLS';
    const login = user ? 'the login is accepted' : 'no login is configured';
    return pass(`${host} answers ${secured}, and ${login}`);
  } catch (error) {
    const code = codeOf(error);
    return fail(`${host} cannot be used: ${code}`, await mendFor(code, hostname));
  } finally {
    transport.close();
  }
}

async function sendTo(address: string, config: MailConfig): Promise<Finding> {
  try {
    const mailer = createMailer({ ...config, leadsTo: [address] });
    await mailer.sendOther({ id: randomUUID(), ...launchMail });
    return pass(`the test message to ${address} was taken: look for it, in the spam folder too`);
  } catch (error) {
    const { errorCode } = mailFault(error);
    return fail(
      `the test message to ${address} was refused: ${errorCode}`,
      'check LEADS_TO, and that the mail server lets LEADS_FROM send',
    );
  }
}

/** Whether the mail server can be reached, with TLS unless it is this machine, and takes the login. */
export async function checkMailServer(
  config: MailConfig,
  { send }: { send: boolean },
): Promise<Finding[]> {
  const reached = await reach(config);
  if (!send || reached.status === 'fail') return [reached];
  // one by one: a server may know one address and not the other
  const sent: Finding[] = [];
  for (const address of config.leadsTo) sent.push(await sendTo(address, config));
  return [reached, ...sent];
}
