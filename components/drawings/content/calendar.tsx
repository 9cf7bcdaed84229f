import { calendar } from '@/content/desks';
import { cn } from '@/lib/utils';

const { weekdays, days, approved, waiting, pieces } = calendar;

/** Four weeks, a cell a day: what comes out when, and what still waits for a yes. */
export function ContentCalendar() {
  return (
    <ol className="calendar">
      {days.map((date, day) => {
        const piece = pieces.find((each) => each.day === day);
        return (
          <li key={date} aria-hidden={piece ? undefined : true}>
            <p>
              <span className="calendar-weekday">{weekdays[day % 7]}</span> {date}
            </p>
            {piece && (
              <div
                className={cn(
                  'calendar-piece',
                  piece.approved ? 'calendar-approved' : 'calendar-waiting',
                )}
              >
                {piece.as} <b className="block leading-tight">{piece.title}</b>
                <small>{piece.approved ? approved : waiting}</small>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
