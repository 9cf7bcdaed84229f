import { useSyncExternalStore } from 'react';
import { lineColour } from '@/components/line/palette';
import { mapRuns } from '@/content/network';
import { notedRoute, noteRoute, onRouteNoted, routeText } from '@/lib/route-note';

/** What goes with the request because the visitor tried the map: in sight, and to be taken away. */
export function RouteNote() {
  const route = useSyncExternalStore(onRouteNoted, notedRoute, () => null);
  if (!route) return null;
  const { note } = mapRuns;
  return (
    <p className="route-note type-small" data-line={lineColour(route.line)}>
      <span>
        {routeText(note.text, route)} <span className="text-muted">{note.why}</span>
      </span>
      <button type="button" className="target underline" onClick={() => noteRoute(null)}>
        {note.remove}
      </button>
    </p>
  );
}
