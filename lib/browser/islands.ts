/** What a module of `components/islands/` exports. */
export interface IslandModule {
  /** Starts React in `element`, which then answers; calls `fail` when React fails later, the server's elements back. */
  start(element: HTMLElement, fail: () => void): void;
}

/** The files of each island, its own first; the build fills it in. */
declare const islandFiles: Record<string, string[] | undefined>;

/** Twice what a slow phone needs (1.6 Mbit/s, 4x CPU). */
const patienceMs = 3000;
/** While the browser is sending a form it is not sent again. */
const sendingMs = 10_000;

type State = 'loading' | 'late' | 'started' | 'failed';

interface Waiting {
  timer?: number;
  /** Forms and buttons used meanwhile. */
  held: Set<HTMLElement>;
  sentAt: number;
}

function stop(event: Event) {
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** Resolves when no pointer is pressed: replacing an element would lose its click. */
function pointerUp(isDown: boolean): Promise<void> {
  if (!isDown) return Promise.resolve();
  return new Promise((resolve) => {
    const lifted = () => setTimeout(resolve);
    for (const type of ['pointerup', 'pointercancel'])
      addEventListener(type, lifted, { once: true, capture: true });
  });
}

/**
 * Imports the module of an element with `data-island` at its first use, and then repeats what was pressed or sent. Where
 * it is late or fails, the browser sends the form. `data-state` says how far it is, `data-stale` that fields changed
 * before.
 */
export function watchIslands() {
  const waiting = new Map<HTMLElement, Waiting>();
  /** Counts departures, which end what is loading. */
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
      each.removeAttribute('aria-busy');
      if (!again) continue;
      // where React has rendered the island anew, it is found by its id
      const here = each.isConnected ? each : document.getElementById(each.id);
      if (each instanceof HTMLFormElement) island.querySelector('form')?.requestSubmit();
      else if (island.dataset.state === 'started') here?.click();
    }
  }

  function change(island: HTMLElement, state: State) {
    island.dataset.state = state;
    release(island);
  }

  async function load(island: HTMLElement) {
    const { state, island: name = '' } = island.dataset;
    // browsers do not import again what failed
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
      for (const used of waitingOf(island).held) used.removeAttribute('aria-busy');
      own?.start(island, () => {
        // the server's elements are back, which know nothing of it
        island.dataset.stale = '';
        change(island, 'failed');
      });
      change(island, 'started');
    } catch (error) {
      // later: WebKit ends loads just before it says that the page is left
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
      // a target may be a text, in old browsers, or the document
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
    used.setAttribute('aria-busy', 'true');
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
    // the server recognises it when the browser repeats it, not when React does
    event.stopImmediatePropagation();
    if (Date.now() - sentAt < sendingMs) event.preventDefault();
    else waitingOf(island).sentAt = Date.now();
  });
  // React may start before the browser has sent it
  on(
    'submit',
    'form',
    (_form, island, { defaultPrevented }) => {
      if (!defaultPrevented) waitingOf(island).sentAt = Date.now();
    },
    false,
  );
  // leaving ends loads, and WebKit does not resume them
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
