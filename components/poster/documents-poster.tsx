import { posters } from '@/content/posters';
import { posterQuote } from './poster-quote';

const { title, total, accepted, times } = posters.documents;

/** What the sheet says of itself, and when it was signed. */
export function DocumentsPoster() {
  return (
    <>
      <p className="poster-sheet-head">
        <b>{`${title} ${posterQuote.number}`}</b> {posterQuote.customer}
      </p>
      <ol className="poster-times">
        {times.map(({ time, text }) => (
          <li key={time}>
            <b>{time}</b> {text}
          </li>
        ))}
      </ol>
      <p className="poster-accepted">{accepted}</p>
      <p className="poster-total">
        {total} <b>{posterQuote.total}</b>
      </p>
    </>
  );
}
