import { z } from 'zod';
import { contact } from '@/content/contact';
import type { Attribution } from '@/lib/attribution-memory';
import { maxLengths } from '@/lib/lead/request/max-lengths';
import type { SpamReason } from '@/lib/lead/request/spam';
import { hasUnicodeLocalPart, strictAddress, withAsciiDomain } from '@/lib/lead/text/email-address';
import { multiLine, singleLine } from '@/lib/lead/text/plain-text';

const { errors } = contact;

// in the browser zod would try to compile its checks, which the pages' policy forbids and reports
z.config({ jitless: true });

/**
 * UTF-16 units of a text that is looked at: a line break may come as two (HTML, 4.10.21.4), and what nobody sees goes. An
 * expression takes time for each of them, so what is longer meets none.
 */
const mostTyped = (maxLength: number) => 2 * maxLength + 100;

function requiredText(
  messages: { required: string; tooLong: string },
  maxLength: number,
  clean: (text: string) => string = (text) => singleLine(text),
) {
  const tooLong = { error: messages.tooLong, abort: true };
  return z
    .string({ error: messages.required })
    .refine((text) => text.length <= mostTyped(maxLength), tooLong)
    .overwrite(clean)
    .min(1, messages.required)
    .max(maxLength, tooLong);
}

/** Fewer digits are no telephone number; beyond that its form is the visitor's own: hours, extensions, two numbers. */
const fewestDigits = 6;

function hasDigits(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits;
}

/**
 * The consultation request as the visitor fills it in: five required texts, cleaned of invisible characters and trimmed.
 * The form and the route handler validate with this one schema; its messages are for the visitor.
 * `email` is one strict ASCII address, its domain in punycode where it was typed otherwise: it becomes a Reply-To.
 */
export const leadSchema = z.object({
  nome: requiredText(errors.nome, maxLengths.nome),
  azienda: requiredText(errors.azienda, maxLengths.azienda),
  email: requiredText(errors.email, maxLengths.email, (text) => withAsciiDomain(singleLine(text)))
    .refine((email) => !hasUnicodeLocalPart(email), { error: errors.email.unicode, abort: true })
    .regex(strictAddress, errors.email.invalid),
  telefono: requiredText(errors.telefono, maxLengths.telefono).refine(
    hasDigits,
    errors.telefono.invalid,
  ),
  obiettivi: requiredText(errors.obiettivi, maxLengths.obiettivi, multiLine),
});

export type Lead = z.infer<typeof leadSchema>;
export type LeadField = keyof Lead;

/** The payload's fields in the order of the form. */
export const leadFields = Object.keys(leadSchema.shape) as LeadField[];

/** A request that has been accepted: what the visitor wrote, and what the site adds to it. */
export interface ReceivedLead {
  /** UUID; it also fixes the mail's Message-ID. */
  id: string;
  receivedAt: Date;
  /** Path of the page that the form was on, such as `/soluzioni/voicebot-intelligente`; null when unknown. */
  page: string | null;
  /** How it came about; null when nothing is known of it. */
  attribution: Attribution | null;
  /** What looks odd about it: told with it, never a reason to keep it from whoever answers. */
  doubts: SpamReason[];
  fields: Lead;
}
