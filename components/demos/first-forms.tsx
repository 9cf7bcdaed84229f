import { funnelFields } from '@/content/demos/lead';
import type { FunnelScript, QuoteScript } from '@/content/demos/types';
import { axesStart } from '@/lib/demos/demo-script';
import { checkDraft } from '@/lib/demos/quote-draft';
import { DemoSection } from './core/demo-shell';
import { initialTyped } from './core/number-field';
import { FunnelForm } from './funnel/funnel-form';
import { QuoteButtons } from './quote/quote-buttons';
import { firstDraft } from './quote/quote-first-draft';
import { QuoteForm } from './quote/quote-form';
import { unsigned } from './quote/quote-signature';
import { QuoteSigning } from './quote/quote-signing';
import { firstGuestTime, GuestTimeForm } from './savings/guest-time-form';
import { firstSavings } from './savings/savings-figures';
import { SavingsForm } from './savings/savings-form';
import { SavingsSend } from './savings/savings-send';

/* The server's first frames of what is filled in instead of played. */

export function FirstQuote({ script }: { script: QuoteScript }) {
  const draft = firstDraft(script);
  return (
    <DemoSection>
      <QuoteForm
        script={script}
        draft={draft}
        checked={checkDraft(draft, script.quote.vatPercent)}
        date={script.quote.date}
        signed={false}
      >
        <QuoteSigning signature={unsigned} />
        <QuoteButtons />
      </QuoteForm>
    </DemoSection>
  );
}

export function FirstFunnel({ demo, script }: { demo: string; script: FunnelScript }) {
  return (
    <DemoSection>
      <FunnelForm
        demo={demo}
        script={script}
        selection={axesStart(script.axes)}
        typed={initialTyped(funnelFields)}
      />
    </DemoSection>
  );
}

export function FirstSavings({ demo }: { demo: string }) {
  return (
    <DemoSection>
      <SavingsForm demo={demo} typed={firstSavings()}>
        <SavingsSend demo={demo} callToAction="savings" />
      </SavingsForm>
    </DemoSection>
  );
}

export function FirstGuestTime({ demo }: { demo: string }) {
  return (
    <DemoSection>
      <GuestTimeForm demo={demo} typed={firstGuestTime()}>
        <SavingsSend demo={demo} callToAction="guest-time" />
      </GuestTimeForm>
    </DemoSection>
  );
}
