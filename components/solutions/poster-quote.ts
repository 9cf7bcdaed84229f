import { quoteDemo } from '@/content/demos/quote';
import { quoteTotals } from '@/lib/demos/quote';
import { formatEuro } from '@/lib/italian/format';

const { fragment } = quoteDemo;

/** The simulation's quote, as its poster and its row in the list of services have it. */
export const posterQuote = {
  number: fragment.number,
  customer: fragment.customer,
  total: formatEuro(quoteTotals(fragment).totalCents),
};
