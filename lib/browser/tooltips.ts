/** The specification's: one opens after so long under the pointer, or at once so soon after the last. */
const [delayMs, skipMs] = [700, 300];

/** A tooltip can be pointed at, stays while it is, and goes at Escape (WCAG 1.4.13). */
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
    // not before: of a hidden text even those words are read that do not apply
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
  window.addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Escape' || !open) return;
      // the drawer around it stays open
      event.preventDefault();
      close();
    },
    true,
  );
}
