import { signs } from '@/components/poster/piece-signs';
import type { PosterPiece, SignId } from '@/content/demos/types';

/** How often a sign stands on a poster, and where: a move and a scale, in a sheet of 300 by 400. */
const layouts: Record<PosterPiece['layout'], readonly string[]> = {
  calm: ['translate(95 178)scale(1.1)'],
  close: ['translate(-36 148)scale(3.5)'],
  pattern: [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (i) => `translate(${18 + (i % 3) * 92} ${130 + Math.floor(i / 3) * 84})scale(.76)`,
  ),
};

/** The one of a pattern that goes its own way. */
const oddOne = 4;

/** A poster made of the brief: one sign, one colour, one sentence, laid out as the voice would say it. */
export function PosterSheet({ piece }: { piece: PosterPiece }) {
  const { sign, layout, title, body } = piece;
  return (
    <div className="campaign-poster" data-layout={layout}>
      <svg viewBox="0 0 300 400" aria-hidden="true">
        {layout === 'calm' && <path d="M0 240H300V400H0z" className="campaign-ground" />}
        {layouts[layout].map((place, i) => (
          <path
            key={place}
            d={signs[sign]}
            fillRule="evenodd"
            transform={layout === 'pattern' && i === oddOne ? `${place}rotate(45 50 50)` : place}
            data-odd={layout === 'pattern' && i === oddOne ? true : undefined}
          />
        ))}
      </svg>
      <p className="campaign-title">{title}</p>
      <p className="campaign-print">{body}</p>
    </div>
  );
}

/** A campaign's sign by itself, for the picture of a post and the shots of a storyboard. */
export function Sign({ sign, place }: { sign: SignId; place: string }) {
  return (
    <svg viewBox="0 0 160 90" className="shot" aria-hidden="true">
      <path d={signs[sign]} fillRule="evenodd" transform={place} />
    </svg>
  );
}
