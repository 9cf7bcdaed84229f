import { funnelFields } from '@/content/demos/lead';
import { savingsWords } from '@/content/demos/savings';
import type { FunnelScript, QuoteScript, SavingsScript } from '@/content/demos/types';
import { axesStart } from '@/lib/demo-script';
import { checkDraft } from '@/lib/quote-draft';
import { CalculatorTitle } from './calculator-title';
import { DemoSection } from './demo-shell';
import { FunnelDesk } from './funnel-desk';
import { initialTyped } from './number-field';
import { QuoteButtons } from './quote-buttons';
import { QuoteDesk } from './quote-desk';
import { firstDraft } from './quote-first-draft';
import { unsigned } from './quote-signature';
import { QuoteSigning } from './quote-signing';
import { SavingsDesk } from './savings-desk';
import { firstSavings } from './savings-figures';
import { SavingsSend } from './savings-send';

/* The server's first frames of what is filled in instead of played. */

export function FirstQuote({ script }: { script: QuoteScript }) {
  const draft = firstDraft(script);
  return (
    <DemoSection>
      <QuoteDesk
        script={script}
        draft={draft}
        checked={checkDraft(draft, script.fragment.vatPercent)}
        date={script.fragment.date}
        signed={false}
      >
        <QuoteSigning signature={unsigned} />
        <QuoteButtons />
      </QuoteDesk>
    </DemoSection>
  );
}

export function FirstFunnel({ demo, script }: { demo: string; script: FunnelScript }) {
  return (
    <DemoSection>
      <FunnelDesk
        demo={demo}
        script={script}
        selection={axesStart(script.axes)}
        typed={initialTyped(funnelFields)}
      />
      <CalculatorTitle title={savingsWords.title} />
      <FirstCalculator demo="savings" short={false} />
    </DemoSection>
  );
}

export function FirstSavings({ demo, script }: { demo: string; script: SavingsScript }) {
  return (
    <DemoSection>
      <FirstCalculator demo={demo} short={script.short} />
    </DemoSection>
  );
}

function FirstCalculator({ demo, short }: { demo: string; short: boolean }) {
  return (
    <SavingsDesk demo={demo} short={short} typed={firstSavings()}>
      <SavingsSend demo={demo} />
    </SavingsDesk>
  );
}
