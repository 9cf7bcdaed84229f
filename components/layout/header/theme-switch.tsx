'use client'; // the choice of theme is the browser's to keep

import { useTheme } from 'next-themes';
import { useEffect } from 'react';
import { navigation } from '@/content/navigation';
import { WithTooltip } from './with-tooltip';

const order = ['system', 'light', 'dark'] as const;
type Theme = (typeof order)[number];

/** The one in force; what a browser may have kept from elsewhere counts as none. */
function known(theme: string | undefined): Theme {
  return order.find((one) => one === theme) ?? 'system';
}

function nextTheme(theme: Theme): Theme {
  return order[(order.indexOf(theme) + 1) % order.length] ?? 'system';
}

/**
 * Goes from the device's theme to light to dark. All three words are in the page and CSS shows the one in force, because
 * the server cannot know it: `ThemeScript` says it before the page is painted, and no word moves its neighbours.
 */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const chosen = known(theme);
  const { label, meanings, ...words } = navigation.theme;
  useEffect(() => {
    document.documentElement.dataset.themeChoice = chosen;
  }, [chosen]);
  return (
    <WithTooltip text={meanings[chosen]}>
      <button
        type="button"
        onClick={() => setTheme(nextTheme(chosen))}
        className="theme-switch target cursor-pointer hover:underline"
      >
        {`${label}: `}
        <span className="theme-words">
          {order.map((one) => (
            <span key={one} className={`theme-${one}`}>
              {words[one]}
            </span>
          ))}
        </span>
      </button>
    </WithTooltip>
  );
}
