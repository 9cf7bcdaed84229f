import { posters } from '@/content/posters';

const { hours, minutes } = posters.voicebot.startsAt;
const twoDigits = (value: number) => String(value).padStart(2, '0');

/** The time of day so many seconds after the request, as a station clock writes it: 14:03:45. */
export function clockTime(seconds: number): string {
  const minute = minutes + Math.floor(seconds / 60);
  return [hours, minute, seconds % 60].map(twoDigits).join(':');
}
