import { oliveShapes } from '@/components/poster/shapes/olive';
import { contentDemo } from '@/content/demos/content';
import type { ContentPiece, ContentScene, SignId } from '@/content/demos/types';
import { posters } from '@/content/posters';
import { sceneAttributes } from './choices';

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

/** The signs of a campaign's pictures, each in a box of 100 by 100, filled by even and odd. */
const signs: Record<SignId, string> = {
  drop: oliveShapes.drop,
  olive: oliveShapes.olive,
  branch: oliveShapes.branch,
  press: oliveShapes.press,
  bread: oliveShapes.bread,
  can: 'M20 24h60v70H20zM30 44h40v30H30zM34 6h16v18H34zM58 14h16v10H58z',
  bicycle:
    'M24 46a22 22 0 1 1 0 44a22 22 0 1 1 0-44zM24 54a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM76 46a22 22 0 1 1 0 44a22 22 0 1 1 0-44zM76 54a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM30 22h20v6H43L38 34H62L58 16H74v6H66L79 67H73L66 42 49 70H22L37 28H30zM33 64h13L60 40H39z',
  wheel:
    'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92zM47 16A34 34 0 0 0 16 47H47zM53 16V47H84A34 34 0 0 0 53 16zM16 53A34 34 0 0 0 47 84V53zM53 53V84A34 34 0 0 0 84 53z',
  chain:
    'M22 32a18 18 0 0 0 0 36h22a18 18 0 0 0 0-36zM22 43a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM44 43a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM68 32h10a18 18 0 0 1 0 36H68a28 28 0 0 0 0-36zM78 43a7 7 0 0 0 0 14a7 7 0 0 0 0-14z',
  gauge:
    'M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88zM50 18a32 32 0 1 0 0 64a32 32 0 1 0 0-64zM46 50L68 26l6 6L54 56a6 6 0 0 1-8-6z',
};
