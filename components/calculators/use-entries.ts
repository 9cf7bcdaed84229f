import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

type Entries = Record<string, string>;

/** A station on a line moves the field that it is named after. */
function follow(slider: HTMLInputElement, root: Element) {
  const field = root.querySelector<HTMLInputElement>(`[name="${slider.dataset.of}"]`);
  if (field) field.value = slider.value;
}

/**
 * What stands in the fields within an element, by their names; `first` is what stands in the server's page. The browser keeps
 * it, and it is read from there: what was typed or pushed before React was there counts as well.
 */
export function useEntries(first: Entries) {
  const root = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState(first);
  const [touched, setTouched] = useState(false);

  const read = useCallback(() => {
    const fields = root.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
    setEntries(Object.fromEntries([...fields].map(({ name, value }) => [name, value])));
  }, []);

  useLayoutEffect(() => {
    for (const slider of root.current?.querySelectorAll<HTMLInputElement>('[data-of]') ?? [])
      if (root.current && slider.value !== slider.defaultValue) follow(slider, root.current);
    read();
  }, [read]);

  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.dataset.of && root.current)
      follow(target, root.current);
    setTouched(true);
    read();
  }
  return { root, entries, onInput, touched };
}
