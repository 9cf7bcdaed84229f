import { facts } from '@/content/facts';
import type { AppointmentManner, AppointmentOrigin } from '@/lib/store/schema';

export const appointmentMinutes = facts.consultation.ms / 60_000;

export interface Meeting {
  startsAt: Date;
  manner: AppointmentManner;
  link: string | null;
}

/** A request's appointment, as both sides were last told. */
export interface Appointment extends Meeting {
  leadId: string;
  /** Counts what they were told (RFC 5545, 3.8.7.4), from 0. */
  sequence: number;
  cancelled: boolean;
  changedAt: Date;
  origin: AppointmentOrigin;
  /** What the prospect wrote with it; empty for nothing. */
  note: string;
}
