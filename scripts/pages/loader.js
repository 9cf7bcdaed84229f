// Holds the framework's scripts back until the visitor does something, and loses nothing meanwhile:
// a button pressed or a form sent before React answers is done again once it does.
// The build puts this inline into every page; it must stand alone.
(() => {
  const [sheet, boot, ...chunks] = document.currentScript.dataset.boot.split(' ');
  const intents = [
    'pointermove',
    'pointerdown',
    'touchstart',
    'keydown',
    'focusin',
    'wheel',
    'scroll',
  ];
  const pressed = new Set();
  let started = false;
  let answering = false;
  let failed = false;

  // Trusted Types: the only scripts that may ever be added are this build's own
  window.trustedTypes?.createPolicy('default', {
    createScriptURL(address) {
      const url = new URL(address, location.href);
      if (url.origin === location.origin && url.pathname.startsWith('/_next/static/'))
        return address;
    },
  });

  function fail() {
    failed = true;
    for (const again of pressed) again();
    pressed.clear();
  }
  function add(address, then) {
    const script = document.createElement('script');
    script.src = address;
    script.async = true;
    script.onload = then;
    script.onerror = fail;
    document.head.append(script);
  }
  function addLink(attributes) {
    document.head.append(Object.assign(document.createElement('link'), attributes));
  }
  function start(event) {
    // a pointer that rests where the page appears under it is no sign of anything
    const rests = event?.type === 'pointermove' && !event.movementX && !event.movementY;
    if (started || rests) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    for (const href of [boot, ...chunks]) addLink({ rel: 'preload', as: 'script', href });
    // the page's data before its chunks: React must find it when it starts
    const addScripts = () =>
      add(boot, () => {
        for (const chunk of chunks) add(chunk);
      });
    // the styles of what React may add, before it adds it; without them it still answers
    if (sheet) addLink({ rel: 'stylesheet', href: sheet, onload: addScripts, onerror: addScripts });
    else addScripts();
  }
  for (const intent of intents) addEventListener(intent, start, { capture: true, passive: true });

  addEventListener(
    'click',
    (event) => {
      if (answering || failed) return;
      const button = event.target.closest?.('button:not([type="submit"], [popovertarget])');
      if (!button) return;
      event.preventDefault();
      button.setAttribute('aria-busy', 'true');
      pressed.add(() => {
        button.removeAttribute('aria-busy');
        button.click();
      });
      start();
    },
    true,
  );
  addEventListener(
    'submit',
    (event) => {
      // without React the browser sends the form itself, and the server answers with a page
      if (answering || failed) return;
      event.preventDefault();
      const form = event.target;
      if (form.ariaBusy) return;
      form.ariaBusy = 'true';
      pressed.add(() => {
        form.ariaBusy = null;
        form.requestSubmit();
      });
      start();
    },
    true,
  );
  addEventListener('linea:hydrated', () => {
    answering = true;
    for (const again of pressed) again();
    pressed.clear();
  });
})();
