import { figuresList } from '@/content/figures-page';
import type { Solution } from '@/content/types';

type Price = NonNullable<Solution['monthlyPrice']>;

/** What comes on top of the price that a page says it starts at; nothing until the owner has written it. */
export function PriceTerms({ price, className }: { price: Price; className?: string }) {
  const { conditions } = price;
  if (!conditions) return null;
  const { activation, traffic } = figuresList.price;
  const terms = [
    conditions.vat,
    `${activation}: ${conditions.activation}`,
    `${traffic}: ${conditions.traffic}`,
  ];
  return <p className={className}>{terms.join(' · ')}</p>;
}
