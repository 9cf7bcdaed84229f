import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Readable } from 'node:stream';

/** An iCalendar file of these components, with the rule of Italy's clocks in it. */
export function calendarFile(...components: string[]): string {
  const zone =
    'BEGIN:VTIMEZONE TZID:Europe/Rome ' +
    'BEGIN:DAYLIGHT TZOFFSETFROM:+0100 TZOFFSETTO:+0200 DTSTART:19960331T020000 ' +
    'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=-1SU END:DAYLIGHT ' +
    'BEGIN:STANDARD TZOFFSETFROM:+0200 TZOFFSETTO:+0100 DTSTART:19961027T030000 ' +
    'RRULE:FREQ=YEARLY;BYMONTH=10;BYDAY=-1SU END:STANDARD END:VTIMEZONE';
  const head = ['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//tests//', ...zone.split(' ')];
  return [...head, ...components, 'END:VCALENDAR', ''].join('\r\n');
}

/** An event of these lines, such as `DTSTART:20261124T090000Z`. */
export const vevent = (uid: string, ...lines: string[]) =>
  ['BEGIN:VEVENT', `UID:${uid}`, ...lines, 'END:VEVENT'].join('\r\n');

/** What the server does when a calendar is asked for. */
type Behaviour =
  | { file: string }
  | { status: number; location?: string }
  /** Sends its head, and nothing after it. */
  | 'hangs'
  /** Sends more than any calendar has. */
  | 'endless';

function* endless() {
  for (;;) yield `X-LINE:${'x'.repeat(65_536)}\r\n`;
}

/** A real server with one calendar. */
export interface CalendarServer {
  url: string;
  /** How often it was asked. */
  asked(): number;
  behave(next: Behaviour): void;
  close(): Promise<void>;
}

export async function startCalendarServer(): Promise<CalendarServer> {
  let behaviour: Behaviour = { file: calendarFile() };
  let asked = 0;
  const server = createServer((_request, response) => {
    asked += 1;
    if (typeof behaviour === 'object' && 'status' in behaviour) {
      const { status, location } = behaviour;
      response.writeHead(status, location === undefined ? {} : { location }).end('no');
      return;
    }
    response.writeHead(200, { 'content-type': 'text/calendar; charset=utf-8' });
    if (typeof behaviour === 'object') response.end(behaviour.file);
    else response.write('BEGIN:VCALENDAR\r\n');
    if (behaviour === 'endless') Readable.from(endless()).pipe(response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/secret-of-the-agency/basic.ics`,
    asked: () => asked,
    behave(next) {
      behaviour = next;
    },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
