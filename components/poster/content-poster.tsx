import { posters } from '@/content/posters';
import { OliveSign } from './olive-sign';

const { brief, poster, post, storyboard } = posters.content;

/** One brief, and the three things that are made of it. */
export function ContentPoster() {
  return (
    <>
      <p className="poster-brief">
        <span>{brief.label}</span>
        <b>{brief.text}</b>
      </p>
      <div className="piece piece-poster">
        <OliveSign sign="drop" />
        <p className="piece-title">{poster.title}</p>
        <p>{poster.text}</p>
        <span className="piece-format">{poster.format}</span>
      </div>
      <div className="piece piece-post">
        <OliveSign sign="olive" />
        <p className="piece-title">{post.title}</p>
        <span className="piece-format">{post.format}</span>
      </div>
      <ol className="piece piece-story">
        {storyboard.scenes.map(({ at, text }, i) => (
          <li key={at}>
            <OliveSign sign={(['branch', 'press', 'bread'] as const)[i] ?? 'olive'} />
            <time>{at}</time> {text}
            {i === 0 && <span className="piece-format">{storyboard.format}</span>}
          </li>
        ))}
      </ol>
    </>
  );
}
