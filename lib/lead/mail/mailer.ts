import { createTransport, type PluginFunction, type SendMailOptions } from 'nodemailer';
import { encodeWord } from 'nodemailer/lib/mime-funcs';
import type { Env } from '@/lib/env';
import { type MakeLink, noLink } from '@/lib/lead/links/link-maker';
import { composeMail } from '@/lib/lead/mail/compose';
import { type MailResult, mailFault } from '@/lib/lead/mail/fault';
import { mailHead } from '@/lib/lead/mail/head';
import { composeHeld, type Held } from '@/lib/lead/mail/held';
import { type Bundle, composeBundle } from '@/lib/lead/mail/list';
import type { OtherMail } from '@/lib/lead/mail/other-mail';
import type { ReceivedLead } from '@/lib/lead/request/schema';

/** Milliseconds. The library's defaults go up to ten minutes, longer than any worker should wait. */
const timeouts = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

export type MailConfig = Pick<
  Env,
  'smtp' | 'siteUrl' | 'leadsFrom' | 'leadsFromName' | 'leadsTo' | 'workingCalendar'
>;

interface SendOptions {
  /** Some of LEADS_TO; null for all of it. */
  recipients?: string[] | null;
  /** Gives the connection up. */
  signal?: AbortSignal;
  /** Without links to act on it: the store does not have the request. */
  unstored?: boolean;
}

export interface Mailer {
  /**
   * Hands the mail over to the SMTP server, to all of LEADS_TO or to some of it. Throws nodemailer's error when nobody
   * was accepted.
   */
  send(received: ReceivedLead, options?: SendOptions): Promise<MailResult>;
  /** The same for several requests in one mail. */
  sendBundle(bundle: Bundle, options?: SendOptions): Promise<MailResult>;
  /** Tells what was held back. Throws nodemailer's error. */
  sendHeld(held: Held): Promise<void>;
  /** Sends another mail than a request, to LEADS_TO where it names nobody else. Throws nodemailer's error. */
  sendOther(mail: OtherMail): Promise<void>;
  /** Connects, turns to TLS and logs in, and sends nothing. Throws nodemailer's error when one of these fails. */
  verify(): Promise<void>;
}

function addressOf(recipient: string | { address: string }): string {
  return typeof recipient === 'string' ? recipient : recipient.address;
}

/**
 * A mailer for one configuration; it connects anew for each mail. `links` makes the links by which the agency acts on a
 * request; without it mails have none.
 */
export function createMailer(
  config: MailConfig,
  links: () => Promise<MakeLink> = async () => noLink,
): Mailer {
  const transport = createTransport({
    ...config.smtp.transport,
    ...timeouts,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  transport.use('stream', encodeTypedWords);

  async function hand(mail: SendMailOptions, { recipients, signal }: SendOptions = {}) {
    const { rejected, rejectedErrors } = await transport.sendMail({
      ...mail,
      ...(recipients && { envelope: { from: config.leadsFrom, to: recipients } }),
      ...(signal && { signal }),
    });
    const firstError = rejectedErrors?.[0];
    return {
      rejected: rejected.map(addressOf),
      ...(firstError ? mailFault(firstError) : { errorCode: null, configurationFault: false }),
    };
  }

  return {
    async send(received, options) {
      const link = options?.unstored ? noLink : await links();
      return await hand(composeMail(received, config, link), options);
    },
    async sendBundle(bundle, options) {
      return await hand(composeBundle(bundle, config, await links()), options);
    },
    async sendHeld(held) {
      await hand(composeHeld(held, config, await links()));
    },
    async sendOther({ id, to, ...mail }) {
      const head = mailHead(id, config);
      await hand({
        ...head,
        ...(to !== undefined && {
          to: { name: '', address: to },
          envelope: { from: config.leadsFrom, to: [to] },
        }),
        ...mail,
        ...(mail.replyTo !== undefined && { replyTo: { name: '', address: mail.replyTo } }),
      });
    },
    async verify() {
      await transport.verify();
    },
  };
}

/** Longest encoded-word, its delimiters included; 75 is the limit of RFC 2047, section 2. */
const wordLength = 52;

/** A quoted-string (RFC 5322, 3.2.4) before an address, as nodemailer writes a name of ASCII; a quote in one has a backslash. */
const quotedName = /(?<=^|, )"((?:[^"\\]|\\.)*)"(?= <)/g;

function encoded(text: string): string {
  return encodeWord(text, 'Q', wordLength);
}

function encodeNames(header: string): string {
  return header.replace(quotedName, (quoted, inner: string) =>
    inner.includes('=?') ? encoded(inner.replace(/\\(.)/g, '$1')) : quoted,
  );
}

/**
 * A nodemailer plugin for the step `stream`. `=?` opens an encoded-word (RFC 2047), which may stand for line breaks and
 * bidirectional controls. nodemailer lets one that somebody typed pass, in quotes where it is a name, and readers decode
 * it even there. With this a subject or a name with `=?` is encoded itself, and decoding it gives what was typed.
 */
const encodeTypedWords: PluginFunction = ({ message }, done) => {
  if (message) {
    const encode = message.encodeHeaderValue.bind(message);
    message.encodeHeaderValue = (key, value) =>
      key === 'Subject' && typeof value === 'string' && value.includes('=?')
        ? encoded(value)
        : encodeNames(encode(key, value));
  }
  done();
};
