// Fetches React when the visitor uses a control in an element with `data-hydrates`. What is pressed or sent before it is
// hydrated is done again then; where it is late or fails, the browser sends the form itself. Inline in every page.
(() => {
  // twice what a slow phone takes for the sheet and all scripts (2.4 s at 1.6 Mbit/s and 4x CPU)
  const patienceMs = 5000;
  // for so long a form that the browser is sending is not sent again; then it may have been stopped
  const sendingMs = 10_000;
  const [sheet, ...scripts] = (document.currentScript?.dataset.boot ?? '').split(' ');
  const ownScripts = `${location.origin}/_next/static/`;
  const held = new Set<HTMLElement>();
  const loaded = new Set<string>();
  const thrown = new Set<string>();
  let [attempt, triedAt, sentAt, timer] = [0, 0, 0, 0];
  let [loading, started, hydrated, failed] = [false, false, false, false];

  // the only scripts that may ever be added are this build's own (Trusted Types, W3C)
  Reflect.get(window, 'trustedTypes')?.createPolicy('default', {
    createScriptURL: (address: string) =>
      new URL(address, location.href).href.startsWith(ownScripts) ? address : undefined,
  });

  function release(again = true) {
    clearTimeout(timer);
    timer = 0;
    for (const element of [...held]) {
      held.delete(element);
      element.ariaBusy = null;
      if (again && element instanceof HTMLFormElement) element.requestSubmit();
      else if (again && hydrated) element.click();
    }
  }
  function fail() {
    if (hydrated) return;
    [loading, failed] = [false, true];
    release();
  }
  const add = (name: 'script' | 'link', address: string, attributes: object) =>
    new Promise<void>((resolve, reject) => {
      if (loaded.has(address)) return resolve();
      const element = Object.assign(document.createElement(name), attributes);
      element.onload = () => {
        // a script that has thrown has "loaded" all the same
        if (thrown.delete(location.origin + address)) return reject();
        loaded.add(address);
        resolve();
      };
      element.onerror = reject;
      document.head.append(element);
    });
  async function load() {
    if (started || loading || Date.now() - triedAt < patienceMs) return;
    const mine = ++attempt;
    [loading, triedAt] = [true, Date.now()];
    const added = scripts.map((src) => add('script', src, { src, async: true }));
    // the styles of what React may add, before it adds it; without them it works all the same
    if (sheet) added.push(add('link', sheet, { rel: 'stylesheet', href: sheet }).catch(() => {}));
    try {
      await Promise.all(added);
      if (mine !== attempt) return;
      started = true;
      Reflect.get(window, 'lineaBoot')();
    } catch {
      // not at once: WebKit breaks loads off just before it says that the page is left
      setTimeout(() => mine === attempt && fail());
    }
  }
  // an event may come of what is no element: a text in an old browser, the document
  const used = ({ target }: Event, what: string) =>
    target instanceof Element ? target.closest<HTMLElement>(`[data-hydrates] ${what}`) : null;
  function hold(event: Event, element?: HTMLElement) {
    event.preventDefault();
    event.stopImmediatePropagation();
    if (!element) return;
    held.add(element);
    element.ariaBusy = 'true';
    timer ||= window.setTimeout(fail, patienceMs);
  }

  const start = (event: Event) =>
    used(event, ':is(button, input, select, textarea, label)') && setTimeout(load);
  addEventListener('pointerdown', start, true);
  addEventListener('focusin', start, true);
  const press = (event: Event) => {
    const button = used(event, 'button:not([type="submit"])');
    if (button) load();
    if (button && loading) hold(event, button);
  };
  addEventListener('click', press, true);
  const send = (event: Event) => {
    load();
    if (Date.now() - sentAt < sendingMs) hold(event);
    else if (!hydrated && !failed) hold(event, event.target as HTMLElement);
  };
  addEventListener('submit', send, true);
  addEventListener('submit', ({ defaultPrevented }) => {
    // the browser itself is sending it now, and React may be hydrated before that is done
    if (!defaultPrevented) sentAt = Date.now();
  });

  addEventListener('error', ({ filename }) => {
    if (filename?.startsWith(ownScripts)) thrown.add(filename) && fail();
  });
  addEventListener('unhandledrejection', () => started && fail());
  addEventListener('site:hydrated', () => {
    [hydrated, loading] = [true, false];
    release();
  });
  // a browser breaks off what a page was loading when it is left, and WebKit does not take it up again
  addEventListener('pagehide', () => {
    attempt += 1;
    release(false);
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) sentAt = 0;
    if (!persisted || !triedAt || started) return;
    [triedAt, loading, failed] = [0, false, false];
    load();
  });
})();
