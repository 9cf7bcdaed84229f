import { leadCsv } from '@/content/lead-csv';
import { leadReasons } from '@/content/lead-reasons';
import { stages } from '@/content/stages';
import { attributionParameters } from '@/lib/attribution-memory';
import type { LeadRecord } from '@/lib/lead/ops/admin';
import { promiseInWords, promiseState } from '@/lib/lead/promise/state';
import { leadFields } from '@/lib/lead/request/schema';
import type { WorkingCalendar } from '@/lib/working-calendar';

/** What spreadsheets put between cells where the comma is for decimals, as in Italy. */
const separator = ';';

/**
 * Where a cell begins, or could for a reader that minds no quotes, after a separator or a line break; with the blanks that
 * follow, which hide nothing, and the sign that makes it a formula (OWASP, CSV injection). Full-width ones are signs to some.
 */
const cellStart = /(?:^[;,]?|[;,\t\r\n])[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]?/gu;
const formulaSign = /[=+\-@＝＋－＠﹢﹣﹦﹫]$/u;

/** Digits that a spreadsheet would take for another number or a date: `021234567` without its zero, `02/12/34` as a day. */
const misreadNumber = /^(?![1-9]\d{0,10}$)(?=[.,/:-]*\d)[\d.,/:-]+$/;

/** A text that stays a text: an apostrophe before what a spreadsheet would run or read as something else. */
function harmless(text: string): string {
  const guarded = text.replace(cellStart, (start, offset: number) =>
    formulaSign.test(start)
      ? (offset === 0 ? "'" : '') + start.replace(/[;,\t\r\n]/g, "$&'")
      : start,
  );
  return misreadNumber.test(text) && !guarded.startsWith("'") ? `'${guarded}` : guarded;
}

/** One cell (RFC 4180). */
function cell(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

const romeParts = new Intl.DateTimeFormat('it-IT', {
  timeZone: 'Europe/Rome',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** Date and time in Europe/Rome as an Italian spreadsheet reads them: `21/11/2026 14:02:05`. */
function romeCell(date: Date | null | undefined): string {
  return date ? romeParts.format(date).replace(',', '') : '';
}

const headings = [
  'id',
  'receivedAt',
  'status',
  'stage',
  'page',
  ...leadFields,
  'deliveredAt',
  'promise',
  'doubts',
  ...attributionParameters,
] as const;

function row(lead: LeadRecord, now: number, calendar: WorkingCalendar): string[] {
  const {
    id,
    receivedAt,
    status,
    stage,
    discarded,
    page,
    fields,
    deliveries,
    spamReasons,
    attribution,
  } = lead;
  const held = status === 'quarantined';
  const mail = deliveries.find(({ channel }) => channel === 'mail');
  return [
    id,
    romeCell(receivedAt),
    leadCsv.status[discarded ? 'discarded' : held ? 'quarantined' : (mail?.status ?? status)],
    stage ? stages[stage].label : '',
    harmless(page ?? ''),
    ...leadFields.map((field) => harmless(fields[field])),
    romeCell(mail?.deliveredAt),
    promiseInWords(promiseState(lead, now, calendar)),
    spamReasons.map((reason) => leadReasons[reason]).join(', '),
    ...attributionParameters.map((field) => harmless(attribution?.[field] ?? '')),
  ];
}

/**
 * The requests as an Italian Excel opens them with a double click: semicolons, CRLF, times of Rome, and a byte-order mark,
 * without which it misreads the accents. Otherwise RFC 4180. No cell runs as a formula. `now` is when it is made, in milliseconds since the epoch.
 */
export function leadsCsv(leads: LeadRecord[], calendar: WorkingCalendar, now = Date.now()): string {
  const rows = [
    headings.map((heading) => leadCsv.columns[heading]),
    ...leads.map((lead) => row(lead, now, calendar)),
  ];
  return `\uFEFF${rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('')}`;
}
