/** Milliseconds of the specification: under the pointer, or soon after the last. */
const [delayMs, skipMs] = [700, 300];

/** WCAG 1.4.13: it can be pointed at, stays meanwhile, and closes at Escape. */
export function watchTooltips() {
  let open: HTMLElement | null = null;
  let [closedAt, timer] = [0, 0];
  function close() {
    clearTimeout(timer);
    if (!open) return;
    open.hidden = true;
    open.previousElementSibling?.removeAttribute('aria-describedby');
    open = null;
    closedAt = Date.now();
  }
  function show(host: Element) {
    close();
    open = host.querySelector<HTMLElement>('[role="tooltip"]');
    if (!open) return;
    open.hidden = false;
    // not before: a hidden text is described too
    open.previousElementSibling?.setAttribute('aria-describedby', open.id);
  }
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    act: (host: Element, event: DocumentEventMap[Type]) => void,
  ) =>
    document.addEventListener(
      type,
      (event) => {
        const host = event.target instanceof Element && event.target.closest('.with-tooltip');
        if (host) act(host, event);
      },
      true,
    );
  on('pointerenter', (host, { target, pointerType }) => {
    if (host !== target || pointerType === 'touch') return;
    timer = window.setTimeout(show, Date.now() - closedAt < skipMs ? 0 : delayMs, host);
  });
  on('pointerleave', (host, { target }) => {
    if (host === target) close();
  });
  on('focusin', (host) => {
    if (host.querySelector(':focus-visible')) show(host);
  });
  on('focusout', close);
  window.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') close();
  });
}
