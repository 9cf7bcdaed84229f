import { mapRuns } from '@/content/network';
import { maxLengths } from '@/lib/lead/request/max-lengths';

export interface RouteNote {
  line: number;
  service: string;
  request: string;
}

/** What the map hands to the form on the same visit; nothing is stored. */
let current: RouteNote | null = null;
const listeners = new Set<() => void>();

export function noteRoute(note: RouteNote | null): void {
  current = note;
  for (const listener of listeners) listener();
}

export const notedRoute = () => current;

export function onRouteNoted(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

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
