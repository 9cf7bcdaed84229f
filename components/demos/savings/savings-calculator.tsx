import { useState } from 'react';
import { savingsWords } from '@/content/demos/savings';
import { offerGoalsNote } from '@/lib/demos/goals-note';
import { firstSavings, savingsFigures } from './savings-figures';
import { SavingsForm } from './savings-form';
import { SavingsSend } from './savings-send';

/** Reckons as the visitor types; `tell` says the new sum to those who listen. */
export function SavingsCalculator(props: {
  demo: string;
  short: boolean;
  tell: (text: string) => void;
}) {
  const { demo, short, tell } = props;
  const [typed, setTyped] = useState(firstSavings);
  const [answer, setAnswer] = useState<string>();
  const figures = savingsFigures(typed, short);

  function send() {
    if (!figures.sound) setAnswer(savingsWords.unsound);
    else setAnswer(offerGoalsNote(figures.note) ? savingsWords.sent : savingsWords.alreadySent);
  }

  return (
    <SavingsForm
      demo={demo}
      short={short}
      typed={typed}
      onChange={(next) => {
        setTyped(next);
        setAnswer(undefined);
        const { outlook } = savingsFigures(next, short);
        tell(`${savingsWords.estimate}, ${savingsWords.outlook.base}: ${outlook('base').total}.`);
      }}
    >
      <SavingsSend demo={demo} onSend={send} answer={answer} />
    </SavingsForm>
  );
}
