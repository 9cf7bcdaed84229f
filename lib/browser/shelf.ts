import { routeField } from '@/lib/browser/route-note';

/** The list of services opens at the line that is lit in the hero. Without scripts it is open at the first. */
export default function openTaken() {
  const shelf = document.querySelector('.shelf');
  let shown = '1';
  function follow() {
    const taken = document.querySelector(`input[name="${routeField}"]:checked`);
    const line = taken?.closest('[data-line]')?.getAttribute('data-line');
    if (!line || line === shown) return;
    shown = line;
    const row = shelf?.querySelector<HTMLDetailsElement>(`[data-line="${line}"] > details`);
    if (row) row.open = true;
  }
  follow();
  document.addEventListener('change', follow);
  // one is always open
  shelf?.addEventListener('click', (event) => {
    const { target } = event;
    if (target instanceof Element && target.closest('details[open] > summary'))
      event.preventDefault();
  });
}
