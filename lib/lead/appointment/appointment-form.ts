import { DateTime } from 'luxon';
import { appointment } from '@/content/appointment';
import { inRome } from '@/lib/italian/rome';
import type { Meeting } from '@/lib/lead/appointment/appointment';
import { singleLine } from '@/lib/lead/text/plain-text';
import type { AppointmentManner } from '@/lib/store/schema';
import { romeZone } from '@/lib/time';

export const appointmentFields = ['giorno', 'ora', 'come', 'link'] as const;
export type AppointmentField = (typeof appointmentFields)[number];
export type TypedAppointment = Partial<Record<AppointmentField, string>>;

const furthestDays = 92;
/** UTF-16 units. */
export const longestLink = 500;
const longestTime = 40;

const { errors, manners } = appointment;

const isManner = (text: string | undefined): text is AppointmentManner =>
  text !== undefined && Object.hasOwn(manners, text);

/** A browser that has no control for dates sends what was typed: `24/11/2026` is read as well as `2026-11-24`. */
function dayOf(text = ''): DateTime | null {
  if (text.length > longestTime) return null;
  const day = ['yyyy-MM-dd', 'd/M/yyyy']
    .map((format) => DateTime.fromFormat(text.trim(), format, { zone: romeZone }))
    .find(({ isValid }) => isValid);
  return day ?? null;
}

function timeOf(text = ''): { hour: number; minute: number } | null {
  if (text.length > longestTime) return null;
  const [, hour, minute] = /^([01]?\d|2[0-3])[:.]([0-5]\d)(?::00)?$/.exec(text.trim()) ?? [];
  return hour && minute ? { hour: Number(hour), minute: Number(minute) } : null;
}

/** Without a login, which can pass for the host, and what a URL parser repairs: backslash, third slash (URL Standard, 4.4). */
const httpsLink = /^https:\/\/[\p{L}\p{M}\p{N}.-]+(?::\d+)?(?:[/?#][^\s"<>\\]*)?$/u;
/** A host's name in ASCII, with a top-level domain, which has letters (RFC 3696, 2). */
const fullHost = /^(?:[a-z\d-]+\.)+[a-z][a-z\d-]*[a-z\d]$/;

function videoLink(text = ''): string | null {
  const link = text.trim();
  if (link.length > longestLink || link !== singleLine(link) || !httpsLink.test(link)) return null;
  return URL.canParse(link) && fullHost.test(new URL(link).hostname) ? link : null;
}

type Errors = Partial<Record<AppointmentField, string>>;

function startOf(typed: TypedAppointment, now: Date): DateTime | Errors {
  const day = dayOf(typed.giorno);
  const time = timeOf(typed.ora);
  if (!day || !time) {
    return { ...(!day && { giorno: errors.day }), ...(!time && { ora: errors.hour }) };
  }
  const start = day.set(time);
  // an hour that the clocks pass over becomes another one
  if (start.hour !== time.hour || start.minute !== time.minute) return { ora: errors.gap };
  if (start.toMillis() <= now.getTime()) return { giorno: errors.past };
  if (start > inRome(now).plus({ days: furthestDays })) return { giorno: errors.far };
  return start;
}

/** Reads what the agency typed, in Rome's time: a meeting, or one message for each wrong field. */
export function parseAppointment(
  typed: TypedAppointment,
  now = new Date(),
): { meeting: Meeting; errors?: undefined } | { meeting?: undefined; errors: Errors } {
  const start = startOf(typed, now);
  const { come } = typed;
  const link = come === 'video' ? videoLink(typed.link) : null;
  const wrong: Errors = {
    ...(!DateTime.isDateTime(start) && start),
    ...(!isManner(come) && { come: errors.manner }),
    ...(come === 'video' && !link && { link: errors.link }),
  };
  if (Object.keys(wrong).length > 0 || !DateTime.isDateTime(start) || !isManner(come)) {
    return { errors: wrong };
  }
  return { meeting: { startsAt: start.toJSDate(), manner: come, link } };
}

export function typedOf({ startsAt, manner, link }: Meeting): TypedAppointment {
  const start = inRome(startsAt);
  return {
    giorno: start.toFormat('yyyy-MM-dd'),
    ora: start.toFormat('HH:mm'),
    come: manner,
    link: link ?? '',
  };
}
