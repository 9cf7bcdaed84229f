import { ScrollLink } from '@/components/layout/links';
import type { PosterShapes, Shape } from '@/components/poster/shapes/shape';
import { LiveDemo } from '@/components/sections/live-demo';
import { Sentences } from '@/components/sections/sentences';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { avatarDemo } from '@/content/demos/avatar';
import { contentDemo } from '@/content/demos/content';
import { emailDemo } from '@/content/demos/email';
import type { Scene, Script } from '@/content/demos/types';
import { liveWaysOf } from '@/content/live-demo';
import type { DrawingId, Solution } from '@/content/types';
import { cn } from '@/lib/utils';
import { AvatarPoster } from './avatar-poster';
import { CallPoster } from './call-poster';
import { ChatPoster } from './chat-poster';
import { Choices, type StageProps } from './choices';
import { ContentPoster } from './content-poster';
import { DocumentsPoster } from './documents-poster';
import { LeadPoster } from './lead-poster';
import { MailPoster } from './mail-poster';
import { PlayButton, PlayControls } from './play-controls';
import { posterShapes } from './shapes';
import { Shapes } from './shapes-view';

/** What stands on each drawing. */
const stages: Record<DrawingId, (props: StageProps) => React.JSX.Element> = {
  chatbot: ChatPoster,
  voicebot: CallPoster,
  email: MailPoster,
  content: ContentPoster,
  avatar: AvatarPoster,
  documents: DocumentsPoster,
  lead: LeadPoster,
};

const titleId = 'poster';

/** A solution's opening: the promise on its colour, its line at its largest, and the product that plays on it. */
export function Poster({ solution }: { solution: Solution }) {
  const { drawing, route } = solution;
  const Stage = drawing && stages[drawing];
  const demonstration = drawing && solution.demonstration;
  const plays = demonstration !== undefined;
  const shapes = posterShapes(drawing);
  return (
    <section
      className={`poster spacing-aware spine-${drawing ?? 'plain'}`}
      data-stage={plays ? '' : undefined}
    >
      {/* the first picture has the poster in it, for the badge that grows into it (styles/transition.css) */}
      <link rel="expect" href={`#${titleId}`} blocking="render" />
      <div className="poster-sheet" style={sheetStyle(shapes)}>
        <PosterWords {...{ solution, demonstration }} />
        <div id={plays ? anchors.demo : undefined} className="poster-line" data-box="">
          {shapes.wide.length > 0 && <PosterDrawing shapes={shapes.wide} />}
          {shapes.tall.length > 0 && <PosterDrawing shapes={shapes.tall} tall />}
          {Stage ? <Stage plays={plays} /> : <PlainPoster stops={route} />}
        </div>
        {drawing && plays && <PosterChoices drawing={drawing} />}
      </div>
    </section>
  );
}

const sheetStyle = ({ sheet }: PosterShapes) =>
  Object.fromEntries(Object.entries(sheet).map(([name, units]) => [`--${name}`, units]));

interface PosterWordsProps {
  solution: Solution;
  /** What plays on this poster. */
  demonstration: Solution['demonstration'];
}

function PosterWords({ solution: { drawing, hero, line, name }, demonstration }: PosterWordsProps) {
  // one poster's words stand on its sheet, all others' on their colour
  const onPaper = drawing === 'documents';
  return (
    <div className={onPaper ? 'poster-words' : 'poster-words poster-words-on-line'}>
      <p className="flex items-center gap-3.5 font-bold text-xl wide:text-[max(1.125rem,calc(var(--u)*20))] leading-[1.1] tracking-[-0.02em]">
        <span className="poster-code line-badge shrink-0 px-3.5 py-2 text-lg leading-none wide:text-[1em]">{`L${line}`}</span>
        {name}
      </p>
      <h1 id={titleId} className="poster-title">
        <Sentences text={hero.title} />
      </h1>
      <p className="poster-lead">{hero.lead}</p>
      <div className="play-row poster-actions *:min-w-0">
        {demonstration && <PlayButton label={hero.demoButton} />}
        <Button
          asChild
          variant={onPaper ? 'outline' : 'posterOutline'}
          className="beside-play max-md:px-2 tablet:px-4"
        >
          <ScrollLink targetId={anchors.useCases}>{hero.useCasesButton}</ScrollLink>
        </Button>
        {demonstration && (
          <>
            <PlayControls />
            <div className="below-play poster-caption">
              <div>{demonstration.caption}</div>
              <LiveDemo ways={(drawing && liveWaysOf[drawing]) ?? []} />
            </div>
          </>
        )}
      </div>
    </div>
  );
}

/** What is chosen beside a drawing; on the others it is chosen on them. */
const choices: Partial<Record<DrawingId, Pick<Script<Scene>, 'axes' | 'scenes'>>> = {
  email: emailDemo,
  content: contentDemo,
  // the language is chosen on its tracks
  avatar: { ...avatarDemo, axes: [avatarDemo.axes[0]] },
};

/** The choices that stand below the words, on phones below the drawing. */
function PosterChoices({ drawing }: { drawing: DrawingId }) {
  const script = choices[drawing];
  if (!script) return null;
  return (
    <div className="poster-choices">
      {script.axes.map((axis) => (
        <Choices key={axis.id} stage="poster" axis={axis} chosen={script.scenes[0].when[axis.id]} />
      ))}
    </div>
  );
}

/** The stops of the solution's route, on its line. */
function PlainPoster({ stops }: { stops: Solution['route'] }) {
  return (
    <ol className="poster-stops set-21 wide:set-31 grid gap-y-28 narrow:py-28 font-bold narrow:text-line-on leading-[1.1] wide:inset-x-0 wide:bottom-110 wide:h-200 wide:auto-cols-fr wide:grid-flow-col wide:content-center wide:gap-x-16 wide:pr-(--gutter)">
      {stops.map(({ kind, name }) => (
        <li
          key={name}
          data-kind={kind}
          className="relative narrow:flex narrow:min-h-48 narrow:items-center narrow:pl-156 wide:pt-78"
        >
          {name}
        </li>
      ))}
    </ol>
  );
}

interface PosterDrawingProps {
  shapes: readonly Shape[];
  /** In a phone's units instead of a wide window's. */
  tall?: boolean;
}

/** A poster's line, in the units of the block that it lies in; see poster.css. */
function PosterDrawing({ shapes, tall }: PosterDrawingProps) {
  return (
    <svg
      viewBox="0 0 100 100"
      className={cn('poster-drawing', tall && 'poster-drawing-tall')}
      aria-hidden="true"
    >
      <Shapes shapes={shapes} />
    </svg>
  );
}
