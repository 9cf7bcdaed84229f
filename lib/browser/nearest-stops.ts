export const stopsShown = 3;

/** The beginnings of a text's words, each once. */
export function stems(text: string): string[] {
  const words = text
    .toLowerCase()
    .normalize('NFD')
    .split(/[^a-z]+/);
  return [...new Set(words.filter((word) => word.length >= 4).map((word) => word.slice(0, 4)))];
}

/** Logs the missing address, which only the browser knows, and shows the nearest stops. */
export function bringNearestForward() {
  const stops = [...document.querySelectorAll<HTMLElement>('[data-stems]')];
  if (stops.length === 0) return;
  const path = window.location.pathname;
  console.error('404 Error: User attempted to access non-existent route:', path);
  const wanted = new Set(stems(path));
  const likeness = (stop: HTMLElement) =>
    (stop.dataset.stems ?? '').split(' ').filter((stem) => wanted.has(stem)).length;
  const nearest = [...stops].sort((a, b) => likeness(b) - likeness(a)).slice(0, stopsShown);
  for (const stop of stops) {
    stop.hidden = !nearest.includes(stop);
    stop.style.order = String(nearest.indexOf(stop));
  }
}
