import { type ReactNode, useState } from 'react';
import type { CallToAction } from '@/content/calls-to-action';
import { savingsWords } from '@/content/demos/savings';
import { offerGoalsNote } from '@/lib/demos/goals-note';
import { SavingsSend } from './savings-send';

interface CalculatorProps<T> {
  demo: string;
  callToAction: CallToAction;
  first: () => T;
  /** What has been typed, as the request carries it and as whoever listens is told. */
  read: (typed: T) => { sound: boolean; note: string; told: string };
  /** Says the new sum to those who listen. */
  tell: (text: string) => void;
  form: (typed: T, onChange: (typed: T) => void, send: ReactNode) => ReactNode;
}

/** Reckons as the visitor types, and takes what comes of it to the form on the page. */
export function Calculator<T>(props: CalculatorProps<T>) {
  const { demo, callToAction, first, read, tell, form } = props;
  const [typed, setTyped] = useState(first);
  const [answer, setAnswer] = useState<string>();

  function send() {
    const { sound, note } = read(typed);
    if (!sound) setAnswer(savingsWords.unsound);
    else setAnswer(offerGoalsNote(note) ? savingsWords.sent : savingsWords.alreadySent);
  }

  function change(next: T) {
    setTyped(next);
    setAnswer(undefined);
    tell(read(next).told);
  }

  return form(
    typed,
    change,
    <SavingsSend demo={demo} callToAction={callToAction} onSend={send} answer={answer} />,
  );
}
