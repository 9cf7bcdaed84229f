import type { Solution } from '@/content/types';

/** The stops of the solution's route, on its line. */
export function PlainPoster({ stops }: { stops: Solution['route'] }) {
  return (
    <ol className="poster-stops">
      {stops.map(({ kind, name }) => (
        <li key={name} data-kind={kind}>
          {name}
        </li>
      ))}
    </ol>
  );
}
