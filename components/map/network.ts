import { destinations, sources } from '@/content/network';
import { solutions } from '@/content/solutions';
import type { Solution } from '@/content/types';
import { layOutNetwork } from './network-layout';

const served = (ids: string[], stationsOf: (solution: Solution) => readonly string[]) =>
  ids.filter((id) => solutions.some((solution) => stationsOf(solution).includes(id)));

/** The site's own network, laid out when the site is built. */
export const network = layOutNetwork(
  solutions.map(({ slug, map }) => ({ id: slug, ...map })),
  served(
    sources.map(({ id }) => id),
    ({ map }) => map.from,
  ),
  served(
    destinations.map(({ id }) => id),
    ({ map }) => map.to,
  ),
);
