/** One signs with the line, and the quote under it is filled in and printed. */
import type { Page } from '@playwright/test';
import { quoteDemo, quoteFaults, quoteWords } from '@/content/demos/quote';
import { navigation } from '@/content/navigation';
import { posters } from '@/content/posters';
import { site } from '@/content/site';
import { quoteTotals } from '@/lib/demos/quote';
import { formatEuro } from '@/lib/italian/format';
import { demoPath } from '../../support/e2e/addresses';
import { hydrate, tabTo } from '../../support/e2e/browser';
import { expectAccessible } from '../../support/e2e/checkers';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { stageOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

const path = demoPath('quote') ?? '';
const script = quoteDemo.quote;
const sums = quoteTotals(script);

/** How much of the signature is written, in percent. */
const written = (page: Page) =>
  page.locator('.sign-ink').evaluate((ink) => {
    const [, right = ''] = getComputedStyle(ink).clipPath.split(' ');
    return Math.round(100 - Number.parseFloat(right.replace('calc(', '')));
  });

test('one signs by keyboard and by mouse', async ({ page }) => {
  await page.goto(path);
  const stage = stageOn(page);
  const pen = page.getByRole('slider', { name: posters.documents.sign });
  expect(await written(page)).toBe(100);
  await pen.focus();
  await page.keyboard.press('Home');
  expect(await written(page)).toBe(0);
  await expect(stage.root).toHaveAttribute('data-status', 'paused');
  await page.keyboard.press('PageUp');
  expect(await written(page)).toBe(10);
  await page.keyboard.press('End');
  await expect(pen).toHaveAttribute('aria-valuetext', new RegExp(quoteDemo.steps[3]?.event ?? ''));

  const ink = await page.locator('.sign-ink').boundingBox();
  const disc = await page.locator('.sign-disc').boundingBox();
  if (!ink || !disc) throw new Error('The signature is on the screen.');
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

/** An amount as the page writes it, whichever space stands before its sign. */
const amount = (cents: number) =>
  new RegExp(`^${formatEuro(cents).replace(/[.]/g, '\\.').replace(/\s/g, '\\s')}$`);
const euros = (text: string) => new RegExp(`^${text.replace(/[.,]/g, '\\$&')}\\s€$`);

test('the quote counts what is typed to the cent', async ({ page }) => {
  const { root, field, total, taxable, vat } = await openQuote(page);
  await expect(root).toContainText(`Preventivo ${script.number}`);
  await expect(root).toContainText('21/11/2026');
  await expect(taxable).toHaveText(amount(sums.taxableCents));
  await expect(vat).toHaveText(amount(sums.vatCents));
  await expect(total).toHaveText(amount(sums.totalCents));
  await expect(page.locator('.poster-total b')).toHaveText(amount(sums.totalCents));
  for (let id = script.items.length; id > 2; id -= 1) await field(`remove-${id}`).click();
  await field('quantity-1').fill('9.999');
  await field('price-1').fill('1.000.000');
  await field('quantity-2').fill('1');
  await field('price-2').fill('0,01');
  await field('discount').fill('12,5');
  await field('vat').fill('22');
  await expect(taxable).toHaveText(euros('8.749.125.000,01'));
  await expect(vat).toHaveText(euros('1.924.807.500,00'));
  await expect(total).toHaveText(euros('10.673.932.500,01'));
  await field('price-2').fill('1234,5');
  await field('price-2').blur();
  await expect(field('price-2'), 'written one way').toHaveValue(/^1\.234,50\s€$/);
});

test('nonsense in a quote is not counted and not printed', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const { root, field, total } = await openQuote(page);
  await field('description-1').fill('Insegna luminosa a LED con lettere scatolate e trasformatore');
  const cut = await field('description-1').evaluate(
    (node) => node.scrollHeight - node.clientHeight,
  );
  expect(cut, 'no description is cut').toBeLessThanOrEqual(0);
  await expectNoSidewaysScroll(page);
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
  await field('reset').click();
  await expect(field('price-1')).toHaveValue(amount(script.items[0]?.unitCents ?? 0));
});

test('a quote is filled in by keyboard and printed on one page', async ({ page }) => {
  const { field } = await openQuote(page);
  const retype = async (text: string) => {
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(text);
  };
  await tabTo(page, field('description-1'));
  await retype('Insegna dipinta a mano');
  await tabTo(page, field('add'));
  await page.keyboard.press('Enter');
  await expect(field(`description-${script.items.length + 1}`)).toBeFocused();
  await page.keyboard.type('Trasporto');
  for (const text of ['2', '45,50']) {
    await page.keyboard.press('Tab');
    await retype(text);
  }
  await tabTo(page, page.getByRole('button', { name: quoteWords.print }));
  await page.keyboard.press('Enter');

  const pdf = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(pdf.match(/\/Type \/Page\b/g), 'pages').toHaveLength(1);
  await page.emulateMedia({ media: 'print' });
  // as it stands on the paper: what is typed in a field, too
  await page.evaluate(() => {
    // as the button leaves it while the browser prints
    document.documentElement.dataset.printing = '';
    for (const input of document.querySelectorAll<HTMLInputElement>('input, textarea'))
      if (input.checkVisibility()) input.replaceWith(` ${input.value} `);
  });
  // biome-ignore lint/performance/useDomNodeTextContent: what is not printed is not to be found
  const words = (await page.locator('body').innerText()).replace(/\s+/g, ' ');
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
    `IVA ${script.vatPercent}%`,
    formatEuro(withTransport.totalCents).replace(/\s/g, ' '),
    quoteWords.signedOn('21/11/2026'),
    quoteWords.disclaimer,
  ])
    expect(words).toContain(said);
  for (const button of [navigation.consultation, quoteWords.reset])
    expect(words).not.toContain(button);
});
