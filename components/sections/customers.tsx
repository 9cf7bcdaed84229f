import { Section } from '@/components/ui/section';
import type { Customer } from '@/content/owner';
import { customersTitle } from '@/content/shared';

/** Who already works with the agency, in their own words where they have said some; nothing until one may be named. */
export function Customers({ customers }: { customers: readonly Customer[] }) {
  if (customers.length === 0) return null;
  return (
    <Section title={customersTitle} layout="split">
      <ul className="grid gap-5">
        {customers.map(({ name, work, quote, by }) => (
          <li key={name} className="border-hairline border-t pt-3">
            <h3 className="font-bold type-lead leading-snug">{name}</h3>
            <p className="text-muted">{work}</p>
            {quote && (
              <blockquote className="type-title mt-2">
                <p>{`«${quote}»`}</p>
              </blockquote>
            )}
            {by && <p className="type-small mt-1">{by}</p>}
          </li>
        ))}
      </ul>
    </Section>
  );
}
