import { type StageProps, sceneAttributes, scenesShown } from '@/components/poster/choices';
import { contentDemo } from '@/content/demos/content';
import type { ContentPiece, ContentScene, SignId } from '@/content/demos/types';
import { posters } from '@/content/posters';
import { cn } from '@/lib/utils';
import { olive } from './olive';

const words = posters.content;

/** One brief, and the pieces that are made of it. */
export function ContentStage({ plays }: StageProps) {
  return (
    <>
      {scenesShown(contentDemo.scenes, plays).map((scene, i) => (
        <Campaign key={JSON.stringify(scene.when)} scene={scene} place={i} />
      ))}
    </>
  );
}

function Campaign({ scene, place }: { scene: ContentScene; place: number }) {
  const { brief, pieces } = scene;
  return (
    <div {...sceneAttributes(scene, pieces, place)} className="contents">
      <p className="content-brief relative flex flex-col justify-center bg-night text-lamp">
        <span>{words.brief}</span>
        <b className="fit-text leading-[1.2]">{brief.idea}</b>
      </p>
      {pieces.map((piece, i) => (
        <Piece key={piece.as} piece={piece} brief={brief} at={i + 1} />
      ))}
      <p
        className="content-approved fit-text relative flex text-balance text-line-on"
        data-at={pieces.length}
        data-said=""
      >
        <b className="capsule border-3 px-3 leading-tight">{words.you}</b>
        {words.approved}: {brief.schedule.replace(/^./, (first) => first.toLowerCase())}
      </p>
    </div>
  );
}

/** What each piece is on, and where: see content.css. */
const looks: Record<ContentPiece['as'], string> = {
  post: 'content-post',
  poster: 'content-poster bg-night text-lamp',
  newsletter: 'content-newsletter',
  video: 'content-video bg-transparent text-line-on',
};

interface PieceProps {
  piece: ContentPiece;
  brief: ContentScene['brief'];
  at: number;
}

/** The post as it stands in a feed; smaller, what else is made of the brief. */
function Piece({ piece, brief: { account, posted }, at }: PieceProps) {
  const { as, body, format, title } = piece;
  const isPost = as === 'post';
  const isPoster = as === 'poster';
  return (
    <div
      data-at={at}
      data-from="assistant"
      className={cn('content-piece lands fit-text relative flex flex-col leading-tight', looks[as])}
    >
      {isPost ? (
        <>
          <p className="content-account grid items-center">
            <Sign sign={piece.sign} className="row-span-2 rounded-full bg-night" />
            <b>{account}</b>
            <span className="content-format fit-text">
              <span data-who="">{format}</span>, {posted}
            </span>
          </p>
          <Sign sign={piece.sign} className="content-picture bg-night" />
        </>
      ) : (
        <p data-who="" className="content-format fit-text">
          {format}
        </p>
      )}
      {isPoster && <Sign sign={piece.sign} className="self-end" />}
      {as === 'video' && <Storyboard body={body} shots={piece.shots} />}
      <p className="content-title fit-text text-balance font-bold tracking-[-0.02em]" data-said="">
        {title}
      </p>
      {isPost ? (
        <>
          <p className="whitespace-pre-line" data-said="">
            {body.replaceAll('\n\n', '\n')}
          </p>
          <svg viewBox="0 0 136 24" className="content-marks" aria-hidden="true">
            <path d="M12 21L3 11.5a5.2 5.2 0 0 1 9-5 5.2 5.2 0 0 1 9 5zM43 21v-4a8.5 8.5 0 1 1 5 1.500zM84 3h21L95 21l-3-9zM84 3l8 9" />
          </svg>
        </>
      ) : (
        <p className={isPoster ? 'max-md:sr-only' : 'sr-only'}>{body}</p>
      )}
    </div>
  );
}

function Storyboard({ body, shots }: { body: string; shots: readonly SignId[] }) {
  return (
    // in words, they are the text
    <ol className="content-shots grid" aria-hidden="true">
      {body.split('\n').map((shot, i) => (
        <li key={shot} className="relative flex items-end font-bold">
          <Sign sign={shots[i] ?? 'drop'} className="absolute inset-x-0 mx-auto" />
          <span>{shot.split('. ')[0]}</span>
        </li>
      ))}
    </ol>
  );
}

function Sign({ sign, className }: { sign: SignId; className: string }) {
  return (
    <svg viewBox="0 0 100 100" className={className} fillRule="evenodd" aria-hidden="true">
      <path d={signs[sign]} />
    </svg>
  );
}

/** The signs of a campaign's pictures, each in a box of 100 by 100, filled by even and odd. */
const signs: Record<SignId, string> = {
  drop: olive.drop,
  olive: olive.olive,
  leaf: olive.leaf,
  press: olive.press,
  bread: olive.bread,
  can: 'M37 4h26v14l25 18v60H12V36l25-18zM50 44C55 54 62 59 62 67a12 12 0 0 1-24 0C38 59 45 54 50 44z',
  bicycle:
    'M24 46a22 22 0 1 1 0 44a22 22 0 1 1 0-44zM24 54a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM76 46a22 22 0 1 1 0 44a22 22 0 1 1 0-44zM76 54a14 14 0 1 0 0 28a14 14 0 1 0 0-28zM30 22h20v6H43L38 34H62L58 16H74v6H66L79 67H73L66 42 49 70H22L37 28H30zM33 64h13L60 40H39z',
  wheel:
    'M50 4a46 46 0 1 1 0 92a46 46 0 1 1 0-92zM47 16A34 34 0 0 0 16 47H47zM53 16V47H84A34 34 0 0 0 53 16zM16 53A34 34 0 0 0 47 84V53zM53 53V84A34 34 0 0 0 84 53z',
  chain:
    'M22 32a18 18 0 0 0 0 36h22a18 18 0 0 0 0-36zM22 43a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM44 43a7 7 0 0 1 0 14a7 7 0 0 1 0-14zM68 32h10a18 18 0 0 1 0 36H68a28 28 0 0 0 0-36zM78 43a7 7 0 0 0 0 14a7 7 0 0 0 0-14z',
  gauge:
    'M50 6a44 44 0 1 1 0 88a44 44 0 1 1 0-88zM50 18a32 32 0 1 0 0 64a32 32 0 1 0 0-64zM46 50L68 26l6 6L54 56a6 6 0 0 1-8-6z',
};
