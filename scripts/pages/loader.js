// Holds the framework's scripts back until the visitor does something, and loses nothing meanwhile:
// a button pressed or a form sent before React answers is done again once it does.
// The build puts this inline into every page; it must stand alone.
(() => {
  const [boot, ...chunks] = document.currentScript.dataset.boot.split(' ');
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
  function start() {
    if (started) return;
    started = true;
    for (const intent of intents) removeEventListener(intent, start, true);
    for (const href of chunks) {
      const hint = document.createElement('link');
      hint.rel = 'preload';
      hint.as = 'script';
      hint.href = href;
      document.head.append(hint);
    }
    // the page's data first: React must find it when it starts
    add(boot, () => {
      for (const chunk of chunks) add(chunk);
    });
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
