import { quoteDemo } from '@/content/demos/quote';
import { quoteTotals } from '@/lib/demos/quote';
import { formatEuro } from '@/lib/italian/format';

const { quote } = quoteDemo;

/** The simulation's quote, as its poster and its row in the list of services have it. */
export const posterQuote = {
  number: quote.number,
  customer: quote.customer,
  total: formatEuro(quoteTotals(quote).totalCents),
};
