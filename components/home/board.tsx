import type { CSSProperties } from 'react';
import { lineColour } from '@/components/line/palette';
import { Arrow } from '@/components/ui/arrow';
import { board } from '@/content/board';
import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';
import { routeField } from '@/lib/browser/route-note';
import { elapsed } from '@/lib/italian/elapsed';
import { solutionPath } from '@/lib/links';

/**
 * A customer's question for each service, and the one that is chosen with its answer. Choosing is the browser's own doing:
 * radio buttons and `board.css`. `lib/browser/board.ts` says the answer aloud.
 */
export function Board() {
  return (
    <fieldset className="board" style={{ '--board-lines': solutions.length } as CSSProperties}>
      <legend className="pb-2 text-balance font-bold max-lg:-ms-(--indent)">{board.legend}</legend>
      {solutions.map((solution) => (
        <Row key={solution.slug} solution={solution} />
      ))}
      <p role="status" className="sr-only" />
    </fieldset>
  );
}

function Row({ solution }: { solution: Solution }) {
  const { slug, line, name, shortName, exchange } = solution;
  const first = slug === board.first;
  return (
    <div
      className="board-row"
      data-line={lineColour(line)}
      data-answers={board.answers(name)}
      data-answered={first ? '' : undefined}
    >
      <label className="board-choice" data-lends-line="">
        <input
          type="radio"
          name={routeField}
          value={exchange.request}
          data-route-line={line}
          data-route-service={name}
          defaultChecked={first}
        />
        <span className="board-request font-bold text-[clamp(1.125rem,1rem+0.45vw,1.375rem)]">
          {exchange.request}
        </span>
        <span className="text-[0.9375rem] text-muted lg:hidden">{shortName}</span>
        <span className="text-[0.9375rem] text-muted max-lg:hidden">{name}</span>
      </label>
      <Answer solution={solution} />
    </div>
  );
}

/** What the service answers and how soon, who takes over, and where it ends. */
function Answer({ solution: { slug, name, exchange } }: { solution: Solution }) {
  const { channel, sentAt, answeredAt, opening, reply, person, end } = exchange;
  return (
    <div className="board-answer leading-[1.35]">
      <p className="flex w-full flex-wrap items-center gap-x-2">
        <span className="board-sent contents">
          {channel} <b>{sentAt}</b>
        </span>{' '}
        <span>
          {opening}, <b>{board.elapsed(elapsed(sentAt, answeredAt))}</b>
        </span>
      </p>
      <p className="board-reply mt-1 mb-4 font-bold text-(length:--board-reply) leading-[1.08] tracking-[-0.03em]">
        {reply}
      </p>
      <p className="mb-1.5 font-bold lg:mt-auto">{board.next}</p>
      <p className="board-person flex w-full flex-wrap items-center gap-x-4 gap-y-1.5 lg:grid lg:grid-cols-[auto_1fr]">
        <b className="capsule min-w-[min(6rem,100%)] flex-none bg-button lg:row-span-2 lg:self-start px-5 text-center text-button-on leading-[2.75rem] forced-colors:border-2">
          {person.name}
        </b>{' '}
        <span className="flex-[1_1_7rem]">
          {person.role}, <b>{person.at}</b>
        </span>{' '}
        <span className="max-lg:w-full">
          «{person.says}» {end}
        </span>
      </p>
      <a href={solutionPath(slug)} className="group target mt-2 gap-2 font-bold underline">
        {name}
        <Arrow className="size-5 flex-none stroke-current" />
      </a>
    </div>
  );
}
