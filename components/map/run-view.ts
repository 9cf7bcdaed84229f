import type { CSSProperties } from 'react';
import { lineColour } from '@/components/line/palette';
import { destinations, sources } from '@/content/network';
import { solutions } from '@/content/solutions';
import type { MapRun } from '@/content/types';
import { solutionPath } from '@/lib/links';
import { ride } from './ride';
import { stationName } from './station-name';

/** A request in the visitor's own words, and what an assistant answers, or who takes it over. */
export interface OwnRun {
  slug: string;
  request: string;
  reply: string;
  handedOver: boolean;
}

/** A line's request as it is shown: plain data, so that the browser needs neither the layout nor the solutions. */
export interface RunView extends Omit<MapRun, 'from' | 'to' | 'customers'> {
  slug: string;
  line: number;
  colour: number;
  name: string;
  shortName: string;
  path: string;
  source: string;
  destination: string;
  style: CSSProperties;
}

export function runViews(): RunView[] {
  return solutions.map(
    ({ slug, line, name, shortName, run: { from, to, customers: _, ...run } }) => ({
      ...run,
      slug,
      line,
      colour: lineColour(line),
      name,
      shortName,
      path: solutionPath(slug),
      source: stationName(sources, from),
      destination: stationName(destinations, to),
      style: ride(slug, from, to, run.card.before?.length),
    }),
  );
}
