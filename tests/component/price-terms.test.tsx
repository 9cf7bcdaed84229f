import { render } from '@testing-library/react';
import { PriceTerms } from '@/components/sections/price-terms';
import { figuresList } from '@/content/figures-page';

test('a price’s VAT, activation and traffic are shown as the owner writes them, and not before', () => {
  const conditions = { vat: 'IVA esclusa', activation: 'nessuna', traffic: 'a consumo' };
  const { container, rerender } = render(<PriceTerms price={{ startsAtEuros: 30, conditions }} />);
  const { activation, traffic } = figuresList.price;
  expect(container.textContent).toBe(
    `IVA esclusa · ${activation}: nessuna · ${traffic}: a consumo`,
  );
  rerender(<PriceTerms price={{ startsAtEuros: 30, conditions: null }} />);
  expect(container.innerHTML).toBe('');
});
