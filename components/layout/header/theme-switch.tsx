import { useId } from 'react';
import { navigation } from '@/content/navigation';
import { InlineScript } from '../page/inline-script';

const order = ['system', 'light', 'dark'] as const;

function keepTheme(themes: readonly string[]) {
  const { dataset } = document.documentElement;
  const known = (stored: string | null) => themes.find((one) => one === stored) ?? 'system';
  function restore() {
    try {
      dataset.themeChoice = known(localStorage.getItem('theme'));
    } catch {
      // storage is forbidden: a choice lasts as long as its page
    }
  }
  restore();
  // chosen in another tab, or on a page visited since this one was left
  window.addEventListener('storage', restore);
  window.addEventListener('pageshow', restore);
  window.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element) || !target.closest('.theme-switch')) return;
    const next = known(themes[themes.indexOf(dataset.themeChoice ?? '') + 1] ?? null);
    dataset.themeChoice = next;
    try {
      localStorage.setItem('theme', next);
    } catch {
      // as above
    }
  });
}

/** Stands before all that is painted, so that nothing of it is seen in another theme than the chosen one. */
export function ThemeScript() {
  return <InlineScript run={keepTheme} args={[order]} />;
}

/**
 * Goes from the device's theme to light to dark. All three words are in the page and CSS shows the one in force, because
 * the server cannot know it, and no word moves its neighbours. `TooltipScript` shows what the word means.
 */
export function ThemeSwitch() {
  const { label, meanings, ...words } = navigation.theme;
  return (
    <span className="with-tooltip">
      <button type="button" className="theme-switch target cursor-pointer hover:underline">
        {`${label}: `}
        <span className="theme-words">
          {order.map((one) => (
            <span key={one} className={`theme-${one}`}>
              {words[one]}
            </span>
          ))}
        </span>
      </button>
      <span role="tooltip" id={useId()} hidden className="tooltip type-small">
        {order.map((one) => (
          <span key={one} className={`theme-${one}`}>
            {meanings[one]}
          </span>
        ))}
      </span>
    </span>
  );
}
