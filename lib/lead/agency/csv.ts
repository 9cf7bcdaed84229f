import { leadCsv } from '@/content/lead-csv';
import { leadReasons } from '@/content/lead-reasons';
import { stages } from '@/content/stages';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { waitingInWords } from '@/lib/promise/in-words';
import { spreadsheetText } from '@/lib/spreadsheet-text';
import { inRome } from '@/lib/time';

const separator = ';';

function cell(text: string): string {
  return `"${text.replace(/"/g, '""')}"`;
}

function romeCell(date: Date | null | undefined): string {
  return date ? inRome(date).toFormat('dd/MM/yyyy HH:mm:ss') : '';
}

type Column = keyof typeof leadCsv.columns;
const columns = Object.keys(leadCsv.columns) as Column[];

function row(lead: LeadRecord, now: number, calendar: WorkingCalendar): string[] {
  const { id, receivedAt, status, stage, page, fields, attribution } = lead;
  const mail = lead.deliveries.find(({ channel }) => channel === 'mail');
  const own: Partial<Record<Column, string>> = {
    id,
    receivedAt: romeCell(receivedAt),
    status: leadCsv.status[mail?.status ?? status],
    stage: stage ? stages[stage].label : '',
    deliveredAt: romeCell(mail?.deliveredAt),
    promise: waitingInWords(lead, now, calendar),
    doubts: lead.doubts.map((reason) => leadReasons[reason]).join(', '),
  };
  const received: Partial<Record<Column, string | null>> = { page, ...fields, ...attribution };
  return columns.map((column) => own[column] ?? spreadsheetText(received[column] ?? ''));
}

/** The requests for an Italian Excel: RFC 4180 with semicolons, times of Rome, a byte-order mark; no cell is a formula. */
export function leadsCsv(leads: LeadRecord[], calendar: WorkingCalendar, now = Date.now()): string {
  const headings = Object.values(leadCsv.columns);
  const rows = [headings, ...leads.map((lead) => row(lead, now, calendar))];
  return `\uFEFF${rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('')}`;
}
