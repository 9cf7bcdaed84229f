import { AssistantField } from '@/components/assistant/assistant-field';
import { drawings } from '@/components/drawings';
import type { Drawing, PosterShapes, Shape } from '@/components/drawings/drawing';
import { plain } from '@/components/drawings/plain';
import { PlainStops } from '@/components/drawings/plain/stops';
import { ScrollLink } from '@/components/layout/links';
import { LiveDemo } from '@/components/sections/live-demo';
import { Sentences } from '@/components/sections/sentences';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { ownAssistant } from '@/content/assistant';
import { liveWaysOf } from '@/content/live-demo';
import type { Solution } from '@/content/types';
import { cn } from '@/lib/utils';
import { Choices } from './choices';
import { PlayButton, PlayControls, PlayRow } from './play-controls';
import { Shapes } from './shapes-view';

const titleId = 'poster';

/** Where a line comes in; one that is there from the start is not uncovered. */
const entrances = {
  left: 'poster-from-left',
  above: 'poster-from-above',
  right: 'poster-from-right',
  'at once': undefined,
};

/** A solution's opening: the promise on its colour, its line at its largest, and the product that plays on it. */
export function Poster({ solution }: { solution: Solution }) {
  const drawing = solution.drawing && drawings[solution.drawing];
  const { enters = 'left', choices, onPaper } = drawing ?? {};
  const { sheet, wide, tall, parts = {} } = drawing ?? plain;
  const demonstration = drawing && solution.demonstration;
  const plays = demonstration !== undefined;
  const chooses = plays && choices;
  const asks = plays && ownAssistant ? parts.asks : undefined;
  return (
    <section
      className={cn('poster spacing-aware', drawing?.className)}
      data-stage={plays ? '' : undefined}
    >
      {/* the first picture has the poster in it, for the badge that grows into it (styles/transition.css) */}
      <link rel="expect" href={`#${titleId}`} blocking="render" />
      <div
        className={cn(
          'poster-sheet',
          !onPaper && 'poster-on-line',
          chooses && 'poster-with-choices',
          asks && 'poster-with-field',
          parts.sheet,
        )}
        style={sheetStyle(sheet)}
      >
        <PosterWords {...{ solution, drawing, demonstration }} />
        <div
          id={plays ? anchors.demo : undefined}
          className={cn('poster-line', entrances[enters], parts.line, asks?.line)}
          data-box=""
        >
          {wide.length > 0 && (
            <PosterDrawing shapes={wide} className={cn('poster-wide', parts.wide)} />
          )}
          {tall.length > 0 && (
            <PosterDrawing shapes={tall} className={cn('poster-tall', parts.tall)} />
          )}
          {drawing ? <drawing.Stage plays={plays} /> : <PlainStops stops={solution.route} />}
          {asks && (
            <AssistantField
              as="customer"
              scene="chatbot"
              {...{ solution }}
              className={asks.field}
            />
          )}
        </div>
        {chooses && (
          <div className={cn('poster-choices', parts.choices)}>
            {choices.axes.map((axis) => (
              <Choices
                key={axis.id}
                stage="poster"
                axis={axis}
                legendClass={parts.legend}
                chosen={choices.scenes[0].when[axis.id]}
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}

const sheetStyle = (sheet: PosterShapes['sheet']) =>
  Object.fromEntries(Object.entries(sheet).map(([name, units]) => [`--poster-${name}`, units]));

interface PosterWordsProps {
  solution: Solution;
  drawing: Drawing | undefined;
  /** What plays on this poster. */
  demonstration: Solution['demonstration'];
}

function PosterWords({ solution, drawing, demonstration }: PosterWordsProps) {
  const { hero, line, name } = solution;
  const { parts = {}, onPaper } = drawing ?? {};
  return (
    <div className={cn('poster-words', parts.words)}>
      <h1 id={titleId}>
        <span className="poster-name flex items-center gap-3.5 leading-[1.1] tracking-[-0.02em]">
          <span
            aria-hidden="true"
            className={cn(
              'line-badge poster-badge shrink-0 px-3.5 py-2 leading-none',
              onPaper ? 'bg-line text-line-on' : 'poster-badge-on-line',
            )}
          >{`L${line}`}</span>
          {name}
        </span>{' '}
        <span className="poster-title block">
          <Sentences text={hero.title} />
        </span>
      </h1>
      <p className={cn('poster-lead', parts.lead)}>{hero.lead}</p>
      <PlayRow className={cn('poster-actions *:min-w-0', parts.actions)}>
        {demonstration && <PlayButton label={hero.demoButton} />}
        <Button
          asChild
          variant={onPaper ? 'outline' : 'posterOutline'}
          className="beside-play max-md:justify-self-stretch max-md:px-2 md:max-[75rem]:px-4"
        >
          <ScrollLink targetId={anchors.useCases}>{hero.useCasesButton}</ScrollLink>
        </Button>
        {demonstration && (
          <>
            <PlayControls className="poster-controls" />
            <div className="below-play poster-caption">
              <div>
                {demonstration.caption}{' '}
                <ScrollLink targetId={anchors.price} className="inline-block py-1 underline">
                  {solution.price.title}
                </ScrollLink>
              </div>
              <LiveDemo ways={(solution.drawing && liveWaysOf[solution.drawing]) ?? []} />
            </div>
          </>
        )}
      </PlayRow>
    </div>
  );
}

interface PosterDrawingProps {
  shapes: readonly Shape[];
  className: string;
}

/** A poster's line, in the units of the block that it lies in; see poster.css. */
function PosterDrawing({ shapes, className }: PosterDrawingProps) {
  return (
    <svg viewBox="0 0 100 100" className={cn('poster-drawing', className)} aria-hidden="true">
      <Shapes shapes={shapes} />
    </svg>
  );
}
