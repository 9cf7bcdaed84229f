import { z } from 'zod';
import { attributionColumn } from '@/lib/lead/request/attribution';
import type { Lead, LeadField, ReceivedLead } from '@/lib/lead/request/schema';
import { reasonsColumn } from '@/lib/lead/request/spam';
import { storedJson } from '@/lib/lead/request/stored-json';
import { isPagePath } from '@/lib/lead/text/page-path';

/** Last error of a delivery whose request cannot be read: no attempt is made, and none would fix it. */
export const unreadableFields = 'UNREADABLE_FIELDS';

/** A request's columns as a database gives them: SQLite keeps whatever was put into a column, of any type. */
export interface StoredLead {
  id: string;
  received_at: unknown;
  page: unknown;
  attribution: unknown;
  fields: unknown;
  spam_reasons: unknown;
}

/** A field that was not asked for then is empty. */
const oneText = z.string().default('');
const lead = z.object({
  nome: oneText,
  azienda: oneText,
  email: oneText,
  telefono: oneText,
  obiettivi: oneText,
} satisfies Record<LeadField, typeof oneText>);

const blank: Lead = lead.parse({});

/**
 * What the visitor wrote; null where it cannot be read, or names nobody to
 * answer. What was accepted once is not checked by today's rules again.
 */
function storedFields(column: unknown): Lead | null {
  const { data: fields } = lead.safeParse(storedJson(column));
  return fields && (fields.email || fields.telefono) ? fields : null;
}

function storedTime(column: unknown): Date {
  const time = new Date(typeof column === 'number' ? column : Number.NaN);
  // a request that has lost its time goes out all the same
  return Number.isNaN(time.getTime()) ? new Date() : time;
}

/**
 * Reads one request, and never throws: one row that is damaged must not stop the others. `unreadable` says that what the
 * visitor wrote is lost, and then its fields are empty; the rest is left out where it cannot be read.
 */
export function readStoredLead(row: StoredLead): { lead: ReceivedLead; unreadable: boolean } {
  const fields = storedFields(row.fields);
  return {
    unreadable: fields === null,
    lead: {
      id: row.id,
      receivedAt: storedTime(row.received_at),
      page: typeof row.page === 'string' && isPagePath(row.page) ? row.page : null,
      attribution: attributionColumn.read(row.attribution),
      doubts: reasonsColumn.read(row.spam_reasons),
      fields: fields ?? blank,
    },
  };
}
