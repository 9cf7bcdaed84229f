import type { LeadRecord } from '@/lib/lead/admin';
import { leadFields } from '@/lib/lead/schema';
import { visitFields } from '@/lib/lead/visit';

/** A spreadsheet takes a text that begins like this for a formula and runs it (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/;

/** One cell (RFC 4180): quoted, and with an apostrophe before what a spreadsheet would run. */
function cell(text: string): string {
  const harmless = formula.test(text) ? `'${text}` : text;
  return `"${harmless.replace(/"/g, '""')}"`;
}

const columns = [
  'id',
  'received_at',
  'status',
  'page',
  ...leadFields,
  'delivered_at',
  'spam',
  ...visitFields,
];

function row({
  id,
  receivedAt,
  status,
  page,
  fields,
  deliveries,
  spamReasons,
  visit,
}: LeadRecord): string {
  const mail = deliveries.find(({ channel }) => channel === 'mail');
  return [
    id,
    receivedAt.toISOString(),
    status === 'quarantined' ? status : (mail?.status ?? status),
    page ?? '',
    ...leadFields.map((field) => fields[field]),
    mail?.deliveredAt?.toISOString() ?? '',
    spamReasons.join(' '),
    ...visitFields.map((field) => visit?.[field] ?? ''),
  ]
    .map(cell)
    .join(',');
}

/** The requests as CSV (RFC 4180) with a byte-order mark, without which Excel misreads the accents. */
export function leadsCsv(leads: LeadRecord[]): string {
  return `\uFEFF${[columns.map(cell).join(','), ...leads.map(row)].join('\r\n')}\r\n`;
}
