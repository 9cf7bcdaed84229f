export interface GuestTimeInput {
  rooms: number;
  nights: number;
  occupancy: number;
  stayTenths: number;
  contactsTenths: number;
  minutesTenths: number;
}

const percentUnit = 10_000;
const minutesPerHour = 60;

/** Hours a month that guests' questions take, in tenths: rooms × nights × occupancy ÷ stay × contacts × minutes ÷ 60. */
export function guestTime(input: GuestTimeInput): number {
  const { rooms, nights, occupancy, stayTenths, contactsTenths, minutesTenths } = input;
  // integers until the one division, so that no binary fraction shifts a half
  const sold = rooms * nights * occupancy;
  const unit = percentUnit * stayTenths;
  return Math.round((sold * contactsTenths * minutesTenths) / (unit * minutesPerHour));
}
