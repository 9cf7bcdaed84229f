/** What a module of `components/islands/` exports. */
export interface IslandModule {
  /**
   * Hands React what the server has rendered in `element`: at its return the island answers. `fail` is called when React
   * has failed later on, and the server's elements are back.
   */
  start(element: HTMLElement, fail: () => void): void;
}

/** The files of each island by its name, its own first; the build writes them in. */
declare const islandFiles: Record<string, string[] | undefined>;

/** More than twice what a slow phone takes for all files (1.6 Mbit/s, 4x CPU). */
const patienceMs = 3000;
/** For so long a form that the browser is sending is not sent again; then it may have been stopped, and is, by the browser. */
const sendingMs = 10_000;

type State = 'loading' | 'late' | 'started' | 'failed';

interface Waiting {
  timer?: number;
  /** Forms and buttons that were used meanwhile. */
  held: Set<HTMLElement>;
  /** When the browser began to send the form itself. */
  sentAt: number;
}

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Resolves when no pointer is pressed: a click is lost whose element has given way to another since it began. */
function pointerUp(isDown: boolean): Promise<void> {
  if (!isDown) return Promise.resolve();
  return new Promise((resolve) => {
    const lifted = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, lifted, { once: true, capture: true });
  });
}

/**
 * Fetches the module of an element with `data-island` at the first use of a control in it, and does what was pressed or
 * sent until then once it has started. Where it is late or fails, the browser sends the form itself. The element's
 * `data-state` says how far it is, and `data-stale` that its fields have changed before it was there.
 */
export default function watchIslands() {
  const waiting = new Map<HTMLElement, Waiting>();
  /** Counts how often the page was left: what was loading then is broken off. */
  let stay = 0;
  let pressed = false;

  function waitingOf(island: HTMLElement): Waiting {
    const own = waiting.get(island) ?? { held: new Set(), sentAt: 0 };
    waiting.set(island, own);
    return own;
  }

  function release(island: HTMLElement, again = true) {
    const { timer, held } = waitingOf(island);
    clearTimeout(timer);
    const used = [...held];
    held.clear();
    for (const each of used) {
      each.ariaBusy = null;
      // React may have put others in their place
      if (!again) continue;
      if (each instanceof HTMLFormElement) island.querySelector('form')?.requestSubmit();
      else if (island.dataset.state === 'started') document.getElementById(each.id)?.click();
    }
  }

  function change(island: HTMLElement, state: State) {
    island.dataset.state = state;
    release(island);
  }

  async function load(island: HTMLElement) {
    const { state, island: name = '' } = island.dataset;
    // once: a browser does not fetch again what it could not have
    if (state) return;
    const mine = stay;
    island.dataset.state = 'loading';
    waitingOf(island).timer = window.setTimeout(change, patienceMs, island, 'late');
    try {
      const files = (islandFiles[name] ?? []).map((file) => import(file));
      const [own]: IslandModule[] = await Promise.all(files);
      clearTimeout(waitingOf(island).timer);
      await pointerUp(pressed);
      if (mine !== stay) return;
      // it keeps the elements as they are now
      for (const used of waitingOf(island).held) used.ariaBusy = null;
      own?.start(island, () => {
        // the server's elements are back, which know nothing of it
        island.dataset.stale = '';
        change(island, 'failed');
      });
      change(island, 'started');
    } catch (error) {
      // not at once: WebKit breaks loads off just before it says that the page is left
      setTimeout(() => {
        if (mine !== stay) return;
        console.error(`island ${name}:`, error);
        change(island, 'failed');
      });
    }
  }

  function on(
    type: string,
    control: string,
    act: (used: HTMLElement, island: HTMLElement, event: Event) => void,
    capture = true,
  ) {
    const listen = (event: Event) => {
      // an event may come of what is no element: a text in an old browser, the document
      const used =
        event.target instanceof Element ? event.target.closest<HTMLElement>(control) : null;
      const island = used?.closest<HTMLElement>('[data-island]');
      if (used && island) act(used, island, event);
    };
    addEventListener(type, listen, capture);
  }
  function hold(used: HTMLElement, island: HTMLElement, event: Event) {
    void load(island);
    if (island.dataset.state !== 'loading') return;
    stop(event);
    waitingOf(island).held.add(used);
    used.ariaBusy = 'true';
  }

  for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
    addEventListener(
      type,
      () => {
        pressed = type === 'pointerdown';
      },
      true,
    );
  const control = 'button, input, textarea, label';
  for (const type of ['pointerdown', 'focusin', 'input'])
    on(type, control, (_used, island) => {
      if (type === 'input' && island.dataset.state !== 'started') island.dataset.stale = '';
      setTimeout(load, 0, island);
    });
  on('click', 'button:not([type="submit"])', (button, island, event) => {
    if ('reload' in button.dataset) location.reload();
    else hold(button, island, event);
  });
  on('submit', 'form', (form, island, event) => {
    const { sentAt } = waitingOf(island);
    if (!sentAt) return hold(form, island, event);
    // the server knows it for the same when the browser sends it again, not when React does
    event.stopImmediatePropagation();
    if (Date.now() - sentAt < sendingMs) event.preventDefault();
    else waitingOf(island).sentAt = Date.now();
  });
  // the browser itself is sending it now, and React may start before that is done
  on(
    'submit',
    'form',
    (_form, island, { defaultPrevented }) => {
      if (!defaultPrevented) waitingOf(island).sentAt = Date.now();
    },
    false,
  );
  // a browser breaks off what a page was loading when it is left, and WebKit does not take it up again
  addEventListener('pagehide', () => {
    stay += 1;
    for (const island of waiting.keys()) release(island, false);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    for (const [island, own] of waiting) {
      own.sentAt = 0;
      if (island.dataset.state === 'started') continue;
      delete island.dataset.state;
      void load(island);
    }
  });
}
