export const themes = ['system', 'light', 'dark'] as const;

/** Runs before the first paint. */
export function keepTheme() {
  const root = document.documentElement;
  const known = (stored: string | null | undefined) =>
    themes.find((one) => one === stored) ?? 'system';
  function restore() {
    try {
      root.dataset.themeChoice = known(localStorage.getItem('theme'));
    } catch {
      // without storage a choice lasts as long as its page
    }
  }
  restore();
  // chosen in another tab, or on a page visited since
  window.addEventListener('storage', restore);
  window.addEventListener('pageshow', restore);
  window.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.theme-switch')) return;
    const next = known(themes[themes.indexOf(known(root.dataset.themeChoice)) + 1]);
    root.dataset.themeChoice = next;
    try {
      localStorage.setItem('theme', next);
    } catch {}
  });
}
