import { Island } from '@/components/islands/island';
import { type LineSide, SectionLine } from '@/components/line/section-line';
import { Section } from '@/components/ui/section';
import type { HomeContent } from '@/content/types';

interface SavingsProps extends Pick<HomeContent, 'savings'> {
  side: LineSide;
}

/** The savings calculator, open: two numbers, and what they come to. */
export function Savings({ savings: { title, lead }, side }: SavingsProps) {
  return (
    <Section
      title={title}
      lead={lead}
      ruled={false}
      line={<SectionLine side={side} />}
      className="overflow-clip"
    >
      <Island name="calculator" props={{ name: 'savings' }} />
    </Section>
  );
}
