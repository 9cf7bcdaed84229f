interface Shift {
  from: number;
  to: number;
}

export interface WorkingCalendar {
  /** By ISO weekday (Monday is 1), in order; a day without any is free. */
  week: Partial<Record<number, Shift[]>>;
  nationalHolidays: boolean;
  /** Free days beside holidays: `YYYY-MM-DD` of one year or `MM-DD` of each, both ends included. */
  closures: { first: string; last: string }[];
}

const weekdays = ['lun', 'mar', 'mer', 'gio', 'ven', 'sab', 'dom'];

function minutesOf(text: string): number | null {
  const match = /^(\d{1,2})(?:[:.](\d{2}))?$/.exec(text);
  const minutes = match ? Number(match[1]) * 60 + Number(match[2] ?? 0) : Number.NaN;
  return minutes <= 24 * 60 && Number(match?.[2] ?? 0) < 60 ? minutes : null;
}

function shiftOf(text: string): Shift | null {
  const [from, to, ...more] = text.split('-').map(minutesOf);
  return from != null && to != null && from < to && more.length === 0 ? { from, to } : null;
}

function daysOf(text: string): number[] | null {
  const [first = -1, last = first, ...more] = text.split('-').map((name) => weekdays.indexOf(name));
  if (first < 0 || last < first || more.length > 0) return null;
  return Array.from({ length: last - first + 1 }, (_, index) => first + index + 1);
}

function inOrder(shifts: Shift[]): boolean {
  return shifts.every(({ from }, index) => from >= (shifts[index - 1]?.to ?? 0));
}

/** Reads `lun-gio 9-13 14-18, ven 9:30-12`; null where it is malformed or a day comes twice. */
export function readWorkingWeek(text: string): WorkingCalendar['week'] | null {
  const week: WorkingCalendar['week'] = {};
  for (const entry of text.toLowerCase().split(/[,;]/)) {
    const [names = '', ...hours] = entry.trim().split(/\s+/);
    const days = daysOf(names);
    const shifts = hours.flatMap((hour) => shiftOf(hour) ?? []);
    const sound = days && hours.length > 0 && shifts.length === hours.length && inOrder(shifts);
    if (!sound || days.some((day) => week[day])) return null;
    for (const day of days) week[day] = shifts;
  }
  return week;
}

const dayPattern = /^(?:\d{4}-)?(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/;

/** Reads `2026-08-10/2026-08-21, 12-24`; null where it is malformed. */
export function readClosures(entries: string[]): WorkingCalendar['closures'] | null {
  const closures = entries.map((entry) => {
    const [first = '', last = first, ...more] = entry.split('/');
    const sound =
      more.length === 0 &&
      [first, last].every((day) => dayPattern.test(day)) &&
      first.length === last.length &&
      first <= last;
    return sound ? { first, last } : null;
  });
  return closures.every((closure) => closure !== null) ? closures : null;
}
