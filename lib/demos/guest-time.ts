import type { guestTimeAssumptions, guestTimeFields } from '@/content/demos/guest-time';

export type GuestTimeValues = Record<
  keyof typeof guestTimeFields | keyof typeof guestTimeAssumptions,
  number
>;

const percentUnit = 10_000;
const minutesPerHour = 60;

/** Hours a month that guests' questions take, in tenths: rooms × nights × occupancy ÷ stay × contacts × minutes ÷ 60. */
export function guestTime(values: GuestTimeValues): number {
  const { rooms, nights, occupancy, stay, contacts, minutes } = values;
  // integers until the one division, so that no binary fraction shifts a half
  const sold = rooms * nights * occupancy;
  const unit = percentUnit * stay;
  return Math.round((sold * contacts * minutes) / (unit * minutesPerHour));
}
