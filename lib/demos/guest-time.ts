/** What a house knows of itself, in whole numbers: tenths where it says so, shares in hundredths of a percent. */
export interface GuestTimeInput {
  rooms: number;
  /** Nights of a month in which the house is open. */
  nights: number;
  /** Of the nights that all rooms have together, how many are sold. */
  occupancy: number;
  /** Nights of one stay, in tenths; at least one night. */
  stayTenths: number;
  /** Messages and calls of one stay, in tenths. */
  contactsTenths: number;
  /** Minutes that each takes, in tenths. */
  minutesTenths: number;
}

const percentUnit = 10_000;
const minutesPerHour = 60;

/**
 * The hours that guests' questions take in a month: stays = rooms × nights × occupancy ÷ nights of a stay;
 * hours = stays × messages and calls × minutes ÷ 60. In tenths, rounded once, half up. Arithmetic alone: nothing is said
 * of what could be saved.
 */
export function guestTime(input: GuestTimeInput): number {
  const { rooms, nights, occupancy, stayTenths, contactsTenths, minutesTenths } = input;
  // integers until the one division, so that no binary fraction shifts a half
  const sold = rooms * nights * occupancy;
  const unit = percentUnit * stayTenths;
  return Math.round((sold * contactsTenths * minutesTenths) / (unit * minutesPerHour));
}
