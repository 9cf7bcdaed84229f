// Requests in a terminal: no line that a visitor wrote can be taken for the command's own.
import { noStage, stages } from '@/content/stages';
import { attributionParameters } from '@/lib/attribution-memory';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import { leadFields } from '@/lib/lead/fields';
import { multiLine, singleLine } from '@/lib/lead/plain-text';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { waitingInWords } from '@/lib/promise/in-words';

const margin = '    ';

export const oneLine = (text: string): string => singleLine(text, 60);

/** A visitor's text for a terminal `columns` wide, indented and without control characters. */
export function indented(text: string, columns: number): string {
  const room = Math.max(20, columns - margin.length);
  const folded = (line: string) => {
    // a Chinese character is two columns wide
    const most = /^[ -~]*$/.test(line) ? room : Math.floor(room / 2);
    return line.match(new RegExp(`.{1,${most}}`, 'gu')) ?? line;
  };
  const lines = multiLine(text).replaceAll('\t', '    ').split('\n');
  return lines
    .flatMap(folded)
    .map((line) => margin + line)
    .join('\n');
}

function stateOf({ status, stage, deliveries }: LeadRecord): string {
  if (status === 'held') return status;
  const sent = deliveries.map((delivery) => `${delivery.channel}:${delivery.status}`).join(' ');
  return stage ? `${sent} ${stages[stage].label}` : sent;
}

export function listLine(lead: LeadRecord, calendar: WorkingCalendar): string {
  const { id, receivedAt, fields, unreadable } = lead;
  const who = unreadable === null ? oneLine(fields.azienda) : '(cannot be read: see show)';
  const waiting = waitingInWords(lead, Date.now(), calendar);
  const about = waiting ? `${who}  (${waiting})` : who;
  return `${receivedAt.toISOString()}  ${stateOf(lead).padEnd(16)}  ${id}  ${about}`;
}

function deliveryLine(delivery: LeadRecord['deliveries'][number]): string {
  const { channel, status, attempts, dueAt, deliveredAt, lastError } = delivery;
  const at = status === 'pending' ? `, due ${dueAt.toISOString()}` : '';
  const done = status !== 'pending' && deliveredAt ? `, ${deliveredAt.toISOString()}` : '';
  const error = lastError ? `, last error ${lastError}` : '';
  return `${channel}: ${status}, ${attempts} attempts${at}${done}${error}`;
}

/** Everything in a request. */
export function show(lead: LeadRecord): string {
  const { attribution, fields, unreadable, doubts, deliveries } = lead;
  const long = (name: string, text: string | null | undefined) =>
    text == null ? [] : [`${name}:\n${indented(text, process.stdout.columns ?? 100_000)}`];
  const stored = unreadable === null ? null : JSON.stringify(unreadable);
  const suspect = lead.status === 'held' ? 'held' : 'marked';
  return [
    `id: ${lead.id}`,
    `received: ${lead.receivedAt.toISOString()}`,
    `status: ${lead.status}`,
    `stage: ${(lead.stage ? stages[lead.stage] : noStage).label}`,
    `page: ${lead.page ?? ''}`,
    ...long('stored, and cannot be read', stored),
    ...leadFields.flatMap((field) => long(field, fields[field])),
    ...attributionParameters.flatMap((name) => long(name, attribution?.[name] || null)),
    ...(doubts.length > 0 ? [`${suspect} for: ${doubts.join(', ')}`] : []),
    ...deliveries.map(deliveryLine),
  ].join('\n');
}
