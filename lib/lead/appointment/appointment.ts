import { DateTime } from 'luxon';
import { facts } from '@/content/facts';
import type { AppointmentManner } from '@/lib/store/schema';

/** Where the agency and its customers are. */
export const romeZone = 'Europe/Rome';

/** Minutes that a consultation takes. */
export const appointmentMinutes = facts.consultation.ms / 60_000;

/** When and how agency and prospect meet. */
export interface Meeting {
  startsAt: Date;
  manner: AppointmentManner;
  /** Address of the video call; null for the other manners. */
  link: string | null;
}

/** A request's appointment, as both sides were last told. */
export interface Appointment extends Meeting {
  leadId: string;
  /** Counts what they were told (RFC 5545, 3.8.7.4), from 0. */
  sequence: number;
  cancelled: boolean;
  changedAt: Date;
}

/** A moment on Rome's clocks. */
export function inRome(date: Date): DateTime {
  return DateTime.fromJSDate(date, { zone: romeZone }).setLocale('it');
}
