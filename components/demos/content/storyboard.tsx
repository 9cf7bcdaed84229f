import type { VideoPiece } from '@/content/demos/types';
import { Sign } from './poster-sheet';

/** Near, far, from the side and near again: no two shots of a film are framed alike. */
const framings = [
  'translate(-6 -22)scale(1.5)',
  'translate(50 12)scale(.62)',
  'translate(62 -34)scale(1.6)',
  'translate(42 6)scale(.78)',
];

/** The shots of a video, each drawn, with its seconds, what is seen and what is said. */
export function Storyboard({ piece }: { piece: VideoPiece }) {
  return (
    <>
      <p className="type-title mb-4 font-bold">{piece.title}</p>
      <ol className="storyboard">
        {piece.body.split('\n').map((shot, i) => {
          const [, time = '', action = shot] = /^([^.]+ s)\. (.+)$/.exec(shot) ?? [];
          return (
            <li key={shot}>
              <Sign
                sign={piece.shots[i] ?? piece.shots[0] ?? 'drop'}
                place={framings[i % framings.length] ?? ''}
              />
              <p className="font-bold tabular">{time}</p>
              <p className="type-small">{action}</p>
            </li>
          );
        })}
      </ol>
    </>
  );
}
