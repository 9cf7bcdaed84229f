'use client'; // the choice of theme is the browser's to keep

import { useTheme } from 'next-themes';
import { navigation } from '@/content/navigation';
import { WithTooltip } from './with-tooltip';

const order = ['system', 'light', 'dark'] as const;
type Theme = (typeof order)[number];

function nextTheme(theme: string | undefined): Theme {
  const index = order.indexOf((theme ?? 'system') as Theme);
  return order[(index + 1) % order.length] ?? 'system';
}

/** Goes from the device's theme to light to dark; CSS shows the sign of the one in force. */
export function ThemeSwitch() {
  const { theme, setTheme } = useTheme();
  const { label, ...names } = navigation.theme;
  const text = `${label}: ${names[(theme ?? 'system') as Theme] ?? names.system}`;
  return (
    <WithTooltip text={text}>
      <button
        type="button"
        // the server cannot know the visitor's choice: the name is set right on hydration
        suppressHydrationWarning
        aria-label={text}
        onClick={() => setTheme(nextTheme(theme))}
        className="theme-switch flex size-11 cursor-pointer items-center justify-center"
      >
        <svg
          width="22"
          height="22"
          viewBox="0 0 22 22"
          aria-hidden="true"
          className="fill-none stroke-ink"
          strokeWidth="2.5"
        >
          <circle cx="11" cy="11" r="8.5" />
          <path className="theme-system fill-ink" stroke="none" d="M11 2.5a8.5 8.5 0 0 1 0 17z" />
          <circle className="theme-dark fill-ink" stroke="none" cx="11" cy="11" r="8.5" />
        </svg>
      </button>
    </WithTooltip>
  );
}
