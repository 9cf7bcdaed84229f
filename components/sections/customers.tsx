import type { ReactNode } from 'react';
import { Section } from '@/components/ui/section';
import type { Customer } from '@/content/owner';
import { customersTitle } from '@/content/shared';

interface CustomersProps {
  customers: readonly Customer[];
  ruled?: boolean;
  /** The page's line, as it passes here. */
  line?: ReactNode;
  className?: string;
}

/** Who already works with the agency, in their own words where they have said some; nothing until one may be named. */
export function Customers({ customers, ruled = true, line, className }: CustomersProps) {
  if (customers.length === 0) return null;
  return (
    <Section
      title={customersTitle}
      layout="split"
      ruled={ruled}
      line={line}
      {...(className && { className })}
    >
      <CustomerList customers={customers} className="lg:*:grid-cols-[3fr_5fr]" />
    </Section>
  );
}

/** The same within a section about something else. */
export function CustomersAside({ customers }: Pick<CustomersProps, 'customers'>) {
  return (
    <>
      <h2 className="type-title mb-3">{customersTitle}</h2>
      <CustomerList customers={customers} />
    </>
  );
}

function CustomerList({ customers, className }: Pick<CustomersProps, 'customers' | 'className'>) {
  return (
    <ul className={className}>
      {customers.map(({ name, work, quote, by }) => (
        <li
          key={name}
          className="grid gap-x-8 gap-y-2 border-hairline py-4 not-first:border-t first:pt-0 last:pb-0"
        >
          <div>
            <h3 className="font-bold type-lead leading-snug">{name}</h3>
            <p className="text-muted">{work}</p>
          </div>
          {quote && (
            <figure>
              <blockquote className="type-title">
                <p>{`«${quote}»`}</p>
              </blockquote>
              {by && <figcaption className="type-small mt-1.5 text-muted">{by}</figcaption>}
            </figure>
          )}
        </li>
      ))}
    </ul>
  );
}
