import { contact } from '@/content/contact';
import { hasUnicodeLocalPart, strictAddress, withAsciiDomain } from '@/lib/email-address';
import { multiLine, singleLine } from '@/lib/lead/plain-text';

export type LeadField = keyof typeof contact.fields;

interface AnyField {
  /** Longest clean text, in UTF-16 units as HTML's `maxlength` counts them. */
  maxLength: number;
  /** Attributes of the control (WCAG 1.3.5); with `rows` a text of several lines. */
  control: { rows: number; spellCheck: true } | InputAttributes;
  clean: (text: string) => string;
  /** The name of the message in `content/contact.ts` for a clean text that is wrong; null for none. */
  fault?: (text: string) => 'invalid' | 'unicode' | null;
}

interface InputAttributes {
  type: 'text' | 'email' | 'tel';
  autoComplete: string;
  inputMode?: 'email' | 'tel';
  autoCapitalize?: 'words' | 'none';
  spellCheck: false;
}

/** Fewer digits are no telephone number; otherwise its form is free: hours, extensions, two numbers. */
const fewestDigits = 6;

/** Optional is what `content/contact.ts` has no message for when it is missing. */
type Requirement<Name extends LeadField> = Name extends 'nome' | 'email'
  ? { optional?: never }
  : 'required' extends keyof (typeof contact.errors)[Name]
    ? { optional?: never }
    : { optional: true };

export type Field<Name extends LeadField = LeadField> = AnyField & Requirement<Name>;

/**
 * The request's fields, in their order. From this list come the form with scripts and without, the schema, the mails, the
 * CSV and the webhook; the words are in `content/contact.ts`. `email` is one strict ASCII address: it becomes a Reply-To.
 */
export const fields: { readonly [Name in LeadField]: Field<Name> } = {
  nome: {
    maxLength: 100,
    control: { type: 'text', autoComplete: 'name', autoCapitalize: 'words', spellCheck: false },
    clean: singleLine,
  },
  azienda: {
    maxLength: 150,
    control: { type: 'text', autoComplete: 'organization', spellCheck: false },
    clean: singleLine,
  },
  email: {
    maxLength: 254,
    control: {
      type: 'email',
      autoComplete: 'email',
      inputMode: 'email',
      autoCapitalize: 'none',
      spellCheck: false,
    },
    clean: (text) => withAsciiDomain(singleLine(text)),
    fault(text) {
      if (hasUnicodeLocalPart(text)) return 'unicode';
      return strictAddress.test(text) ? null : 'invalid';
    },
  },
  telefono: {
    maxLength: 100,
    control: { type: 'tel', autoComplete: 'tel', inputMode: 'tel', spellCheck: false },
    clean: singleLine,
    fault: (text) => ((text.match(/\p{Nd}/gu)?.length ?? 0) < fewestDigits ? 'invalid' : null),
  },
  obiettivi: { maxLength: 5000, control: { rows: 4, spellCheck: true }, clean: multiLine },
};

/** A request's texts, cleaned; none but an optional one is empty. */
export type Lead = Record<LeadField, string>;

export const isLeadField = (name: string): name is LeadField => Object.hasOwn(fields, name);

export const leadFields = /* @__PURE__ */ Object.keys(fields).filter(isLeadField);

/** What the form calls a field. */
export const fieldLabel = (name: LeadField): string =>
  `${contact.fields[name].label}${fields[name].optional ? '' : ' *'}`;

/** What the form says of its fields before the first. */
export const requiredNote = (): string =>
  contact.required[leadFields.some((name) => fields[name].optional) ? 'marked' : 'all'];

/** What the form's placeholders say, for examples and tests. */
export const exampleFields = (): Lead =>
  Object.fromEntries(leadFields.map((name) => [name, contact.fields[name].placeholder])) as Lead;

/** A field that people do not see, and programs fill in. */
export const honeypotField = 'sito_web';
