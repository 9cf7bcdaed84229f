/** L6: one signs with the line, and the quote under it is filled in and printed. */
import type { Page } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import { quoteDemo, quoteFaults, quoteWords } from '@/content/demos/quote';
import { navigation } from '@/content/navigation';
import { posters } from '@/content/posters';
import { site } from '@/content/site';
import { quoteTotals } from '@/lib/demos/quote';
import { formatEuro } from '@/lib/italian/format';
import { hydrate, tabTo } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { demoPath } from '../../support/e2e/examples';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { stageOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

test.use({ bypassCSP: true });

const path = demoPath('quote') ?? '';
test.skip(path === '', 'no page shows this simulation');

/** How much of the signature is written, in percent. */
const written = (page: Page) =>
  page.locator('.sign-ink').evaluate((ink) => {
    const [, right = ''] = getComputedStyle(ink).clipPath.split(' ');
    const hidden = Number.parseFloat(right.replace('calc(', ''));
    return Math.round(100 - hidden);
  });

test('is signed at rest, and the visitor’s own hand signs it again, from the last step to the end', async ({
  page,
}) => {
  await page.goto(path);
  const stage = stageOn(page);
  const pen = page.getByRole('slider', { name: posters.documents.sign });
  expect(await written(page)).toBe(100);
  await pen.focus();
  await page.keyboard.press('Home');
  expect(await written(page)).toBe(0);
  await expect(stage.root).toHaveAttribute('data-status', 'paused');
  await expect(pen).toHaveAttribute('aria-valuetext', new RegExp(quoteDemo.steps[2]?.event ?? ''));
  await page.keyboard.press('PageUp');
  expect(await written(page)).toBe(10);
  await page.keyboard.press('End');
  await expect(pen).toHaveAttribute('aria-valuetext', new RegExp(quoteDemo.steps[3]?.event ?? ''));
  expect(await written(page)).toBe(100);
});

test('the disc is dragged below what it writes', async ({ page }) => {
  await page.goto(path);
  const ink = await page.locator('.sign-ink').boundingBox();
  const disc = await page.locator('.sign-disc').boundingBox();
  if (!ink || !disc) throw new Error('The signature is on the screen.');
  expect(disc.y).toBeGreaterThan(ink.y + ink.height);
  const y = disc.y + disc.height / 2;
  await page.mouse.move(disc.x + disc.width / 2, y);
  await page.mouse.down();
  await page.mouse.move(ink.x + ink.width / 2, y, { steps: 4 });
  await page.mouse.up();
  expect(Math.abs((await written(page)) - 50)).toBeLessThan(4);
  await page.getByRole('button', { name: posters.documents.signForMe }).click();
  expect(await written(page)).toBe(100);
});

async function openQuote(page: Page) {
  // the dialogue belongs to the browser; the paper is what is looked at
  await page.addInitScript(() => {
    window.print = () => {};
  });
  await page.clock.setFixedTime(new Date('2026-11-21T09:00:00+01:00'));
  await page.goto(path);
  await page.getByText(quoteWords.fold).first().click();
  await hydrate(page);
  const root = page.locator('.quote-sheet');
  const field = (name: string) => page.locator(`#quote-${name}`);
  const sum = (label: RegExp) =>
    root
      .locator('.quote-sum')
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

test('it is folded, and opens on the poster’s quote, with today’s date and its number', async ({
  page,
}) => {
  const { root, total, taxable, vat } = await openQuote(page);
  await expect(root).toContainText(`Preventivo ${script.number}`);
  await expect(root).toContainText('21/11/2026');
  await expect(taxable).toHaveText(amount(sums.taxableCents));
  await expect(vat).toHaveText(amount(sums.vatCents));
  await expect(total).toHaveText(amount(sums.totalCents));
  await expect(page.locator('.poster-total b')).toHaveText(amount(sums.totalCents));
});

test('what was typed before React is there counts', async ({ page }) => {
  await page.goto(path);
  await page.getByText(quoteWords.fold).first().click();
  await page.locator('#quote-discount').evaluate((input: HTMLInputElement) => {
    input.value = '100';
  });
  await hydrate(page);
  await expect(page.locator('.quote-sum dd').last()).toHaveText(euros('0,00'));
});

const cases = [
  {
    lines: [['1', '100']],
    discount: '0',
    rate: '22',
    taxable: '100,00',
    vat: '22,00',
    total: '122,00',
  },
  {
    lines: [['3', '33,33']],
    discount: '',
    rate: '10',
    taxable: '99,99',
    vat: '10,00',
    total: '109,99',
  },
  {
    lines: [['1', '0,25']],
    discount: '50',
    rate: '22',
    taxable: '0,12',
    vat: '0,03',
    total: '0,15',
  },
  {
    lines: [
      ['9.999', '1.000.000'],
      ['1', '0,01'],
    ],
    discount: '12,5',
    rate: '22',
    taxable: '8.749.125.000,01',
    vat: '1.924.807.500,00',
    total: '10.673.932.500,01',
  },
];

for (const { lines, discount, rate, ...expected } of cases) {
  test(`${JSON.stringify(lines)} less ${discount || 'nothing'} comes to ${expected.total} €`, async ({
    page,
  }) => {
    const { field, total, taxable, vat } = await openQuote(page);
    for (let id = script.items.length; id > lines.length; id -= 1)
      await field(`remove-${id}`).click();
    for (const [i, [quantity = '', price = '']] of lines.entries()) {
      await field(`quantity-${i + 1}`).fill(quantity);
      await field(`price-${i + 1}`).fill(price);
    }
    await field('discount').fill(discount);
    await field('vat').fill(rate);
    await expect(taxable).toHaveText(euros(expected.taxable));
    await expect(vat).toHaveText(euros(expected.vat));
    await expect(total).toHaveText(euros(expected.total));
  });
}

test('what makes no sense is told beside its field, kept out of the total and not printed', async ({
  page,
}) => {
  const { root, field, total } = await openQuote(page);
  for (let id = 2; id <= script.items.length; id += 1) await field(`price-${id}`).fill('0');
  for (const [name, text, message] of [
    ['quantity-1', '-2', quoteFaults.quantity.negative],
    ['quantity-1', 'due', quoteFaults.quantity.malformed],
    ['quantity-1', '1', undefined],
    ['price-1', '1.000.000,01', quoteFaults.price.tooLarge],
    ['price-1', 'boh', quoteFaults.price.malformed],
  ] as const) {
    await field(name).fill(text);
    if (message) await expect(field(name)).toHaveAccessibleDescription(message);
  }
  await expect(root).toContainText(quoteWords.uncounted);
  await expect(total).toHaveText(euros('0,00'));
  await expectAccessible(page, '.quote-sheet');
  await page.getByRole('button', { name: quoteWords.print }).click();
  await expect(root.getByRole('status')).toHaveText(quoteWords.unsound);
  await expect(field('price-1')).toBeFocused();
  await field('discount').fill('101');
  await expect(field('discount')).toHaveAccessibleDescription(quoteFaults.percent.tooLarge);
  await field('reset').click();
  await expect(field('price-1')).toHaveValue(amount(script.items[0]?.unitCents ?? 0));
});

test('by keyboard alone it is filled in and printed, and the paper says who sends it', async ({
  page,
}) => {
  const { field } = await openQuote(page);
  await tabTo(page, field('description-1'));
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Insegna dipinta a mano');
  await tabTo(page, field('add'));
  await page.keyboard.press('Enter');
  await expect(field(`description-${script.items.length + 1}`)).toBeFocused();
  await page.keyboard.type('Trasporto');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('2');
  await page.keyboard.press('Tab');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('45,50');
  await tabTo(page, page.getByRole('button', { name: quoteWords.print }));
  await page.keyboard.press('Enter');

  const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ format: 'A4' })));
  const { text, totalPages } = await extractText(pdf, { mergePages: true });
  const words = text.replace(/\s+/g, ' ');
  expect(totalPages).toBe(1);
  const transport = { quantity: 2, unitCents: 4550 };
  const withTransport = quoteTotals({ ...script, items: [...script.items, transport] });
  for (const said of [
    site.brand,
    site.email,
    `Preventivo ${script.number}`,
    '21/11/2026',
    script.customer,
    'Insegna dipinta a mano',
    'Trasporto',
    '91,00 €',
    `Sconto ${script.discountPercent}%`,
    `IVA ${script.vatPercent}%`,
    formatEuro(withTransport.totalCents).replace(/\s/g, ' '),
    quoteWords.signedOn('21/11/2026'),
    quoteWords.disclaimer,
  ])
    expect(words).toContain(said);
  expect(words).not.toContain(navigation.consultation);
  expect(words).not.toContain(quoteWords.reset);
});

test('amounts are written one way, and their decimal commas stand under each other', async ({
  page,
}) => {
  // fetched once: the figures of one width are shown where they are at hand (`font-display: optional`)
  await page.goto(path);
  await page.getByText(quoteWords.fold).first().click();
  await page.waitForLoadState('networkidle');
  const { root, field } = await openQuote(page);
  await field('price-2').fill('1234,5');
  await field('price-2').blur();
  await expect(field('price-2')).toHaveValue(/^1\.234,50\s€$/);
  const commas = await root
    .locator(':is(.quote-amount > span:last-child, .quote-sum > dd)')
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
  expect(commas.length).toBe(script.items.length + 4);
  expect(new Set(commas).size).toBe(1);
});

test('360 px are enough, and no description is cut', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { field } = await openQuote(page);
  const description = field('description-1');
  await description.fill('Insegna luminosa a LED con lettere scatolate e trasformatore da esterno');
  const cut = await description.evaluate((node) => node.scrollHeight - node.clientHeight);
  expect(cut).toBeLessThanOrEqual(0);
  await expectNoSidewaysScroll(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('the finished document stands in its fold', async ({ page, allowConsole }) => {
    allowConsole(/request failed \(csp\): .*\.js$/);
    await page.goto(path);
    await page.getByText(quoteWords.fold).first().click();
    await expect(page.locator('.quote-sum dd').last()).toHaveText(amount(sums.totalCents));
    await expect(page.locator('#quote-print')).toBeHidden();
    await expect(page.getByRole('slider')).toHaveCount(0);
  });
});
