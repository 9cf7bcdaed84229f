import ical from 'ical.js';
import { DateTime } from 'luxon';
import type { Period } from '@/lib/lead/booking/slots';
import { romeZone as ownZone } from '@/lib/time';

/** When somebody's calendar says that they are busy; the agency's own appointments are known by the event's uid. */
export interface Busy extends Period {
  uid: string;
}

type Event = InstanceType<typeof ical.Event>;
type Time = InstanceType<typeof ical.Time>;
type Component = InstanceType<typeof ical.Component>;

/** Occurrences of one event that are looked at: each day for fifty years. */
const mostOccurrences = 20_000;

const textOf = (component: Component, name: string) =>
  String(component.getFirstPropertyValue(name) ?? '');

/** Not cancelled, not marked as free (RFC 5545, 3.8.1.11 and 3.8.2.7; Outlook has a mark of its own). */
const isBusy = (component: Component) =>
  !/CANCELLED/i.test(textOf(component, 'status')) &&
  !/TRANSPARENT/i.test(textOf(component, 'transp')) &&
  !/FREE/i.test(textOf(component, 'x-microsoft-cdo-busystatus'));

/** In milliseconds since the epoch. Whole days, and zones that neither the file nor IANA's list has, are Italy's. */
function toMillis(time: Time, { component }: Event): number {
  const { year, month, day, hour, minute, second, isDate } = time;
  if (!isDate && time.zone !== ical.Timezone.localTimezone) return time.toUnixTime() * 1_000;
  const name = String(component.getFirstProperty('dtstart')?.getParameter('tzid') ?? ownZone);
  const zone = !isDate && DateTime.local({ zone: name }).isValid ? name : ownZone;
  return DateTime.fromObject({ year, month, day, hour, minute, second }, { zone }).toMillis();
}

function* occurrencesOf(event: Event, { from, to }: Period): Generator<[Event, Time, Time]> {
  if (!event.isRecurring()) {
    yield [event, event.startDate, event.endDate];
    return;
  }
  // the library passes over a date that stands twice, or that is none of the series, together with the next
  const dates = event.component.getAllProperties('exdate').flatMap((date) => date.getValues());
  const excluded = new Set(
    (dates as Time[]).map((time) => (time.isDate ? String(time) : toMillis(time, event))),
  );
  // to reckon a day in its zone takes ten times as long as its year
  const { year } = DateTime.fromMillis(from, { zone: ownZone }).minus({ months: 2 });
  const iterator = event.iterator();
  for (let count = 0; ; count += 1) {
    if (count > mostOccurrences) throw new Error('TOO_MANY_OCCURRENCES');
    const next = iterator.next();
    if (!next) return;
    if (next.year < year) continue;
    const time = toMillis(next, event);
    if (time >= to) return;
    if (excluded.has(time) || excluded.has(String(next).slice(0, 10))) continue;
    const { item, startDate, endDate } = event.getOccurrenceDetails(next);
    yield [item, startDate, endDate];
  }
}

/** When an iCalendar file (RFC 5545) says that somebody is busy. Throws where it is none, or has a rule without end. */
export function readBusy(text: string, window: Period): Busy[] {
  const root = new ical.Component(ical.parse(text));
  if (root.name !== 'vcalendar') throw new Error('NO_CALENDAR');
  const components = root
    .getAllSubcomponents('vevent')
    .filter((each) => each.hasProperty('dtstart'));
  const changes = new Map<string, Component[]>();
  for (const each of components.filter((one) => one.hasProperty('recurrence-id'))) {
    const uid = textOf(each, 'uid');
    changes.set(uid, [...(changes.get(uid) ?? []), each]);
  }
  return components.flatMap((component) => {
    const uid = textOf(component, 'uid');
    const isChange = component.hasProperty('recurrence-id');
    // named one by one: by itself the library takes those of other series, too
    const exceptions = isChange ? [] : (changes.get(uid) ?? []);
    return [...occurrencesOf(new ical.Event(component, { exceptions }), window)]
      .filter(([item]) => isBusy(item.component))
      .map(([item, start, end]) => ({ from: toMillis(start, item), to: toMillis(end, item), uid }))
      .filter(({ from, to }) => from < window.to && to > window.from);
  });
}
