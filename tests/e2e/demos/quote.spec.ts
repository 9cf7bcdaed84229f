import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { quoteDemo, quoteFaults, quoteWords } from '@/content/demos/quote';
import { navigation } from '@/content/navigation';
import { quoteTotals } from '@/lib/demos/quote';
import { formatEuro } from '@/lib/italian/format';
import { tabTo } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { fetchPlayer } from '../../support/e2e/demo';
import { demoPath } from '../../support/e2e/examples';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

test.use({ bypassCSP: true });

const path = demoPath('quote') ?? '';
test.skip(path === '', 'no page shows this simulation');

async function openQuote(page: Page) {
  // the dialogue belongs to the browser; the paper is what is looked at
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+01:00'));
  await page.goto(path);
  const root = page.locator('.demo-gate');
  await fetchPlayer(root);
  const field = (name: string) => page.locator(`[data-control="quote-${name}"]`);
  const sums = root.locator('.needs-script dl');
  const sum = (label: RegExp) =>
    sums
      .locator('div')
      .filter({ has: page.getByText(label) })
      .locator('dd');
  return { root, field, total: sum(/^Totale/), taxable: sum(/^Imponibile/), vat: sum(/^IVA/) };
}

const script = quoteDemo.quote;
const sums = quoteTotals(script);
/** An amount as the page writes it, whichever space stands before its sign. */
const amount = (cents: number) =>
  new RegExp(`^${formatEuro(cents).replace(/[.]/g, '\\.').replace(/\s/g, '\\s')}$`);
const euros = (text: string) => new RegExp(`^${text.replace(/[.,]/g, '\\$&')}\\s€$`);

test('it opens on the script’s quote, with today’s date and its number', async ({ page }) => {
  const { root, total, taxable, vat } = await openQuote(page);
  await expect(root.locator('.needs-script')).toContainText(`Preventivo ${script.number}`);
  await expect(root.locator('.needs-script')).toContainText('21/11/2026');
  await expect(taxable).toHaveText(amount(sums.taxableCents));
  await expect(vat).toHaveText(amount(sums.vatCents));
  await expect(total).toHaveText(amount(sums.totalCents));
});

const cases = [
  { lines: [['1', '100']], discount: '0', taxable: '100,00', vat: '22,00', total: '122,00' },
  { lines: [['3', '33,33']], discount: '', taxable: '99,99', vat: '22,00', total: '121,99' },
  { lines: [['1', '0,25']], discount: '50', taxable: '0,12', vat: '0,03', total: '0,15' },
  { lines: [['1', '10']], discount: '1,15', taxable: '9,88', vat: '2,17', total: '12,05' },
  {
    lines: [
      ['9.999', '1.000.000'],
      ['1', '0,01'],
    ],
    discount: '12,5',
    taxable: '8.749.125.000,01',
    vat: '1.924.807.500,00',
    total: '10.673.932.500,01',
  },
  { lines: [['7', '1234.56 €']], discount: '100', taxable: '0,00', vat: '0,00', total: '0,00' },
];

for (const { lines, discount, ...sums } of cases) {
  test(`${JSON.stringify(lines)} less ${discount || 'nothing'} comes to ${sums.total} €`, async ({
    page,
  }) => {
    const { field, total, taxable, vat } = await openQuote(page);
    for (let id = quoteDemo.quote.items.length; id > lines.length; id -= 1)
      await field(`remove-${id}`).click();
    for (const [i, [quantity = '', price = '']] of lines.entries()) {
      await field(`quantity-${i + 1}`).fill(quantity);
      await field(`price-${i + 1}`).fill(price);
    }
    await field('discount').fill(discount);
    await expect(taxable).toHaveText(euros(sums.taxable));
    await expect(vat).toHaveText(euros(sums.vat));
    await expect(total).toHaveText(euros(sums.total));
  });
}

test('what makes no sense is told beside its field, kept out of the total and not printed', async ({
  page,
}) => {
  const { root, field, total } = await openQuote(page);
  for (let id = 2; id <= script.items.length; id += 1) await field(`price-${id}`).fill('0');
  for (const [name, text, message] of [
    ['quantity-1', '-2', quoteFaults.quantity.negative],
    ['quantity-1', '1,5', quoteFaults.quantity.tooPrecise],
    ['quantity-1', 'due', quoteFaults.quantity.malformed],
    ['quantity-1', '99999', quoteFaults.quantity.tooLarge],
    ['quantity-1', '1', undefined],
    ['price-1', '-10', quoteFaults.price.negative],
    ['price-1', '10,005', quoteFaults.price.tooPrecise],
    ['price-1', '1.000.000,01', quoteFaults.price.tooLarge],
    ['price-1', 'boh', quoteFaults.price.malformed],
  ] as const) {
    await field(name).fill(text);
    if (message) await expect(field(name)).toHaveAccessibleDescription(message);
  }
  await expect(root).toContainText(quoteWords.uncounted);
  await expect(total).toHaveText(euros('0,00'));
  await expectAccessible(page, '.demo');
  await page.getByRole('button', { name: quoteWords.print }).click();
  await expect(root.getByRole('status')).toHaveText(quoteWords.unsound);
  await expect(field('price-1')).toBeFocused();
  await field('discount').fill('101');
  await expect(field('discount')).toHaveAccessibleDescription(quoteFaults.discount.tooLarge);
});

test('by keyboard alone it is filled in, signed, printed, and the paper says so', async ({
  page,
}) => {
  const { root, field } = await openQuote(page);
  await tabTo(page, field('description-1'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Insegna dipinta a mano');
  await tabTo(page, field('add'));
  await page.keyboard.press('Enter');
  await expect(field(`description-${script.items.length + 1}`)).toBeFocused();
  await page.keyboard.type('Trasporto');
  await page.keyboard.press('Tab');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.type('45,50');
  await tabTo(page, field('typed'));
  await page.keyboard.type('Marta Bellini');
  await expect(root).toContainText(quoteWords.signature.signedOn('21/11/2026'));
  await expect(root.getByText(quoteDemo.quote.tracking.at(-1)?.event ?? '')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: quoteWords.print }));
  await page.keyboard.press('Enter');

  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  expect(totalPages).toBe(1);
  const transport = { quantity: 2, unitCents: 4550 };
  const withTransport = quoteTotals({ ...script, items: [...script.items, transport] });
  for (const said of [
    `Preventivo ${script.number}`,
    '21/11/2026',
    `Spettabile ${script.customer}`,
    'Insegna dipinta a mano',
    'Trasporto 2 45,50 € 91,00 €',
    `Sconto ${script.discountPercent}%`,
    `IVA ${script.vatPercent}%`,
    formatEuro(withTransport.totalCents).replace(/\s/g, ' '),
    quoteWords.signature.signedOn('21/11/2026'),
    'Marta Bellini',
    quoteWords.disclaimer,
  ])
    expect(words).toContain(said);
  expect(words).not.toContain(navigation.consultation);
  expect(words).not.toContain(quoteWords.reset);
});

test('a signature is drawn with the pointer, and taken back', async ({ page }) => {
  const { root, field } = await openQuote(page);
  const board = root.locator('.quote-pad');
  await board.scrollIntoViewIfNeeded();
  const box = await board.boundingBox();
  if (!box) throw new Error('The pad is on the screen.');
  await page.mouse.move(box.x + 40, box.y + box.height / 2);
  await page.mouse.down();
  for (let i = 1; i <= 8; i += 1)
    await page.mouse.move(box.x + 40 + i * 20, box.y + box.height / 2 + (i % 2 ? -20 : 20));
  await page.mouse.up();
  const stroke = board.locator('path').nth(1);
  await expect(stroke).toHaveAttribute('d', /^M\d+ \d+l0 0(L\d+ \d+){8}$/);
  await expect(root).toContainText(quoteWords.signature.signedOn('21/11/2026'));
  await expect(root.locator('[aria-live]')).toHaveText(quoteWords.signature.announced);
  await expectAccessible(page, '.demo');
  await field('clear').click();
  await expect(stroke).toHaveAttribute('d', '');
  await expect(root.getByText(quoteDemo.quote.tracking.at(-1)?.event ?? '')).toBeHidden();
  await field('price-1').fill('1');
  await field('reset').click();
  await expect(field('price-1')).toHaveValue(amount(script.items[0]?.unitCents ?? 0));
});

test('a pad that is drawn on first of all starts the simulation', async ({ page }) => {
  await page.goto(path);
  await page.locator('.quote-pad').click();
  await expect(page.locator('.demo-gate')).toHaveAttribute('data-player', 'ready');
});

test('amounts are written one way, and their decimal commas stand under each other', async ({
  page,
}) => {
  // fetched once: the figures of one width are shown where they are at hand (`font-display: optional`)
  await page.goto(path, { waitUntil: 'networkidle' });
  const { root, field } = await openQuote(page);
  await field('price-2').fill('1234,5');
  await field('price-2').blur();
  await expect(field('price-2')).toHaveValue(/^1\.234,50\s€$/);
  const commas = await root
    .locator('.needs-script :is(.quote-amount > span:last-child, .quote-sum > dd)')
    .evaluateAll((amounts) =>
      amounts.map(({ firstChild: text }) => {
        const at = text?.textContent?.indexOf(',') ?? -1;
        const range = document.createRange();
        if (!text || at < 0) return 'no comma';
        range.setStart(text, at);
        range.setEnd(text, at + 1);
        return Math.round(range.getBoundingClientRect().left * 8) / 8;
      }),
    );
  expect(commas.length).toBe(quoteDemo.quote.items.length + 4);
  expect(new Set(commas).size).toBe(1);
});

test('no description is cut, however long', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { field } = await openQuote(page);
  const description = field('description-1');
  await description.fill('Insegna luminosa a LED con lettere scatolate e trasformatore da esterno');
  const { scroll, client } = await description.evaluate((node) => ({
    scroll: node.scrollHeight,
    client: node.clientHeight,
  }));
  expect(scroll).toBeLessThanOrEqual(client);
});

test('360 px are enough', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openQuote(page);
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the finished document stands in its place', async ({ page, allowConsole }) => {
    allowConsole(/request failed \(csp\): .*\.js$/);
    await page.goto(path);
    await expect(page.locator('.script-free').getByText(formatEuro(sums.totalCents))).toBeVisible();
    await expect(page.locator('[data-control="quote-print"]')).toBeHidden();
  });
});
