import { month } from '@/content/desks';

const { weekdays, days, approved, waiting, items } = month;

/** Four weeks, a cell a day: what comes out when, and what still waits for a yes. */
export function ContentCalendar() {
  return (
    <ol className="calendar">
      {days.map((number, day) => {
        const item = items.find((each) => each.day === day);
        return (
          <li key={number} aria-hidden={item ? undefined : true}>
            <p>
              <span className="calendar-weekday">{weekdays[day % 7]}</span> {number}
            </p>
            {item && (
              <div className={item.approved ? 'calendar-approved' : 'calendar-waiting'}>
                {item.as} <b className="block leading-tight">{item.title}</b>
                <small>{item.approved ? approved : waiting}</small>
              </div>
            )}
          </li>
        );
      })}
    </ol>
  );
}
