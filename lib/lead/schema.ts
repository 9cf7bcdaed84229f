import { z } from 'zod';
import { contact } from '@/content/contact';
import { maxLengths } from '@/lib/lead/max-lengths';
import { multiLine, singleLine } from '@/lib/lead/plain-text';
import type { Visit } from '@/lib/lead/visit';

const { errors } = contact;

// in the browser zod would try to compile its checks, which the pages' policy forbids and reports
z.config({ jitless: true });

function requiredText(
  messages: { required: string; tooLong: string },
  maxLength: number,
  clean: (text: string) => string = (text) => singleLine(text),
) {
  return z
    .string({ error: messages.required })
    .overwrite(clean)
    .min(1, messages.required)
    .max(maxLength, messages.tooLong);
}

/** Digits with the separators people type; 6 to 15 digits, the longest that E.164 allows. */
const phonePattern = /^\+?(?:[\s().\-/]*\d){6,15}[\s().\-/]*$/;

/**
 * The consultation request as the visitor fills it in: five required texts, cleaned of invisible characters and trimmed.
 * The form and the route handler validate with this one schema; its messages are for the visitor.
 * `email` is one ASCII addr-spec without quotes, comments or commas, stricter than RFC 5322: it becomes a Reply-To.
 */
export const leadSchema = z.object({
  nome: requiredText(errors.nome, maxLengths.nome),
  azienda: requiredText(errors.azienda, maxLengths.azienda),
  email: requiredText(errors.email, maxLengths.email).pipe(z.email(errors.email.invalid)),
  telefono: requiredText(errors.telefono, maxLengths.telefono).regex(
    phonePattern,
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
  visit: Visit | null;
  fields: Lead;
}
