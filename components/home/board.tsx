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
      <legend className="pb-2 text-balance font-bold">{board.legend}</legend>
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
        <span className="board-request">{exchange.request}</span>
        <span className="board-service lg:hidden">{shortName}</span>
        <span className="board-service max-lg:hidden">{name}</span>
      </label>
      <Answer solution={solution} />
    </div>
  );
}

/** What the service answers and how soon, who takes over, and where it ends. */
function Answer({ solution: { slug, name, exchange } }: { solution: Solution }) {
  const { channel, sentAt, answeredAt, opening, reply, person, end } = exchange;
  return (
    <div className="board-answer">
      <p className="board-time">
        <span className="board-sent">
          {channel} <b>{sentAt}</b>
        </span>{' '}
        <span>
          {opening}, <b>{board.elapsed(elapsed(sentAt, answeredAt))}</b>
        </span>
      </p>
      <p className="board-reply">{reply}</p>
      <p className="board-next">{board.next}</p>
      <p className="board-person">
        <b className="board-name">{person.name}</b>{' '}
        <span>
          {person.role}, <b>{person.at}</b>
          <span className="block">«{person.says}»</span>
          {end}
        </span>
      </p>
      <a href={solutionPath(slug)} className="group target mt-2 gap-2 font-bold underline">
        {name}
        <Arrow className="size-5 flex-none stroke-current" />
      </a>
    </div>
  );
}
