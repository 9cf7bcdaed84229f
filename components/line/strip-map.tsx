import { networkMap } from '@/content/network';
import type { RouteStop } from '@/content/types';
import { cn } from '@/lib/cn';

/** The way of one request, stop by stop: across on wide screens, down on phones. */
export function StripMap({ stops, className }: { stops: RouteStop[]; className?: string }) {
  return (
    <ol className={cn('strip-map', className)}>
      {stops.map((stop) => (
        <li key={stop.name} data-kind={stop.kind} className="strip-stop">
          <span className="strip-mark" aria-hidden="true" />
          <p className="font-bold leading-snug">
            {stop.name}
            {stop.kind === 'interchange' && (
              <span className="sr-only"> ({networkMap.interchange})</span>
            )}
          </p>
          <p className="type-small mt-1 text-muted">{stop.text}</p>
        </li>
      ))}
    </ol>
  );
}
