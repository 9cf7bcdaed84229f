import { z } from 'zod';
import { attributionColumn } from '@/lib/lead/request/attribution';
import type { Lead, ReceivedLead } from '@/lib/lead/request/schema';
import { reasonsColumn } from '@/lib/lead/request/spam';
import { storedJson } from '@/lib/lead/request/stored-json';
import { isPagePath } from '@/lib/lead/text/page-path';

/** Last error of a delivery whose request cannot be read: no attempt is made, and none would fix it. */
export const unreadableFields = 'UNREADABLE_FIELDS';

export interface StoredLead {
  id: string;
  received_at: unknown;
  page: unknown;
  attribution: unknown;
  fields: unknown;
  spam_reasons: unknown;
}

const text = z.string().default('');
const lead = z.object({ nome: text, azienda: text, email: text, telefono: text, obiettivi: text });
const blank: Lead = lead.parse({});

function storedFields(column: unknown): Lead | null {
  const { data: fields } = lead.safeParse(storedJson(column));
  return fields && (fields.email || fields.telefono) ? fields : null;
}

/** Reads one request. Never throws: where what the visitor wrote is lost, `unreadable` says so and the fields are empty. */
export function readStoredLead(row: StoredLead): { lead: ReceivedLead; unreadable: boolean } {
  const fields = storedFields(row.fields);
  return {
    unreadable: fields === null,
    lead: {
      id: row.id,
      receivedAt: new Date(Number(row.received_at)),
      page: isPagePath(row.page) ? row.page : null,
      attribution: attributionColumn.read(row.attribution),
      doubts: reasonsColumn.read(row.spam_reasons),
      fields: fields ?? blank,
    },
  };
}
