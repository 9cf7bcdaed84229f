import { posters } from '@/content/posters';

const { notice, length, tracks } = posters.avatar;

/** What the face says, one line a language. */
export function AvatarPoster() {
  return (
    <>
      <ul className="poster-tracks">
        {tracks.map(({ code, lang, text }) => (
          <li key={code}>
            <b lang={lang}>{text}</b> <span>{code}</span>
          </li>
        ))}
      </ul>
      <p className="poster-notice">
        {notice} <time>{length}</time>
      </p>
    </>
  );
}
