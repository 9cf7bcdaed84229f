import type { CSSProperties, ReactNode } from 'react';
import { ChangingText } from '@/components/ui/changing-text';
import { aboutHours } from '@/content/amounts';
import { savingsFields, savingsWords } from '@/content/demos/savings';
import { plural } from '@/lib/italian/plural';

interface FreedHoursProps {
  /** Hours of a week: all of them, and those that come free. */
  all: number;
  freed: number;
  /** What they are worth. */
  children: ReactNode;
}

/** A week's hours as a band: what can be automated turns off and ends, the rest goes on (`freed.css`). */
export function FreedHours({ all, freed, children }: FreedHoursProps) {
  const longest = savingsFields.hours.slider.to;
  const drawn = {
    '--freed-longest': longest,
    '--freed-hours': Math.min(all, longest),
    '--freed-share': all && freed / all,
  } as CSSProperties;
  return (
    <div className="freed" style={drawn}>
      <p className="freed-ends mb-3 flex flex-wrap justify-between gap-x-6">
        <b>
          <ChangingText>{plural(all, savingsWords.weekly)}</ChangingText>
        </b>
        <span>
          <ChangingText>{plural(aboutHours(all - freed, all), savingsWords.left)}</ChangingText>
        </span>
      </p>
      <div className="freed-worth">{children}</div>
    </div>
  );
}
