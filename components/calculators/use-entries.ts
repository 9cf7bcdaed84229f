import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';

type Entries = Record<string, string>;
type Field = HTMLInputElement | HTMLTextAreaElement;

/** A station on a line moves the field that it is named after. */
function follow(slider: HTMLInputElement, root: Element) {
  const field = root.querySelector<Field>(`[name="${slider.dataset.of}"]`);
  if (field) field.value = slider.value;
}

const isMoved = ({ value, defaultValue }: Field) => value !== defaultValue;

/**
 * What stands in the fields within an element, by their names. The browser keeps it, and it is read from there: what was
 * typed or pushed before React was there counts as well.
 *
 * @param first what stands in the server's page
 * @param shape changes whenever fields come or go
 */
export function useEntries(first: Entries, shape?: unknown) {
  const root = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState(first);
  const [touched, setTouched] = useState(false);

  const read = useCallback(() => {
    const fields = root.current?.querySelectorAll<Field>(':is(input, textarea)[name]') ?? [];
    setEntries(Object.fromEntries([...fields].map(({ name, value }) => [name, value])));
  }, []);

  useLayoutEffect(() => {
    for (const slider of root.current?.querySelectorAll<HTMLInputElement>('[data-of]') ?? [])
      if (root.current && isMoved(slider)) follow(slider, root.current);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is there to read changes with the shape
  useLayoutEffect(read, [read, shape]);

  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.dataset.of && root.current)
      follow(target, root.current);
    setTouched(true);
    read();
  }
  return { root, entries, onInput, read, touched };
}
