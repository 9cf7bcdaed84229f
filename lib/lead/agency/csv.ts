import { leadCsv } from '@/content/lead-csv';
import { leadReasons } from '@/content/lead-reasons';
import { stages } from '@/content/stages';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { waitingInWords } from '@/lib/promise/in-words';
import { inRome } from '@/lib/time';

const separator = ';';

/** The beginning of a cell, also for readers that ignore quotes, with a formula's sign (OWASP, CSV injection). */
const cellStart = /(?:^[;,]?|[;,\t\r\n])[\s\p{Cf}]*[=+\-@＝＋－＠﹢﹣﹦﹫]?/gu;
const formulaSign = /[=+\-@＝＋－＠﹢﹣﹦﹫]$/u;

/** Months and weekdays in the languages of spreadsheets here. */
const names = new Set(
  (['long', 'short'] as const).flatMap((width) =>
    ['it', 'en'].flatMap((locale) =>
      Array.from({ length: 28 }, (_, at) => new Date(2026, at % 12, at + 1)).flatMap((date) => [
        date.toLocaleString(locale, { month: width }).toLowerCase(),
        date.toLocaleString(locale, { weekday: width }).toLowerCase(),
      ]),
    ),
  ),
);

/** What spreadsheets convert (M: a month or a day): dates, fractions, amounts; powers; hours; currencies; words. */
const guesses = [
  /^[\d\s.,/:%€$£()'’+M-]*$/,
  /^[\d.,]+\s*e[\s+-]*\d+$/,
  /^\d{4}-?\d\d-?\d\d\s*t[\d:.,]*$/,
  /^[\d:.]+\s*[ap]m?$/,
  /^(?:eur\s*[\d.,]+|[\d.,]+\s*eur)$/,
  /^(?:vero|falso|true|false)$/,
  /^#[a-z\d/]+[!?]?$/,
];

/** Digits that stay the same as a number, and telephone numbers with spaces. */
const keptDigits = /^(?:[1-9]\d{0,10}|(?=\d+ )[\d ]*)$/;

/** Whether a spreadsheet would convert a text: `021234567`, `8 Marzo`, `1E5`, `VERO`. */
function isGuessed(text: string): boolean {
  const plain = text.normalize('NFKC').trim().toLowerCase();
  const shape = plain.replace(/\p{L}+/gu, (word) => (names.has(word) ? 'M' : word));
  if (!/\d|^(?:vero|falso|true|false|#)/.test(plain) || keptDigits.test(plain)) return false;
  return guesses.some((guess) => guess.test(shape));
}

function harmless(text: string): string {
  const guarded = text.replace(cellStart, (start, offset: number) =>
    formulaSign.test(start)
      ? (offset === 0 ? "'" : '') + start.replace(/[;,\t\r\n]/g, "$&'")
      : start,
  );
  return isGuessed(text) && !guarded.startsWith("'") ? `'${guarded}` : guarded;
}

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
  return columns.map((column) => own[column] ?? harmless(received[column] ?? ''));
}

/** The requests for an Italian Excel: RFC 4180 with semicolons, times of Rome, a byte-order mark; no cell is a formula. */
export function leadsCsv(leads: LeadRecord[], calendar: WorkingCalendar, now = Date.now()): string {
  const headings = Object.values(leadCsv.columns);
  const rows = [headings, ...leads.map((lead) => row(lead, now, calendar))];
  return `\uFEFF${rows.map((cells) => `${cells.map(cell).join(separator)}\r\n`).join('')}`;
}
