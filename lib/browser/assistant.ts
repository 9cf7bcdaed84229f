import { type RouteNote, routeField } from './route-note';
import { whenRead } from './when-read';

const kept = 'question';

/** Puts a question that the assistant was asked where the form finds it, as one chosen on the board, and shows it there. */
function noteQuestion({ line, service, request }: RouteNote): void {
  const choice = document.createElement('input');
  Object.assign(choice, { type: 'checkbox', name: routeField, value: request, hidden: true });
  Object.assign(choice.dataset, { routeLine: String(line), routeService: service });
  choice.checked = true;
  // before the board's own choice, which the form would find first
  document.body.prepend(choice);
  choice.dispatchEvent(new Event('change', { bubbles: true }));
  const field = document.querySelector('[data-island="contact-form"] input:not([type="hidden"])');
  field?.dispatchEvent(new Event('focusin', { bubbles: true }));
}

/** Takes a question to the form, here or on the page that a link leads to: in this tab, until it is there. */
export function takeQuestion(note: RouteNote): void {
  if (!note.request) return;
  try {
    if (document.querySelector('[data-island="contact-form"]')) noteQuestion(note);
    else sessionStorage.setItem(kept, JSON.stringify(note));
  } catch {
    // a browser that keeps nothing: the visitor writes it again
  }
}

/** On the page with the form: the question that the visitor comes with. */
function bringQuestion(): void {
  const note = sessionStorage.getItem(kept);
  if (!note || !document.querySelector('[data-island="contact-form"]')) return;
  sessionStorage.removeItem(kept);
  noteQuestion(JSON.parse(note));
}

/** What every page does for the assistant, where one can be tried. Before `watchIslands`. */
export function followAssistant(): void {
  // its form sends nothing by itself, also before React answers; where React never comes it leads to the other form
  addEventListener('submit', (event) => {
    if (!(event.target instanceof HTMLFormElement) || event.target.method !== 'dialog') return;
    event.preventDefault();
    const { state, props = '{}' } =
      event.target.closest<HTMLElement>('[data-island]')?.dataset ?? {};
    if (state !== 'failed') return;
    const { form, line, service } = JSON.parse(props);
    const request = event.target.querySelector('input')?.value.trim() ?? '';
    takeQuestion({ line: Number(line), service, request });
    window.location.assign(form);
  });
  whenRead(() => {
    try {
      bringQuestion();
    } catch {
      // a browser that keeps nothing
    }
  });
}
