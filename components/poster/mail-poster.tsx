import { posters } from '@/content/posters';

const { out, turn, back } = posters.email;

/** The question on its way down, the order at the turn, the answer on its way back. */
export function MailPoster() {
  return (
    <div className="poster-mail">
      {[out, back].map(({ way, time, from, subject, text }) => (
        <div key={way}>
          <p className="poster-way">
            {way} <time>{time}</time>
          </p>
          <p className="poster-from">{from}</p>
          <p className="poster-subject">{subject}</p>
          <p>{text}</p>
          <svg viewBox="0 0 100 120" className="poster-arrow" aria-hidden="true">
            <path
              d={way === out.way ? 'M50 0V108M8 66L50 108L92 66' : 'M50 120V12M8 54L50 12L92 54'}
            />
          </svg>
        </div>
      ))}
      <p className="poster-turn">
        <b>{turn.title}</b> {turn.text}
      </p>
    </div>
  );
}
