import { actionPages } from '@/content/action-pages';
import { leadCsv } from '@/content/lead-csv';
import { leadReasons } from '@/content/lead-reasons';
import { leadsCommand } from '@/content/leads-command';
import { leadMail } from '@/content/mails/lead';
import { noStage, stages } from '@/content/stages';
import { attributionParameters } from '@/lib/attribution-memory';
import { plural } from '@/lib/italian/plural';
import type { LeadRecord } from '@/lib/lead/agency/lead-records';
import { leadFields } from '@/lib/lead/fields';
import { referenceOf } from '@/lib/lead/mails/lead-text';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { waitingInWords } from '@/lib/promise/in-words';
import { romeTime } from '@/lib/time';
import { deliveryState } from './list';
import { indented } from './terminal';

const words = leadsCommand.show;
const { columns, status: states } = leadCsv;

function deliveryLine(delivery: LeadRecord['deliveries'][number]): string {
  const { channel, status, attempts, dueAt, deliveredAt, lastError } = delivery;
  const parts = [
    status === 'delivered' && deliveredAt
      ? `${states[status]} ${romeTime(deliveredAt)}`
      : states[status],
    ...(status === 'pending' ? [words.due(romeTime(dueAt))] : []),
    plural(attempts, words.attempts),
    ...(lastError ? [words.lastError(lastError)] : []),
  ];
  return `${words.channel[channel]}: ${parts.join(', ')}`;
}

/** Everything in a request. */
export function show(lead: LeadRecord, calendar: WorkingCalendar): string {
  const { id, attribution, fields, unreadable, doubts, deliveries } = lead;
  const long = (name: string, text: string | null | undefined) =>
    text ? [`${name}:\n${indented(text, process.stdout.columns ?? 100_000)}`] : [];
  const short = (name: string, text: string) => (text ? [`${name}: ${text}`] : []);
  return [
    actionPages.reference(referenceOf(id)),
    ...short(words.id, id),
    ...short(leadMail.labels.receivedAt, romeTime(lead.receivedAt)),
    ...short(columns.status, states[deliveryState(lead)]),
    ...short(columns.stage, (lead.stage ? stages[lead.stage] : noStage).label),
    ...short(columns.promise, waitingInWords(lead, Date.now(), calendar)),
    ...short(columns.page, lead.page ?? leadMail.unknownPage),
    ...long(words.stored, unreadable === null ? null : JSON.stringify(unreadable)),
    ...leadFields.flatMap((field) => long(columns[field], fields[field])),
    ...attributionParameters.flatMap((name) => long(columns[name], attribution?.[name])),
    ...short(
      lead.status === 'held' ? words.held : columns.doubts,
      doubts.map((doubt) => leadReasons[doubt]).join(', '),
    ),
    ...deliveries.map(deliveryLine),
  ].join('\n');
}
