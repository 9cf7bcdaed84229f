import { render } from '@testing-library/react';
import { PriceTerms } from '@/components/sections/price-terms';
import { Price } from '@/components/sections/solution-sections';
import { figuresList } from '@/content/figures-page';
import { priceWords } from '@/content/prices';
import { solutions } from '@/content/solutions';

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

test('a worked example is shown once the owner has written it, and not before', () => {
  const price = { dependsOn: 'Dai canali.', included: 'Le prove.', extra: 'I messaggi.' };
  const example = 'Due canali: 90 € al mese, più IVA.';
  const { container, rerender } = render(<Price price={{ ...price, example: '[Un caso]' }} />);
  expect(container.textContent).not.toMatch(/\[|Un caso/);
  expect(container.textContent).not.toContain(priceWords.rows.example);
  rerender(<Price price={{ ...price, example }} />);
  expect(container.textContent).toContain(`${priceWords.rows.example}${example}`);
});

test.each(solutions.map(({ slug, price, monthlyPrice }) => ({ slug, price, monthlyPrice })))(
  'what $slug costs says on what it depends, what is in it, what is extra, and that VAT comes on top',
  ({ price, monthlyPrice }) => {
    const { container } = render(<Price price={price} {...(monthlyPrice && { monthlyPrice })} />);
    const { title, rows } = priceWords;
    const heads = [...container.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
    expect(heads.slice(0, 4)).toEqual([title, rows.dependsOn, rows.included, rows.extra]);
    expect(container.textContent).toContain('più IVA');
  },
);
