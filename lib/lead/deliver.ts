import { createTransport } from 'nodemailer';
import type { Env } from '@/lib/env';
import { composeMail } from '@/lib/lead/mail';
import type { ReceivedLead } from '@/lib/lead/schema';

/** Milliseconds. The library's defaults go up to ten minutes, longer than anyone waits for a form. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

export interface Mailer {
  /** Hands the mail over to the SMTP server. Throws nodemailer's error (`code`, `responseCode`) when it is not taken. */
  send(received: ReceivedLead): Promise<{ rejectedRecipients: number }>;
}

/** A mailer for one configuration; it connects anew for each mail. */
export function createMailer(
  config: Pick<Env, 'smtpUrl' | 'siteUrl' | 'leadsFrom' | 'leadsTo'>,
): Mailer {
  const transport = createTransport({
    url: config.smtpUrl,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(received) {
      const { rejected } = await transport.sendMail(composeMail(received, config));
      return { rejectedRecipients: rejected.length };
    },
  };
}
