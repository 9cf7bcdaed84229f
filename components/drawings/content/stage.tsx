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
  const {
    brief: { idea, schedule },
    pieces,
  } = scene;
  return (
    <div
      {...sceneAttributes(scene, pieces, place)}
      className="content-campaign wide:contents narrow:isolate grid grid-cols-2 gap-x-44 tablet:grid-cols-3 tablet:gap-x-22"
    >
      <p className="content-brief col-span-full -mx-(--side) mb-44 flex min-h-96 tablet:min-h-72 flex-col justify-center bg-night px-(--side) py-16 text-lamp wide:absolute wide:bottom-91 wide:left-0 wide:m-0 wide:h-150 wide:min-h-0 wide:w-410 wide:p-0">
        <span>{words.brief}</span>
        <b className="set-17 wide:set-23 leading-[1.2]">{idea}</b>
      </p>
      {pieces.map((piece, i) => (
        <Piece key={piece.as} piece={piece} at={i + 1} />
      ))}
      <p
        className="set-14 wide:set-16 wide:absolute wide:bottom-22 wide:left-690 col-span-full mt-16 flex gap-12 narrow:text-balance pb-24 text-line-on wide:m-0 wide:p-0"
        data-at={pieces.length}
      >
        <svg
          viewBox="0 0 24 24"
          className="size-16 shrink-0 fill-none stroke-4 stroke-current"
          aria-hidden="true"
        >
          <path d="M3 13l6 6L21 5" />
        </svg>
        {words.approved}: {schedule.replace(/^./, (first) => first.toLowerCase())}
      </p>
    </div>
  );
}

/** Where each piece stands, and in what. */
const looks: Record<ContentPiece['as'], string> = {
  poster:
    'set-14 wide:set-18 isolate row-span-2 flex min-h-206 tablet:min-h-190 flex-col justify-end p-12 wide:bottom-416 wide:left-1018 wide:h-384 wide:w-318 wide:p-20',
  post: 'flex aspect-square tablet:aspect-auto tablet:min-h-130 flex-col justify-end p-12 wide:bottom-256 wide:left-750 wide:size-200 wide:p-20',
  newsletter:
    'set-13 wide:set-16 mt-8 px-12 py-8 leading-tight wide:bottom-340 wide:left-1018 wide:m-0 wide:min-h-64 wide:w-318 wide:px-20 wide:py-12',
  video:
    'set-14 wide:set-16 col-span-2 mt-20 flex flex-col text-line-on tablet:col-span-1 tablet:col-start-3 tablet:row-span-2 tablet:row-start-2 tablet:mt-0 wide:bottom-56 wide:left-690 wide:w-646',
};

function Piece({ piece, at }: { piece: ContentPiece; at: number }) {
  const { as, body, format, title } = piece;
  const isPoster = as === 'poster';
  const inWords = as === 'newsletter' || as === 'video';
  return (
    <div
      data-at={at}
      data-as={as}
      className={cn('content-piece lands relative wide:absolute', looks[as])}
    >
      {isPoster && (
        <svg
          viewBox="-46 -2 139 156"
          preserveAspectRatio="xMaxYMin"
          className="-z-1 absolute inset-0 size-full"
          fillRule="evenodd"
          aria-hidden="true"
        >
          <path d={signs[piece.sign]} />
        </svg>
      )}
      {as === 'post' && (
        <Sign sign={piece.sign} className="mb-auto narrow:mt-14 w-40 self-end wide:w-60" />
      )}
      {inWords ? (
        <p>
          {as === 'video' ? `${format}:` : format}{' '}
          <b className={cn('narrow:block', as === 'newsletter' && 'wide:block')} data-said="">
            {title}
          </b>
        </p>
      ) : (
        <>
          <p
            className={cn(
              'set-13 wide:set-14 absolute top-10 left-12 wide:top-16 wide:left-20',
              isPoster && 'narrow:hidden',
            )}
          >
            {format}
          </p>
          <p
            className={cn(
              'text-balance font-bold leading-[0.98] tracking-[-0.03em]',
              isPoster ? 'set-20 wide:set-44 tablet:set-16' : 'set-18 wide:set-25 tablet:set-14',
            )}
            data-said=""
          >
            {title}
          </p>
        </>
      )}
      <p className={isPoster ? 'mt-4 leading-[1.2] wide:mt-8' : 'sr-only'}>{body}</p>
      {as === 'video' && <Storyboard body={body} shots={piece.shots} />}
    </div>
  );
}

function Storyboard({ body, shots }: { body: string; shots: readonly SignId[] }) {
  return (
    <ol className="wide:set-16 narrow:-order-1 mt-8 narrow:mt-0 narrow:mb-6 grid grow grid-cols-4 gap-8 tablet:grid-cols-2 wide:h-136 wide:gap-10">
      {body.split('\n').map((shot, i) => (
        <li
          key={shot}
          className="relative flex min-h-84 tablet:min-h-0 items-end bg-(--content-card) p-6 font-bold text-(--page-ink) tablet:whitespace-nowrap tablet:text-[0.875rem] tablet:leading-none wide:p-10"
        >
          <Sign
            sign={shots[i] ?? 'drop'}
            className="absolute inset-x-0 top-8 mx-auto w-48 tablet:w-28 wide:top-14 wide:w-84"
          />
          <span aria-hidden="true">{shot.split('. ')[0]}</span>
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
