import { Demo } from '@/components/demos/demo';
import { Section } from '@/components/sections/section';
import type { HospitalityContent } from '@/content/types';
import { written } from '@/lib/owner-slot';

/** What it costs, as far as the owner has written it, and how many hours the questions take today. */
export function HospitalityPrice({ price }: Pick<HospitalityContent, 'price'>) {
  const items = [...price.items, ...price.ownerItems.filter(({ text }) => written(text))];
  return (
    <Section title={price.title}>
      <ul className="grid gap-x-8 gap-y-6 md:grid-cols-3">
        {items.map((item) => (
          <li key={item.title} className="border-ink border-t-2 pt-4">
            <h3 className="type-title">{item.title}</h3>
            <p className="mt-2 max-w-[48ch] text-muted">{item.text}</p>
          </li>
        ))}
      </ul>
      <h3 className="type-title mt-14 mb-5">{price.hours}</h3>
      <Demo demo="guest-time" />
    </Section>
  );
}
