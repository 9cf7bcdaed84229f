import { mapRuns } from '@/content/network';
import { maxLengths } from '@/lib/lead/request/max-lengths';

/** The request that the visitor sent over the map, and the number and name of the service whose line took it. */
export interface RouteNote {
  line: number;
  service: string;
  request: string;
}

/**
 * What the map hands to the form on the same visit. A variable of the page and no more: nothing is stored, and it is
 * gone with the page.
 */
let current: RouteNote | null = null;
const listeners = new Set<() => void>();

export function noteRoute(note: RouteNote | null): void {
  current = note;
  for (const listener of listeners) listener();
}

export const notedRoute = () => current;

/** Calls `listener` at every change until the returned function is called. */
export function onRouteNoted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The note in words: `template` has `{service}` and `{request}` in it. */
export function routeText(template: string, note: Omit<RouteNote, 'line'>): string {
  const { service, request } = note;
  return template.replace('{service}', service).replace('{request}', () => request);
}

/** The goals as they are sent, with the route below them; a text that would grow too long goes without. */
export function withRoute(goals: string, note: RouteNote | null): string {
  if (!note) return goals;
  const whole = `${goals.trimEnd()}\n\n${routeText(mapRuns.note.sent, note)}`;
  return whole.length <= maxLengths.obiettivi ? whole : goals;
}
