import { cta } from '@/components/layout/call-to-action';
import type { CallToAction } from '@/content/calls-to-action';
import { savingsWords } from '@/content/demos/savings';

interface SavingsSendProps {
  demo: string;
  callToAction: CallToAction;
  /** Missing in the server's frame. */
  onSend?: () => void;
  answer?: string | undefined;
}

export function SavingsSend({ demo, callToAction, onSend, answer }: SavingsSendProps) {
  return (
    <div className="needs-script mt-5">
      <button
        type="button"
        data-control={`${demo}-send`}
        className="demo-main"
        onClick={onSend}
        {...cta(callToAction)}
      >
        {savingsWords.send}
      </button>
      <p role="status" className="type-small mt-2 font-bold">
        {answer}
      </p>
    </div>
  );
}
