import { savingsWords } from '@/content/demos/savings';
import { cn } from '@/lib/cn';
import type { Outlook } from '@/lib/demos/savings';
import type { savingsFigures } from './savings-figures';

interface SavingsEstimateProps {
  outlook: Outlook;
  short: boolean;
  figures: ReturnType<ReturnType<typeof savingsFigures>['outlook']>;
}

/** What one outlook promises; the likeliest stands out. */
export function SavingsEstimate({ outlook, short, figures }: SavingsEstimateProps) {
  return (
    <div className={cn(outlook === 'base' && 'savings-base')}>
      <dt className="type-small">{savingsWords.outlook[outlook]}</dt>
      <dd>
        <span className="block font-bold tabular-nums">{figures.total}</span>
        <span className="type-small block text-muted">
          {figures.hours} {figures.weekly}
          {!short && `, ${figures.customers} (${figures.worth})`}
        </span>
      </dd>
    </div>
  );
}
