import { navigation } from '@/content/navigation';
import { themes } from '@/lib/browser/theme';

/**
 * Goes from the device's theme to light to dark. All three words are in the page and CSS shows the one in force, because
 * the server cannot know it, and no word moves its neighbours. A tooltip shows what the word means.
 */
export function ThemeSwitch() {
  const { label, meanings, ...words } = navigation.theme;
  return (
    <span className="with-tooltip relative print:hidden">
      <button
        type="button"
        className="theme-switch target cursor-pointer hover:underline noscript:hidden"
      >
        {`${label}: `}
        <span className="theme-switch-words ml-[0.25em] inline-grid justify-items-start">
          {themes.map((one) => (
            <span key={one} className={`theme-switch-${one}`}>
              {words[one]}
            </span>
          ))}
        </span>
      </button>
      <span
        role="tooltip"
        id="aspetto"
        hidden
        // no gap for the pointer to fall into; it stands at the window's left edge, or near it
        className="theme-switch-meanings absolute bottom-full left-0 z-1 w-max pb-1.5 max-w-[calc(100vw-2*var(--gutter))]"
      >
        {themes.map((one) => (
          <span
            key={one}
            className={`theme-switch-${one} rounded-[2px] border-2 border-ink bg-ink px-3 py-1 text-paper`}
          >
            {meanings[one]}
          </span>
        ))}
      </span>
    </span>
  );
}
