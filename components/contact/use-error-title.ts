import { useEffect } from 'react';
import { contact } from '@/content/contact';

const prefix = `${contact.refused.prefix} `;

/** Lets the page's title say, before all else, that something has to be mended: it is what a reader hears first. */
export function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    document.title = prefix + document.title;
    return () => {
      // another page may have set its own title meanwhile
      if (document.title.startsWith(prefix)) document.title = document.title.slice(prefix.length);
    };
  }, [active]);
}
