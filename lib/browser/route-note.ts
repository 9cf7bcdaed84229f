import { board } from '@/content/board';
import { routeText } from '@/lib/route-text';

export interface RouteNote {
  line: number;
  service: string;
  request: string;
}

/** Name of the radio buttons of examples. */
export const routeField = 'example';

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

/** Listens to choices, also one made before the form was there, but not the page's default. */
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

/** The chosen example; null for none. */
export const notedRoute = (): RouteNote | null => current;

export function removeRoute(): void {
  current = null;
  for (const listener of listeners) listener();
}

/** The goals with the example below; without it where that would be too long. */
export function withRoute(goals: string, note: RouteNote | null, maxLength: number): string {
  if (!note) return goals;
  const whole = `${goals.trimEnd()}\n\n${routeText(board.note.sent, note)}`;
  return whole.length <= maxLength ? whole : goals;
}
