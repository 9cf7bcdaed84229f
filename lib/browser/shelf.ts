import { routeField } from '@/lib/browser/route-note';

/** Opens the list of services at the line lit in the hero. */
export function followTaken() {
  const shelf = document.querySelector('[data-shelf]');
  if (!shelf) return;
  let shown = '1';
  const follow = () => {
    const taken = document.querySelector(`input[name="${routeField}"]:checked`);
    const line = taken?.closest('[data-line]')?.getAttribute('data-line');
    if (!line || line === shown) return;
    shown = line;
    const row = shelf.querySelector<HTMLDetailsElement>(`[data-line="${line}"] > details`);
    if (row) row.open = true;
  };
  follow();
  document.addEventListener('change', follow);
  shelf.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('details[open] > summary'))
      event.preventDefault();
  });
}
