import type { ReactNode } from 'react';
import { networkMap } from '@/content/network';
import type { RouteStop } from '@/content/types';

/** The way of one request, stop by stop: across on wide screens, down on phones. */
export function StripMap({ stops }: { stops: RouteStop[] }) {
  return (
    <ol className="strip-map">
      {stops.map((stop) => (
        <StripStop key={stop.name} kind={stop.kind}>
          <p className="font-bold leading-snug">
            {stop.name}
            {stop.kind === 'interchange' && (
              <span className="sr-only"> ({networkMap.interchange})</span>
            )}
          </p>
          <p className="type-small mt-1 text-muted">{stop.text}</p>
        </StripStop>
      ))}
    </ol>
  );
}

/** One stop of a strip map: its mark on the rule, and what is said there. */
export function StripStop({ kind, children }: { kind: RouteStop['kind']; children: ReactNode }) {
  return (
    <li data-kind={kind} className="strip-stop">
      <span className="strip-mark" aria-hidden="true" />
      {children}
    </li>
  );
}
