import type { SendMailOptions } from 'nodemailer';

/** A mail that is not about one request that came in. */
export interface OtherMail {
  /** Fixes the Message-ID. */
  id: string;
  subject: string;
  text: string;
  html?: string;
  /** One address, for a mail that goes to somebody outside the agency. */
  to?: string;
  replyTo?: string;
  /** Further header fields, such as `Auto-Submitted` (RFC 3834). */
  headers?: Record<string, string>;
  /** An invitation to go along (RFC 5545, RFC 6047). */
  icalEvent?: SendMailOptions['icalEvent'];
}
