/** Runs in the browser as it stands here: it may use nothing from outside itself. */
function closeMenuLeftBehind() {
  const close = (left: (menu: Element) => boolean) => {
    const panel = document.querySelector<HTMLElement>('[popover]:popover-open');
    if (panel?.parentElement && left(panel.parentElement)) panel.hidePopover();
  };
  const within = (menu: Element, { target }: Event) =>
    target instanceof Node && menu.contains(target);
  // by keyboard a popover stays open over what has the focus by then
  window.addEventListener('focusin', (event) => close((menu) => !within(menu, event)));
  window.addEventListener('click', (event) => {
    const link = event.target instanceof Element && event.target.closest('a');
    close((menu) => Boolean(link) && within(menu, event));
  });
}

/** An inline script and no client component, because the menu opens before React is there. */
export function MenuScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, and nothing else
    <script dangerouslySetInnerHTML={{ __html: `(${closeMenuLeftBehind})()` }} />
  );
}
