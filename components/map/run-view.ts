import { lineColour } from '@/components/line/palette';
import { destinations, sources } from '@/content/network';
import { solutions } from '@/content/solutions';
import type { MapRun, Solution } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { type Drawing, drawMap } from './drawing';

/** A line's request as it is shown. */
export interface RunView extends Omit<MapRun, 'from' | 'to'> {
  slug: string;
  line: number;
  colour: number;
  name: string;
  shortName: string;
  path: string;
  /** Where it comes from and goes to, in words. */
  ends: { from: string; to: string };
  source: string;
  destination: string;
  /** The other lines. */
  map: Drawing;
}

type Station = { id: string; name: string };

const nameOf = (stations: readonly Station[], id: string) =>
  stations.find((station) => station.id === id)?.name ?? id;
const placeOf = (stations: readonly Station[], id: string) =>
  stations.findIndex((station) => station.id === id);

/** By where they start, then by where they end: what stops at one station stands together. */
const inRows = (some: readonly Solution[]) =>
  [...some].sort(
    ({ run: a }, { run: b }) =>
      placeOf(sources, a.from) - placeOf(sources, b.from) ||
      placeOf(destinations, a.to) - placeOf(destinations, b.to),
  );

/** The map without the line that is lit, with its stations by their names. */
function othersThan(slug: string): Drawing {
  const others = inRows(solutions).filter((each) => each.slug !== slug);
  return drawMap(
    others.map(({ slug: id, run }) => ({
      slug: id,
      from: nameOf(sources, run.from),
      to: nameOf(destinations, run.to),
    })),
  );
}

export function runViews(): RunView[] {
  return solutions.map(({ slug, line, name, shortName, map, run }) => {
    const { from, to, ...shown } = run;
    const words = (stations: readonly Station[], ids: readonly string[]) =>
      ids.map((id) => nameOf(stations, id)).join(', ');
    return {
      ...shown,
      slug,
      line,
      colour: lineColour(line),
      name,
      shortName,
      path: solutionPath(slug),
      ends: { from: words(sources, map.from), to: words(destinations, map.to) },
      source: nameOf(sources, from),
      destination: nameOf(destinations, to),
      map: othersThan(slug),
    };
  });
}
