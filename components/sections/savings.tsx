import { Island } from '@/components/islands/island';
import { Section } from '@/components/ui/section';
import type { HomeContent } from '@/content/types';

/** The savings calculator, open: two numbers, and what they come to. */
export function Savings({ savings: { title, lead } }: Pick<HomeContent, 'savings'>) {
  return (
    <Section title={title} lead={lead} ruled={false}>
      <Island name="calculator" props={{ name: 'savings' }} />
    </Section>
  );
}
