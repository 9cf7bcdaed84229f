import { savingsWords } from '@/content/demos/savings';
import { cn } from '@/lib/cn';
import type { Outlook } from '@/lib/savings';
import type { savingsFigures } from './savings-figures';

interface SavingsEstimateProps {
  outlook: Outlook;
  short: boolean;
  figures: ReturnType<ReturnType<typeof savingsFigures>['outlook']>;
}

/** What one outlook promises; the likeliest stands out. */
export function SavingsEstimate({ outlook, short, figures }: SavingsEstimateProps) {
  const base = outlook === 'base';
  return (
    <div
      className={cn(
        'savings-estimate border-hairline border-b px-5 py-4 last:border-b-0',
        base && 'bg-line text-line-on',
      )}
    >
      <dt className="type-small">{savingsWords.outlook[outlook]}</dt>
      <dd>
        <span
          className={cn(
            'savings-total block font-bold leading-tight tabular-nums',
            base && 'savings-total-base',
          )}
        >
          {figures.total}
        </span>
        <span className="type-small mt-1 block">
          {figures.hours} {figures.weekly}
          {!short && `, ${figures.customers} (${figures.worth})`}
        </span>
      </dd>
    </div>
  );
}
