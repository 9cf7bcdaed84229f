import {
  type FormEvent,
  type ReactNode,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { addGoalsNote } from '@/components/contact/goals-note';
import { cta } from '@/components/layout/links';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { DisclosureSign } from '@/components/ui/disclosure';
import { savingsWords } from '@/content/demos/savings';
import type { AskedField } from '@/content/demos/types';
import { type Fields, keysOf, readTyped, type Typed } from '@/lib/demos/numbers';
import { Entry } from './entry';
import { Slider } from './slider';

interface CalculatorProps<A extends string, B extends string> {
  /** Of its fields, and of the call to action that it is. */
  name: 'savings' | 'guest-time';
  /** What the visitor knows, pushed along lines. */
  asked: Record<A, AskedField>;
  /** What is assumed, folded, one press away. */
  assumed: Fields<B>;
  formula: string;
  /** Of the values in their smallest units: what is shown, what a request carries, what a screen reader announces. */
  reckon: (values: Record<A | B, number>) => { shown: ReactNode; note: string; announced: string };
}

/** Reckons as the visitor types, and takes what comes of it to the form on the page. */
export function Calculator<A extends string, B extends string>(props: CalculatorProps<A, B>) {
  const { name, asked, assumed, formula, reckon } = props;
  const fields: Fields<A | B> = { ...asked, ...assumed };
  const { root, typed, onInput, touched } = useTyped(name, fields);
  const [answer, setAnswer] = useState<string>();
  const { values, sound } = readTyped(fields, typed);
  const { shown, note, announced } = reckon(values);

  function send() {
    if (!sound) setAnswer(savingsWords.unsound);
    else setAnswer(addGoalsNote(note) ? savingsWords.sent : savingsWords.alreadySent);
  }

  return (
    <div
      ref={root}
      className="calculator"
      onInput={(event) => {
        setAnswer(undefined);
        onInput(event);
      }}
    >
      <div className="savings grid grid-cols-[minmax(0,1fr)] gap-10 border-ink border-t-2 pt-8 lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:grid-rows-[auto_1fr] lg:gap-x-[calc(100%/12)]">
        <fieldset className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-9">
          <legend className="type-small pb-4 font-bold">{savingsWords.asked}</legend>
          {keysOf(asked).map((key) => (
            <Slider
              key={key}
              name={`${name}-${asked[key].id}`}
              field={asked[key]}
              typed={typed[key]}
              value={values[key]}
            />
          ))}
        </fieldset>
        <div className="@container min-w-0 lg:row-span-2 max-sm:[&_button]:w-full">
          <div className="calculator-sums">{shown}</div>
          <div role="status" className="calculator-missing needs-script">
            <p className="type-title">{savingsWords.missing}</p>
            <Button type="button" variant="outline" data-reload="" className="mt-4">
              {savingsWords.reload}
            </Button>
          </div>
          <div className="calculator-send needs-script mt-5">
            <Button id={`${name}-send`} type="button" onClick={send} {...cta(name)}>
              {savingsWords.send}
            </Button>
            <p role="status" className="type-small mt-2 font-bold">
              {answer && <ChangingText>{answer}</ChangingText>}
            </p>
          </div>
        </div>
        <details
          id={`${name}-assumed`}
          className="savings-assumed folded border-hairline border-y lg:self-end"
        >
          <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-6 font-bold">
            {savingsWords.assumed}
            <DisclosureSign />
          </summary>
          <div className="grid gap-8 pt-2 pb-8">
            <fieldset className="min-w-0">
              <legend className="font-bold">{savingsWords.assumptions}</legend>
              <p className="type-small mt-1 mb-3 max-w-[60ch] text-muted">
                {savingsWords.assumedNote}
              </p>
              <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] items-end gap-x-6 gap-y-4 pt-3">
                {keysOf(assumed).map((key) => (
                  <Entry
                    key={key}
                    name={`${name}-${assumed[key].id}`}
                    field={assumed[key]}
                    typed={typed[key]}
                  />
                ))}
              </div>
            </fieldset>
            <p className="max-w-[60ch]">{formula}</p>
          </div>
        </details>
      </div>
      <p className="sr-only" aria-live="polite">
        {touched && <ChangingText>{sound ? announced : savingsWords.unsound}</ChangingText>}
      </p>
    </div>
  );
}

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
function useTyped<K extends string>(name: string, fields: Fields<K>) {
  const root = useRef<HTMLDivElement>(null);
  const [entries, setEntries] = useState<Record<string, string>>({});
  const [touched, setTouched] = useState(false);

  const read = useCallback(() => {
    const inputs = [...(root.current?.querySelectorAll<HTMLInputElement>('input[name]') ?? [])];
    setEntries(Object.fromEntries(inputs.map((input) => [input.name, input.value])));
    return inputs.some((input) => input.value !== input.defaultValue);
  }, []);

  useLayoutEffect(() => {
    for (const slider of root.current?.querySelectorAll<HTMLInputElement>('[data-of]') ?? [])
      if (root.current && slider.value !== slider.defaultValue) follow(slider, root.current, true);
    // the first change may be older than React: it is announced as well
    setTouched(read());
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
