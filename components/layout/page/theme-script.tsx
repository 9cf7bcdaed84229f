/** Runs in the browser as it stands here: it may use nothing from outside itself. */
function tellThemeChoice() {
  try {
    // where next-themes keeps it
    const kept = localStorage.getItem('theme');
    if (kept === 'light' || kept === 'dark') document.documentElement.dataset.themeChoice = kept;
  } catch {
    // storage is forbidden: nothing is kept
  }
}

/**
 * What the visitor chose, for CSS: the class that next-themes sets is the theme in force, which is the same for a choice
 * and for the device's own. Inline, because it is seen before React is there.
 */
export function ThemeScript() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, and nothing else
    <script dangerouslySetInnerHTML={{ __html: `(${tellThemeChoice})()` }} />
  );
}
