import { contentDemo } from '@/content/demos/content';
import type { ContentPiece, ContentScene, SignId } from '@/content/demos/types';
import { posters } from '@/content/posters';
import { sceneAttributes } from './choices';
import { signs } from './piece-signs';

const words = posters.content;

/** One brief, and the pieces that are made of it. */
export function ContentPoster() {
  return (
    <>
      {contentDemo.scenes.map((scene, i) => (
        <Campaign key={JSON.stringify(scene.when)} scene={scene} place={i} />
      ))}
    </>
  );
}

function Campaign({ scene, place }: { scene: ContentScene; place: number }) {
  const { brief, pieces } = scene;
  const [idea, , , schedule] = brief;
  return (
    <div {...sceneAttributes(scene, pieces, place)} className="campaign">
      <p className="campaign-brief">
        <span>{words.brief}</span>
        <b>{idea?.value}</b>
      </p>
      {pieces.map((piece, i) => (
        <Piece key={piece.as} piece={piece} at={i + 1} />
      ))}
      <p className="campaign-approved" data-at={pieces.length}>
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M3 13l6 6L21 5" />
        </svg>
        {words.approved}: {schedule?.value.replace(/^./, (first) => first.toLowerCase())}
      </p>
    </div>
  );
}

function Sign({ sign }: { sign: SignId }) {
  return (
    <svg viewBox="0 0 100 100" className="piece-sign" fillRule="evenodd" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  );
}

function Piece({ piece, at }: { piece: ContentPiece; at: number }) {
  const attributes = { 'data-at': at, 'data-as': piece.as, className: 'piece' };
  const text = <p className="sr-only">{piece.body}</p>;
  if (piece.as === 'newsletter')
    return (
      <div {...attributes}>
        <p className="piece-format">
          {piece.format}: <b data-said="">{piece.title}</b>
        </p>
        {text}
      </div>
    );
  if (piece.as === 'video')
    return (
      <div {...attributes}>
        <p className="piece-format">
          {piece.format}: <b data-said="">{piece.title}</b>
        </p>
        {text}
        <ol className="piece-story">
          {piece.body.split('\n').map((shot, i) => (
            <li key={shot}>
              <Sign sign={piece.shots[i] ?? 'drop'} />
              <span aria-hidden="true">{shot.split('. ')[0]}</span>
            </li>
          ))}
        </ol>
      </div>
    );
  return (
    <div {...attributes}>
      {'sign' in piece && <Sign sign={piece.sign} />}
      <p className="piece-format">{piece.format}</p>
      <p className="piece-title" data-said="">
        {piece.title}
      </p>
      {piece.as === 'poster' ? <p className="piece-print">{piece.body}</p> : text}
    </div>
  );
}
