import type { Solution } from '@/content/types';

/** What stands on the line of a solution without a drawing of its own: the stops of its route. */
export function PlainStops({ stops }: { stops: Solution['route'] }) {
  return (
    <ol className="plain-stops">
      {stops.map(({ kind, name }) => (
        <li key={name} data-kind={kind}>
          {name}
        </li>
      ))}
    </ol>
  );
}
