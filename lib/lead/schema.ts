// the small build: this goes to the browser
import * as z from 'zod/mini';
import { contact } from '@/content/contact';
import { fields, type LeadField, leadFields } from '@/lib/lead/fields';

// without this zod compiles its checks, which the pages' policy forbids and reports
z.config({ jitless: true });

/** The most units that are looked at: a line break may come as two (HTML, 4.10.21.4). */
const mostTyped = (maxLength: number) => 2 * maxLength + 100;

/** Counts UTF-16 units; `z.maxLength` counts code points. */
const atMost = (units: number, tooLong: { error: string; abort: boolean }) =>
  z.refine<string>((text) => text.length <= units, tooLong);

function schemaOf(name: LeadField) {
  const { maxLength, clean, fault, optional = false } = fields[name];
  const messages: Record<string, string> & { required?: string; tooLong: string } =
    contact.errors[name];
  const tooLong = { error: messages.tooLong, abort: true };
  const text = z.string({ error: messages.required }).check(
    atMost(mostTyped(maxLength), tooLong),
    z.overwrite(clean),
    z.refine((typed) => optional || typed !== '', messages.required),
    atMost(maxLength, tooLong),
    z.check(({ value: input, issues }) => {
      const wrong = optional && input === '' ? null : fault?.(input);
      if (wrong) issues.push({ code: 'custom', input, message: messages[wrong] ?? wrong });
    }),
  );
  return optional ? z._default(text, '') : text;
}

/** Cleans and checks a request, in the browser and on the server. */
export const leadSchema = z.object(
  Object.fromEntries(leadFields.map((name) => [name, schemaOf(name)])) as Record<
    LeadField,
    ReturnType<typeof schemaOf>
  >,
);
