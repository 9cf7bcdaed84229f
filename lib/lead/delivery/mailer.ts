import { createTransport } from 'nodemailer';
import { site } from '@/content/site';
import type { Env } from '@/lib/env/env';
import { concernsText, faultOf } from '@/lib/lead/delivery/fault';
import { mailFaultOf } from '@/lib/lead/delivery/mail-remedy';
import { type OutgoingMail, renderMail } from '@/lib/lead/mails/render';
import { log } from '@/lib/log';

/** Keeps absence notes away (RFC 3834, 5; MS-OXCMAIL, 2.2.3.2.14), but not reports of failed delivery. */
export const automatic = {
  'Auto-Submitted': 'auto-generated',
  'X-Auto-Response-Suppress': 'OOF, AutoReply',
};

/** Milliseconds; the library waits up to ten minutes. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

type MailConfig = Pick<Env, 'smtp' | 'leadsFrom' | 'leadsFromName' | 'leadsTo'>;

interface SendOptions {
  recipients?: string[] | null;
  signal?: AbortSignal;
}

export type Mailer = ReturnType<typeof createMailer>;

export function createMailer({ smtp, leadsFrom, leadsFromName, leadsTo }: MailConfig) {
  const server = { ...smtp.transport, ...timeouts };
  const transport = createTransport({
    ...server,
    disableFileAccess: true,
    disableUrlAccess: true,
  });

  /** IDs of the mails whose text was refused once. */
  const refused = new Set<string>();

  /**
   * To LEADS_TO, or `recipients` of it, unless the mail says to whom; what is refused for its text a second time goes
   * without. Gives the addresses that the server refused while it took the mail for others, and why. Rejects with
   * nodemailer's error.
   */
  async function send(mail: OutgoingMail, options: SendOptions = {}) {
    try {
      return await attempt(mail, options);
    } catch (error) {
      const fault = faultOf(error);
      if (!mail.withoutText || !concernsText(fault)) throw error;
      if (!refused.delete(mail.id)) {
        refused.add(mail.id);
        throw error;
      }
      log.warn({ errorCode: fault.errorCode }, 'mail.text_refused');
      return await attempt(mail.withoutText(), options);
    }
  }

  async function attempt(
    { id, to, body, withoutText: _, ...mail }: OutgoingMail,
    { recipients, signal }: SendOptions,
  ) {
    const addresses = to === undefined ? leadsTo : [to];
    const { rejected, rejectedErrors } = await transport.sendMail({
      ...mail,
      headers: automatic,
      ...(await renderMail(body)),
      from: { name: leadsFromName ?? site.brand, address: leadsFrom },
      to: addresses.map((address) => ({ name: '', address })),
      envelope: { from: leadsFrom, to: recipients ?? addresses },
      // a second delivery of one mail can be recognised (RFC 5322, 3.6.4)
      messageId: `<${id}@${leadsFrom.split('@').at(-1)}>`,
      disableFileAccess: true,
      disableUrlAccess: true,
      ...(signal && { signal }),
    });
    const [error] = rejectedErrors ?? [];
    return { rejected, fault: error ? mailFaultOf(error) : null };
  }

  /** Whether mails cross other networks in plain text, where `verify` has succeeded. Never rejects. */
  async function isPlain(): Promise<boolean> {
    if (smtp.isPrivate || smtp.user !== null) return false;
    return await createTransport({ ...server, requireTLS: true })
      .verify()
      .then(
        () => false,
        (error) => faultOf(error).configurationFault,
      );
  }

  return { send, isPlain, verify: () => transport.verify() };
}
