import { type FormEvent, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { type Fields, keysOf, type Typed } from '@/lib/demos/numbers';

/** A station on a line moves the field that it is named after. */
function follow(slider: HTMLInputElement, root: Element, unlessTyped = false) {
  const field = root.querySelector<HTMLInputElement>(`[name="${slider.dataset.of}"]`);
  if (!field || (unlessTyped && field.value !== field.defaultValue)) return;
  field.value = slider.value;
}

/**
 * What has been typed in a calculator's fields, under their keys. The browser keeps it, and it is read from there: what
 * was typed or pushed before React was there counts as well.
 */
export function useTyped<K extends string>(name: string, fields: Fields<K>) {
  const root = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<Record<string, string>>({});
  const [touched, setTouched] = useState(false);

  const read = useCallback(() => {
    const inputs = root.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
    setEntries(Object.fromEntries([...inputs].map((input) => [input.name, input.value])));
  }, []);

  useLayoutEffect(() => {
    for (const slider of root.current?.querySelectorAll<HTMLInputElement>('[data-of]') ?? [])
      if (root.current && slider.value !== slider.defaultValue) follow(slider, root.current, true);
    read();
  }, [read]);

  function onInput({ target }: FormEvent) {
    if (target instanceof HTMLInputElement && target.dataset.of && root.current)
      follow(target, root.current);
    setTouched(true);
    read();
  }
  const typed = Object.fromEntries(
    keysOf(fields).map((key) => [key, entries[`${name}-${fields[key].id}`] ?? fields[key].initial]),
  ) as Typed<K>;
  return { root, typed, onInput, touched };
}
