// the small one: the form's checks go to the browser
import * as z from 'zod/mini';
import { contact } from '@/content/contact';
import type { Attribution } from '@/lib/attribution-memory';
import { hasUnicodeLocalPart, strictAddress, withAsciiDomain } from '@/lib/email-address';
import { maxLengths } from '@/lib/lead/request/max-lengths';
import type { SpamReason } from '@/lib/lead/request/spam';
import { multiLine, singleLine } from '@/lib/lead/text/plain-text';

const { errors } = contact;

// in the browser zod would try to compile its checks, which the pages' policy forbids and reports
z.config({ jitless: true });

/** UTF-16 units that an expression may have to read: a line break may come as two (HTML, 4.10.21.4). */
const mostTyped = (maxLength: number) => 2 * maxLength + 100;

function requiredText(
  messages: { required: string; tooLong: string },
  maxLength: number,
  clean: (text: string) => string = (text) => singleLine(text),
) {
  const tooLong = { error: messages.tooLong, abort: true };
  return z.string({ error: messages.required }).check(
    z.refine((text) => text.length <= mostTyped(maxLength), tooLong),
    z.overwrite(clean),
    z.minLength(1, messages.required),
    z.maxLength(maxLength, tooLong),
  );
}

/** Fewer digits are no telephone number; beyond that its form is the visitor's own: hours, extensions, two numbers. */
const fewestDigits = 6;

function hasDigits(text: string): boolean {
  return (text.match(/\p{Nd}/gu)?.length ?? 0) >= fewestDigits;
}

/** The request, cleaned and trimmed, for form and server. `email` is one strict ASCII address: it becomes a Reply-To. */
export const leadSchema = z.object({
  nome: requiredText(errors.nome, maxLengths.nome),
  azienda: requiredText(errors.azienda, maxLengths.azienda),
  email: requiredText(errors.email, maxLengths.email, (text) =>
    withAsciiDomain(singleLine(text)),
  ).check(
    z.refine((email) => !hasUnicodeLocalPart(email), { error: errors.email.unicode, abort: true }),
    z.regex(strictAddress, errors.email.invalid),
  ),
  telefono: requiredText(errors.telefono, maxLengths.telefono).check(
    z.refine(hasDigits, errors.telefono.invalid),
  ),
  obiettivi: requiredText(errors.obiettivi, maxLengths.obiettivi, multiLine),
});

export type Lead = z.infer<typeof leadSchema>;
export type LeadField = keyof Lead;

export const leadFields = Object.keys(leadSchema.shape) as LeadField[];

export interface ReceivedLead {
  id: string;
  receivedAt: Date;
  page: string | null;
  attribution: Attribution | null;
  doubts: SpamReason[];
  fields: Lead;
}
