import { leadCsv } from '@/content/lead-csv';
import { leadReasons } from '@/content/lead-reasons';
import { promiseWords } from '@/content/mails/promise';
import { stages } from '@/content/stages';
import { leadsCsv } from '@/lib/lead/agency/csv';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import { indented, oneLine } from '@/scripts/leads/terminal';
import { validPayload } from '../../support/contact-route';
import { alwaysOpen } from '../../support/rome';

jest.mock('@/content/facts', () => jest.requireActual('@/tests/support/facts-of-a-day'));

const { columns } = leadCsv;
const { waiting, lasting, broken } = promiseWords;
const dueAt = new Date('2026-12-01T08:00:00Z');
const deliveredAt = new Date('2026-12-01T08:00:01Z');
const lead: LeadRecord = {
  id: '6d6f5a0e-6f3c-4e0e-9a55-0f6f6a1c2b3d',
  receivedAt: new Date('2026-07-01T22:30:05Z'),
  status: 'accepted',
  stage: 'won',
  doubts: ['many_links', 'cross_site'],
  page: '/hospitality',
  attribution: { cta: 'hero', utm_campaign: '=1+1' },
  fields: validPayload,
  unreadable: null,
  deliveries: [
    { channel: 'mail', status: 'delivered', attempts: 1, dueAt, deliveredAt, lastError: null },
  ],
};

/** Reads a CSV as RFC 4180 says, with semicolons. */
function read(csv: string): string[][] {
  const cells = /"((?:[^"]|"")*)"(;|\r\n)/gy;
  const rows: string[][] = [[]];
  cells.lastIndex = 1;
  for (let match = cells.exec(csv); match; match = cells.exec(csv)) {
    rows.at(-1)?.push((match[1] ?? '').replaceAll('""', '"'));
    if (match[2] === '\r\n') rows.push([]);
  }
  expect(rows.pop()).toEqual([]);
  return rows;
}

function cellsOf(
  fields: Partial<LeadRecord['fields']>,
  more: Partial<LeadRecord> = {},
  now?: number,
): Record<string, string | undefined> {
  const record = { ...lead, ...more, fields: { ...validPayload, ...fields } };
  const [headings = [], row = []] = read(leadsCsv([record], alwaysOpen, now));
  return Object.fromEntries(headings.map((heading, index) => [heading, row[index]]));
}

test('an Italian spreadsheet opens it as it is: byte-order mark, semicolons, its own words and times of Rome', () => {
  const csv = leadsCsv([lead], alwaysOpen);
  expect(csv.startsWith(`\uFEFF"${columns.id}";"${columns.receivedAt}";`)).toBe(true);
  expect(csv.replaceAll('\r\n', '')).not.toMatch(/\r/);
  const [headings, row] = read(csv);
  expect(headings).toEqual(Object.values(leadCsv.columns));
  expect(row).toHaveLength(headings?.length ?? 0);
  expect(cellsOf({})).toMatchObject({
    [columns.receivedAt]: '02/07/2026 00:30:05',
    [columns.deliveredAt]: '01/12/2026 09:00:01',
    [columns.stage]: stages.won.label,
    [columns.doubts]: `${leadReasons.many_links}, ${leadReasons.cross_site}`,
    [columns.obiettivi]: validPayload.obiettivi,
    [columns.utm_campaign]: "'=1+1",
  });
});

const cells = [
  ['=HYPERLINK("http://evil.example")', '\'=HYPERLINK("http://evil.example")'],
  ['＝1+1', "'＝1+1"],
  ['\u200B-1+1', "'\u200B-1+1"],
  [';=1+1', "';'=1+1"],
  ['a;;\n =1+1;b', "a;;'\n' =1+1;b"],
  ['Rossi;=1+1', "Rossi;'=1+1"],
  ['Rossi\n=1+1\n－1', "Rossi\n'=1+1\n'－1"],
  ['Rossi\t=1+1', "Rossi\t'=1+1"],
  ['Rossi "=1+1" & Figli', 'Rossi "=1+1" & Figli'],
  ['Rossi-Bianchi, a = b', 'Rossi-Bianchi, a = b'],
  // a number loses nothing
  ['021234567', "'021234567"],
  ['02/12/34', "'02/12/34"],
  ['3331234567', '3331234567'],
  // a whole telephone number with a prefix is a text by its blanks; anything else that begins so keeps the apostrophe
  ['+39 333 1234567', '+39 333 123 4567'],
  ['+393331234567', '+39 333 123 4567'],
  ['+39-02-12345678', '+39 02 1234 5678'],
  ['+81 90-1234-5678', '+81 90 1234 5678'],
  ...`+39-02-123|+1+1|+39|+|+39 333 1234567 int. 5|+39 333 1234567 / 02 123456|+393331234567;=1+1|+393331234567;ext=1
＋39 333 1234567|+39 333 1234567 @SUM(A1)|+39333123456789012|+A1|+1 800 FLOWERS|-39 333 1234567|=+393331234567`
    .split(/[|\n]/)
    .map((text) => [text, `'${text.replace(';=', ";'=")}`] as const),
  // nor does a text that looks like a date, a time, an amount or a word of the spreadsheet's own
  ...`8 Marzo|25 aprile|MAG 12|1E5|VERO|true|10.30|12:30|3/4|1 1/2|007|50%|€ 5|5 EUR|gen-25|1 gennaio 2026|Dec 24|8mar
5 PM|(5)|1,50|#N/D|１２／３|lunedì 8 marzo|Marzo 2026 10:30|2026-05-12T10:30:00|1 E5`
    .split(/[|\n]/)
    .map((text) => [text, `'${text}`] as const),
  ...'Studio 54|Hotel 900|Marco 12|A4 Print|Vero Gusto|3M|marzo|333 123 4567|Via Roma, 12'
    .split('|')
    .map((text) => [text, text] as const),
] as const;

test('nothing that a visitor typed runs in the agency’s spreadsheet, and numbers stay whole', () => {
  for (const [typed, shown] of cells) {
    const row = cellsOf({ azienda: typed, telefono: typed });
    expect([row[columns.azienda], row[columns.telefono]]).toEqual([shown, shown]);
  }
});

test('it says how long a request waits for the agency, until that has said something of it', () => {
  const promiseOf = (more: Partial<LeadRecord>, hours: number) => {
    const now = lead.receivedAt.getTime() + hours * 3_600_000;
    return cellsOf({}, { stage: null, ...more }, now)[columns.promise];
  };
  expect(promiseOf({}, 0.7)).toBe(waiting(lasting.minutes(42)));
  expect(promiseOf({}, 5)).toBe(waiting(lasting.hours(5)));
  expect(promiseOf({}, 24)).toBe(`${waiting(lasting.hours(24))}, ${broken}`);
  expect(promiseOf({}, 72)).toBe(`${waiting(lasting.days(3))}, ${broken}`);
  expect(promiseOf({ stage: 'contacted' }, 72)).toBe('');
  expect(promiseOf({ status: 'held' }, 72)).toBe('');
});

test('in the terminal, no line that a visitor typed stands where the command’s own do', () => {
  const long = `${'x'.repeat(76)}status: accepted ${'王'.repeat(60)}\t${'y'.repeat(90)}`;
  const lines = indented(long, 80).split('\n');
  expect(lines.length).toBeGreaterThan(4);
  for (const line of lines) {
    expect(line).toMatch(/^ {4}/);
    const width = Array.from(line).reduce((sum, character) => sum + (character > '~' ? 2 : 1), 0);
    expect(width).toBeLessThanOrEqual(80);
  }
  expect(lines.map((line) => line.slice(4)).join('')).toBe(long.replace('\t', '    '));
});

test('nothing that a visitor typed drives the agency’s terminal', () => {
  const hostile = 'a\u001B[2J\u001B]0;x\u0007\u009B31m\u0008\u202Eb\r';
  for (const shown of [indented(hostile, 80), oneLine(hostile)])
    expect(shown).not.toMatch(/[\p{Cc}\p{Bidi_Control}]/u);
});
