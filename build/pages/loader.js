// Holds the framework's scripts back until the visitor does something, and loses nothing meanwhile:
// a button pressed or a form sent before React answers is done again once it does. Where React does
// not answer in time, or cannot, the browser sends the form itself and the server answers with a page.
// The build puts this inline into every page; it must stand alone.

/**
 * What lib.dom has not: Trusted Types (W3C), and what a page's data waits in (build/pages/rewrite-page.mjs).
 *
 * @typedef {{ createScriptURL(address: string): string | undefined }} TrustedRules
 * @typedef {{ trustedTypes?: { createPolicy(name: string, rules: TrustedRules): unknown } }} WithTrustedTypes
 * @typedef {{ lineaBoot: () => void }} WithData
 */
(() => {
  // twice what a slow phone takes for the sheet and all scripts (2.4 s at 1.6 Mbit/s and 4x CPU)
  const PATIENCE_MS = 5000;
  // for so long a form that the browser is sending is not sent again; then it may have been stopped
  const SENDING_MS = 10_000;
  // the build has written this element, and its data
  const own = /** @type {HTMLScriptElement & { dataset: { boot: string } }} */ (
    document.currentScript
  );
  const [sheet, ...scripts] = own.dataset.boot.split(' ');
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
  /** @type {Set<HTMLElement & { requestSubmit?: () => void }>} */
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
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let timer;

  // Trusted Types: the only scripts that may ever be added are this build's own
  /** @type {WithTrustedTypes} */ (window).trustedTypes?.createPolicy('default', {
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

  /**
   * @param {'script' | 'link'} name
   * @param {string} address
   * @param {Record<string, unknown>} attributes
   * @returns {Promise<void>}
   */
  function add(name, address, attributes) {
    return new Promise((resolve, reject) => {
      // what has run once must not run again
      if (loaded.has(address)) return resolve();
      /** @type {HTMLElement & { src?: string }} */
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
      /** @type {WithData} */ (/** @type {unknown} */ (window)).lineaBoot();
    } catch {
      // not at once: WebKit breaks loads off just before it says that the page is left
      setTimeout(() => mine === attempt && fail());
    }
  }
  function tryToLoad() {
    const soon = Date.now() - triedAt < PATIENCE_MS;
    if (!(answering || booted || trying || soon)) load();
  }

  // when the browser has nothing better to do, or after a second: what the visitor did is answered first, by the browser
  /** @param {() => void} work */
  const whenIdle = (work) =>
    window.requestIdleCallback?.(work, { timeout: 1_000 }) ?? setTimeout(work);
  /** @param {Event} event */
  function start(event) {
    // a pointer that rests where the page appears under it is no sign of anything
    const { type, movementX, movementY } = /** @type {PointerEvent} */ (event);
    const rests = type === 'pointermove' && !movementX && !movementY;
    if (!rests) whenIdle(tryToLoad);
  }
  for (const interaction of interactions)
    addEventListener(interaction, start, { capture: true, passive: true });

  /** @param {Event} event */
  function stop(event) {
    event.preventDefault();
    // React may be half-way there: it is to see this once, when all of it answers
    event.stopImmediatePropagation();
  }
  /**
   * @param {Event} event
   * @param {HTMLElement} element
   */
  function hold(event, element) {
    stop(event);
    held.add(element);
    element.ariaBusy = 'true';
    timer ??= setTimeout(fail, PATIENCE_MS);
  }
  addEventListener(
    'click',
    (event) => {
      // a click may come of what is no element, a text in an old browser: then there is no `closest`
      const target = /** @type {Partial<Element>} */ (event.target);
      const button = target.closest?.('button:not([type="submit"], [popovertarget])');
      if (!button) return;
      tryToLoad();
      if (trying) hold(event, /** @type {HTMLElement} */ (button));
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      tryToLoad();
      if (Date.now() - sentAt < SENDING_MS) stop(event);
      else if (!answering && !failed) hold(event, /** @type {HTMLElement} */ (event.target));
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
