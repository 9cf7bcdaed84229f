import { leadCsv } from '@/content/lead-csv';
import { leadsCommand } from '@/content/leads-command';
import { stages } from '@/content/stages';
import { plural } from '@/lib/italian/plural';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import { referenceOf } from '@/lib/lead/mails/lead-text';
import { singleLine } from '@/lib/lead/plain-text';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { waitingOf } from '@/lib/promise/in-words';
import { briefly, columnsOf, fitted, shortTime } from './terminal';

const words = leadsCommand.list;

type Column = keyof typeof words.columns;
const columns = Object.keys(words.columns) as Column[];

const gap = '  ';
/** The narrowest that name and company get together, however narrow the terminal. */
const leastRoom = 20;

/** How a request stands with who receives it: the worst of its deliveries. */
export function deliveryState({ status, deliveries }: LeadRecord): keyof typeof leadCsv.status {
  const worst = (['dead_letter', 'pending', 'delivered'] as const).find((state) =>
    deliveries.some((delivery) => delivery.status === state),
  );
  return status === 'held' ? status : (worst ?? status);
}

function rowOf(lead: LeadRecord, now: number, calendar: WorkingCalendar): Record<Column, string> {
  const { id, receivedAt, stage, fields, unreadable } = lead;
  const state = deliveryState(lead);
  const waits = waitingOf(lead, now, calendar);
  return {
    reference: referenceOf(id),
    receivedAt: shortTime(receivedAt),
    state: stage && state === 'delivered' ? stages[stage].word : leadCsv.status[state],
    name: singleLine(fields.nome),
    company: unreadable === null ? singleLine(fields.azienda) : leadsCommand.unreadable,
    waiting: waits ? `${waits.lasting}${waits.broken ? ` ${words.late}` : ''}` : '',
  };
}

/** Name and company share what the others leave of the width. */
function widthsOf(rows: Record<Column, string>[], width: number): Record<Column, number> {
  const widest = Object.fromEntries(
    columns.map((column) => [column, Math.max(...rows.map((row) => columnsOf(row[column])))]),
  ) as Record<Column, number>;
  const others = columns
    .filter((column) => column !== 'name' && column !== 'company')
    .reduce((sum, column) => sum + widest[column], gap.length * (columns.length - 1));
  const room = Math.max(leastRoom, width - others);
  const name = Math.min(widest.name, Math.max(Math.floor(room * 0.45), room - widest.company));
  return { ...widest, name, company: Math.min(widest.company, room - name) };
}

/** Every request in a line, for a terminal so many columns wide. */
export function table(
  leads: LeadRecord[],
  calendar: WorkingCalendar,
  width: number,
  now = Date.now(),
): string {
  const rows = leads.map((lead) => rowOf(lead, now, calendar));
  const all = [words.columns, ...rows];
  const widths = widthsOf(all, width);
  const lines = all.map((row) =>
    columns
      .map((column) => fitted(row[column], widths[column]))
      .join(gap)
      .trimEnd(),
  );
  const count = plural(leads.length, words.count);
  const isLate = rows.some(({ waiting }) => waiting.endsWith(words.late));
  return [
    ...(leads.length > 0 ? lines : []),
    isLate ? `${count}   ${words.lateMeans}` : count,
  ].join('\n');
}

const mostBrief = 20;

/** The first of some requests in a line each, and how many more there are. */
export function briefList(leads: LeadRecord[]): string[] {
  const more = leads.length - mostBrief;
  const lines = leads.slice(0, mostBrief).map(briefly);
  return more > 0 ? [...lines, `  ${plural(more, words.more)}`] : lines;
}
