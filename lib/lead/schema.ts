import { z } from 'zod';
import { contact } from '@/content/contact';

const { errors } = contact;

function requiredText(messages: { required: string; tooLong: string }, maxLength: number) {
  return z
    .string({ error: messages.required })
    .trim()
    .min(1, messages.required)
    .max(maxLength, messages.tooLong);
}

/** Digits with the separators people type; 6 to 15 digits, the longest that E.164 allows. */
const phonePattern = /^\+?(?:[\s().\-/]*\d){6,15}[\s().\-/]*$/;

/**
 * The consultation request as the visitor fills it in: five required texts, trimmed.
 * The form and the route handler validate with this one schema; its messages are for the visitor.
 */
export const leadSchema = z.object({
  nome: requiredText(errors.nome, 100),
  azienda: requiredText(errors.azienda, 150),
  email: requiredText(errors.email, 254).pipe(z.email(errors.email.invalid)),
  telefono: requiredText(errors.telefono, 30).regex(phonePattern, errors.telefono.invalid),
  obiettivi: requiredText(errors.obiettivi, 5000),
});

export type Lead = z.infer<typeof leadSchema>;
export type LeadField = keyof Lead;
