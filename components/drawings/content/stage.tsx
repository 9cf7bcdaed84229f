import { type StageProps, sceneAttributes, scenesShown } from '@/components/poster/choices';
import { contentDemo } from '@/content/demos/content';
import type { ContentPiece, ContentScene } from '@/content/demos/types';
import { posters } from '@/content/posters';
import { cn } from '@/lib/utils';
import { Sign } from './signs';

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
      <p className="content-brief relative flex [grid-area:brief] flex-col justify-center bg-night text-lamp">
        <span>{words.brief}</span>
        <b className="fit-text leading-[1.2]">{brief.idea}</b>
      </p>
      {pieces.map((piece, i) => (
        <Piece key={piece.as} piece={piece} brief={brief} at={i + 1} />
      ))}
      <p
        className="content-approved fit-text relative flex [grid-area:approved] text-balance text-line-on"
        data-at={pieces.length}
        data-said=""
      >
        <b className="capsule shrink-0 border-3 px-3 leading-tight">{words.you}</b>
        {words.approved}: {brief.schedule.replace(/^./, (first) => first.toLowerCase())}
      </p>
    </div>
  );
}

/** What each piece is on, and where: see content.css. */
const looks: Record<ContentPiece['as'], string> = {
  post: 'content-post [grid-area:post]',
  poster: 'content-small content-poster bg-night text-lamp [grid-area:poster]',
  newsletter: 'content-small content-newsletter [grid-area:newsletter]',
  video: 'content-small content-video bg-night text-lamp [grid-area:video]',
};

interface PieceProps {
  piece: ContentPiece;
  brief: ContentScene['brief'];
  at: number;
}

/** The post as it stands in a feed; smaller, what else is made of the brief. */
function Piece({ piece, brief, at }: PieceProps) {
  const { as, body, format, length, sign, title } = piece;
  const isPost = as === 'post';
  const smallPrint = as === 'poster' ? 'max-md:sr-only' : 'sr-only';
  return (
    <div
      data-at={at}
      data-from="assistant"
      className={cn('content-piece lands fit-text relative flex flex-col leading-tight', looks[as])}
    >
      {isPost ? (
        <p className="content-account grid items-center">
          <Sign sign={brief.logo} className="content-sign row-span-2 rounded-full bg-night" />
          <b>{brief.account}</b>
          <span className="content-format fit-text">
            <span data-who="">{format}</span>, {brief.posted}
          </span>
        </p>
      ) : (
        <p data-who="" className="content-format fit-text">
          {format}
        </p>
      )}
      {sign && <Sign sign={sign} className={cn('content-sign', isPost && 'bg-night')} />}
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
        <p className={smallPrint}>{body}</p>
      )}
      {length && (
        <p className="flex items-center gap-2" aria-hidden="true">
          <i className="flex-1 border-t-3" /> {length}
        </p>
      )}
    </div>
  );
}
