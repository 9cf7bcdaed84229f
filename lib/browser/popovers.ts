/** Closing of the solutions menu and the drawer. */
export function watchPopovers() {
  // so that only a link closes it
  const close = (left: (menu: Element) => boolean) => {
    const panel = document.querySelector<HTMLElement>('[popover]:popover-open');
    if (panel?.parentElement && left(panel.parentElement)) panel.hidePopover();
  };
  const within = (menu: Element, { target }: Event) =>
    target instanceof Node && menu.contains(target);
  // by keyboard a popover would cover what has the focus
  window.addEventListener('focusin', (event) => close((menu) => !within(menu, event)));
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    close((menu) => Boolean(link) && within(menu, event));
  });

  // the drawer is modal: the rest is inert and does not scroll
  const setInert = (drawer: Element, inert: boolean) => {
    document.documentElement.style.overflow = inert ? 'hidden' : '';
    for (const beside of document.body.children)
      if (beside instanceof HTMLElement && beside !== drawer) beside.inert = inert;
  };
  const watch = (type: 'beforetoggle' | 'toggle', act: (drawer: Element, opens: boolean) => void) =>
    document.addEventListener(
      type,
      (event) => {
        if (event.target instanceof HTMLDialogElement) act(event.target, event.newState === 'open');
      },
      true,
    );
  watch('beforetoggle', (drawer, opens) => {
    // before it closes, when the browser gives the focus back
    if (!opens) setInert(drawer, false);
  });
  watch('toggle', (drawer, opens) => {
    if (opens) {
      // once it is painted: all of the page is styled anew for that
      requestAnimationFrame(() =>
        setTimeout(() => drawer.matches(':popover-open') && setInert(drawer, true)),
      );
      return;
    }
    // a touch gives a button no focus that could come back
    if (document.activeElement === document.body)
      document.querySelector<HTMLElement>(`[popovertarget="${drawer.id}"]`)?.focus();
  });
  // else the focus goes to the browser's own buttons
  window.addEventListener('keydown', (event) => {
    const drawer = document.querySelector('dialog:popover-open');
    if (event.key !== 'Tab' || !drawer) return;
    const stops = [...drawer.querySelectorAll<HTMLElement>('a[href],button')];
    const [end, start] = event.shiftKey ? [stops.at(0), stops.at(-1)] : [stops.at(-1), stops.at(0)];
    if (document.activeElement !== end && drawer.contains(document.activeElement)) return;
    event.preventDefault();
    start?.focus();
  });
}
