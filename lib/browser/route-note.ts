import { mapRuns } from '@/content/network';

export interface RouteNote {
  line: number;
  service: string;
  request: string;
}

/** The name of the radio buttons from which an example is chosen. */
export const routeField = 'example';

/** What goes with the form. */
let current: RouteNote | null = null;
const listeners = new Set<() => void>();

function isChoice(target: EventTarget | null): target is HTMLInputElement {
  return target instanceof HTMLInputElement && target.name === routeField;
}

function take({ value, dataset }: HTMLInputElement): void {
  const { routeLine, routeService = '' } = dataset;
  current = { line: Number(routeLine), service: routeService, request: value };
}

function onChange({ target }: Event): void {
  if (!isChoice(target)) return;
  take(target);
  for (const listener of listeners) listener();
}

/** Takes what was chosen before the form was there, other than what the page opens with, and whatever is chosen from now on. */
export function onRouteNoted(listener: () => void): () => void {
  if (listeners.size === 0) {
    document.addEventListener('change', onChange);
    const chosen = document.querySelector<HTMLInputElement>(`[name="${routeField}"]:checked`);
    if (chosen && !chosen.defaultChecked) take(chosen);
  }
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) document.removeEventListener('change', onChange);
  };
}

/** What goes with the form; null for nothing. */
export const notedRoute = (): RouteNote | null => current;

/** The visitor does not want it to go along. */
export function removeRoute(): void {
  current = null;
  for (const listener of listeners) listener();
}

/** A text with `{service}` and `{request}` in it, filled in. */
export function routeText(template: string, note: Omit<RouteNote, 'line'>): string {
  const { service, request } = note;
  return template.replace('{service}', service).replace('{request}', () => request);
}

/** The goals as they are sent, with the route below them; a text that would grow too long goes without. */
export function withRoute(goals: string, note: RouteNote | null, maxLength: number): string {
  if (!note) return goals;
  const whole = `${goals.trimEnd()}\n\n${routeText(mapRuns.note.sent, note)}`;
  return whole.length <= maxLength ? whole : goals;
}
