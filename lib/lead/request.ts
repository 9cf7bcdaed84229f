import { z } from 'zod';
import { leadReasons } from '@/content/lead-reasons';
import type { Attribution } from '@/lib/attribution-memory';
import { isPagePath, storedAttribution } from '@/lib/lead/attribution';
import { type Lead, leadFields } from '@/lib/lead/fields';
import { storedJson, storedTexts } from '@/lib/store/stored-json';

export type SpamReason = keyof typeof leadReasons;

export interface ReceivedLead {
  id: string;
  receivedAt: Date;
  page: string | null;
  attribution: Attribution | null;
  doubts: SpamReason[];
  fields: Lead;
}

const isReason = (text: string): text is SpamReason => Object.hasOwn(leadReasons, text);

/** Last error of a delivery whose request cannot be read; it is never tried. */
export const unreadableFields = 'UNREADABLE_FIELDS';

/** The columns that `readStoredLead` reads. */
export const leadColumns = [
  'id',
  'received_at',
  'page',
  'attribution',
  'fields',
  'spam_reasons',
] as const;

export type StoredLead = Record<(typeof leadColumns)[number], unknown> & { id: string };

/** A field that is newer than the row is empty. */
const storedFields = z.object(
  Object.fromEntries(leadFields.map((field) => [field, z.string().default('')])) as Record<
    keyof Lead,
    z.ZodDefault<z.ZodString>
  >,
);

function readFields(column: unknown): Lead | null {
  const { data: fields } = storedFields.safeParse(storedJson(column));
  return fields && (fields.email || fields.telefono) ? fields : null;
}

/** Reads a row. Never throws: `unreadable` says that the fields are lost, and they are empty. */
export function readStoredLead(row: StoredLead): { lead: ReceivedLead; unreadable: boolean } {
  const fields = readFields(row.fields);
  return {
    unreadable: fields === null,
    lead: {
      id: row.id,
      receivedAt: new Date(Number(row.received_at)),
      page: isPagePath(row.page) ? row.page : null,
      attribution: storedAttribution(row.attribution),
      doubts: (storedTexts(row.spam_reasons) ?? []).filter(isReason),
      fields: fields ?? storedFields.parse({}),
    },
  };
}
