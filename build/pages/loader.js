// Holds the framework's scripts back until the visitor does something, and loses nothing meanwhile:
// a button pressed or a form sent before React answers is done again once it does. Where React does
// not answer in time, or cannot, the browser sends the form itself and the server answers with a page.
// The build puts this inline into every page; it must stand alone.
(() => {
  // twice what a slow phone takes for the sheet and all scripts (2.4 s at 1.6 Mbit/s and 4x CPU)
  const PATIENCE_MS = 5000;
  // for so long a form that the browser is sending is not sent again; then it may have been stopped
  const SENDING_MS = 10_000;
  const [sheet, ...scripts] = document.currentScript.dataset.boot.split(' ');
  const ownScripts = `${location.origin}/_next/static/`;
  const interactions = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'focusin',
    'wheel',
    'scroll',
  ];
  const held = new Set();
  const loaded = new Set();
  const thrown = new Set();
  let attempt = 0;
  let triedAt = 0;
  let trying = false;
  let booted = false;
  let answering = false;
  let failed = false;
  let sentAt = 0;
  let timer;

  // Trusted Types: the only scripts that may ever be added are this build's own
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, location.href).href.startsWith(ownScripts)) return address;
    },
  });

  function letGo() {
    clearTimeout(timer);
    timer = undefined;
    const elements = [...held];
    held.clear();
    for (const element of elements) element.ariaBusy = null;
    return elements;
  }
  function doAgain() {
    for (const element of letGo()) {
      if (element.requestSubmit) element.requestSubmit();
      else if (answering) element.click();
    }
  }
  function fail() {
    if (answering) return;
    trying = false;
    failed = true;
    doAgain();
  }

  function add(name, address, attributes) {
    return new Promise((resolve, reject) => {
      // what has run once must not run again
      if (loaded.has(address)) return resolve();
      const element = Object.assign(document.createElement(name), attributes);
      element.onload = () => {
        // a script that has thrown has "loaded" all the same
        if (thrown.delete(element.src)) return reject();
        loaded.add(address);
        resolve();
      };
      element.onerror = reject;
      document.head.append(element);
    });
  }
  async function load() {
    const mine = ++attempt;
    trying = true;
    triedAt = Date.now();
    const added = scripts.map((src) => add('script', src, { src, async: true }));
    // the styles of what React may add, before it adds it; without them it still answers
    if (sheet) added.push(add('link', sheet, { rel: 'stylesheet', href: sheet }).catch(() => {}));
    try {
      await Promise.all(added);
      if (mine !== attempt) return;
      booted = true;
      window.lineaBoot();
    } catch {
      // not at once: WebKit breaks loads off just before it says that the page is left
      setTimeout(() => mine === attempt && fail());
    }
  }
  function tryToLoad() {
    const soon = Date.now() - triedAt < PATIENCE_MS;
    if (!(answering || booted || trying || soon)) load();
  }

  // when the browser has nothing better to do: what the visitor did is answered first, by the browser itself
  const whenIdle = window.requestIdleCallback ?? setTimeout;
  function start(event) {
    // a pointer that rests where the page appears under it is no sign of anything
    const rests = event.type === 'pointermove' && !event.movementX && !event.movementY;
    if (!rests) whenIdle(tryToLoad);
  }
  for (const interaction of interactions)
    addEventListener(interaction, start, { capture: true, passive: true });

  function stop(event) {
    event.preventDefault();
    // React may be half-way there: it is to see this once, when all of it answers
    event.stopImmediatePropagation();
  }
  function hold(event, element) {
    stop(event);
    held.add(element);
    element.ariaBusy = 'true';
    timer ??= setTimeout(fail, PATIENCE_MS);
  }
  addEventListener(
    'click',
    (event) => {
      const button = event.target.closest?.('button:not([type="submit"], [popovertarget])');
      if (!button) return;
      tryToLoad();
      if (trying) hold(event, button);
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      tryToLoad();
      if (Date.now() - sentAt < SENDING_MS) stop(event);
      else if (!answering && !failed) hold(event, event.target);
    },
    true,
  );
  addEventListener('submit', (event) => {
    // the browser itself is sending it now, and React may answer before that is done
    if (!event.defaultPrevented) sentAt = Date.now();
  });

  addEventListener('error', ({ filename }) => {
    if (!filename?.startsWith(ownScripts)) return;
    thrown.add(filename);
    fail();
  });
  addEventListener('unhandledrejection', () => booted && fail());
  addEventListener('site:hydrated', () => {
    answering = true;
    trying = false;
    for (const interaction of interactions) removeEventListener(interaction, start, true);
    doAgain();
  });

  // a browser breaks off what a page was loading when it is left, and WebKit does not take it up again
  addEventListener('pagehide', () => {
    attempt += 1;
    letGo();
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    sentAt = 0;
    if (!triedAt || booted) return;
    triedAt = 0;
    trying = failed = false;
    tryToLoad();
  });
})();
