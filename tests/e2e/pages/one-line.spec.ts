import type { Page } from '@playwright/test';
import { fieldId } from '@/components/contact/field';
import { anchors } from '@/content/anchors';
import type { LeadField } from '@/lib/lead/request/schema';
import { hydrate, laidOut, open, withMotion } from '../../support/e2e/browser';
import { expectSent, openForm, someLead } from '../../support/e2e/contact-form';
import { expect, test } from '../../support/e2e/test';

/** A straight piece of the line: the border of a box on one side, as far as the box goes. In pixels of the page. */
interface Stroke {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

type Side = 'Left' | 'Right' | 'Top' | 'Bottom';
type Pseudo = '::before' | '::after';

/** The line's pieces are borders of pseudo-elements: what the browser made of them is in their used values. */
function strokeOf(page: Page, selector: string, pseudo: Pseudo, side: Side): Promise<Stroke> {
  const node = page.locator(selector).first();
  return node.evaluate(
    (element, [name, of]) => {
      const style = getComputedStyle(element, name);
      // positioned from the padding box of its nearest positioned ancestor, or of its own element
      let origin: Element = element;
      while (getComputedStyle(origin).position === 'static')
        origin = origin.parentElement ?? origin;
      const box = origin.getBoundingClientRect();
      const frame = getComputedStyle(origin);
      const px = (value: string) => Number.parseFloat(value);
      const left = box.left + px(frame.borderLeftWidth) + px(style.left);
      const top = box.top + px(frame.borderTopWidth) + px(style.top) + window.scrollY;
      const right = left + px(style.width);
      const bottom = top + px(style.height);
      const width = px(style[`border${of}Width`]);
      if (of === 'Left') return { left, right: left + width, top, bottom };
      if (of === 'Right') return { left: right - width, right, top, bottom };
      if (of === 'Top') return { left, right, top, bottom: top + width };
      return { left, right, top: bottom - width, bottom };
    },
    [pseudo, side] as const,
  );
}

/** A fiftieth of a pixel: more would show, less is the browser's own rounding. */
const exact = 1.5;

/** Two pieces of one upright are the same stroke, and the first reaches the second. */
function expectUpright(above: Stroke, below: Stroke, joint: string) {
  expect.soft(above.left, `${joint}: left edge`).toBeCloseTo(below.left, exact);
  expect.soft(above.right, `${joint}: right edge`).toBeCloseTo(below.right, exact);
  expect.soft(above.bottom, `${joint}: no gap`).toBeGreaterThanOrEqual(below.top - 0.02);
  expect.soft(above.top, `${joint}: from above`).toBeLessThan(below.top);
}

/** Two pieces of one level are the same stroke, and they touch. */
function expectLevel(one: Stroke, other: Stroke, joint: string) {
  expect.soft(one.top, `${joint}: upper edge`).toBeCloseTo(other.top, exact);
  expect.soft(one.bottom, `${joint}: lower edge`).toBeCloseTo(other.bottom, exact);
  const gap = Math.max(one.left, other.left) - Math.min(one.right, other.right);
  expect.soft(gap, `${joint}: no gap`).toBeLessThanOrEqual(0);
}

const middle = ({ top, bottom }: Stroke) => (top + bottom) / 2;

async function expectOneLineAcross(page: Page) {
  const stroke = (selector: string, pseudo: Pseudo, side: Side) =>
    strokeOf(page, selector, pseudo, side);
  const strip = await stroke('.strip .stop', '::before', 'Left');
  expectUpright(strip, await stroke('.exits-stop', '::after', 'Right'), 'strip to problems');
  expectLevel(
    await stroke('.exits-stop', '::after', 'Bottom'),
    await stroke('.exits-stop', '::before', 'Top'),
    'over to the problems',
  );
  expectUpright(
    await stroke('.exits-stop', '::before', 'Left'),
    await stroke('.exits-intro', '::before', 'Left'),
    'beside the problems’ title',
  );
  const into = await stroke('.exits-intro', '::before', 'Bottom');
  const start = await stroke('.exits', '::before', 'Left');
  expect.soft(middle(into), 'into the band’s middle').toBeCloseTo(middle(start), exact);
  expect.soft(into.right, 'as far as the band').toBeGreaterThan(start.left);
  const out = await stroke('.exits ul', '::after', 'Top');
  const end = await stroke('.exits', '::after', 'Left');
  expect.soft(middle(out), 'out of what is left').toBeCloseTo(middle(end), exact);
  expectUpright(
    await stroke('.exits ul', '::after', 'Right'),
    await stroke('.split', '::before', 'Right'),
    'beside the problems',
  );
  expectLevel(
    await stroke('.split', '::before', 'Bottom'),
    await stroke('.split', '::after', 'Top'),
    'over to the services',
  );

  const process = `#${anchors.process}`;
  expectLevel(
    await stroke('.stations-intro', '::before', 'Bottom'),
    await stroke('.stations', '::before', 'Top'),
    'across the process',
  );
  const rail = await stroke('.stations', '::before', 'Top');
  for (const [i] of (await page.locator('.stations > li').all()).entries()) {
    const ring = await stroke(`.stations > li:nth-child(${i + 1})`, '::before', 'Left');
    expect.soft(middle(ring), `station ${i + 1} on the line`).toBeCloseTo(middle(rail), exact);
  }
  const down = await stroke('.stations-stop', '::after', 'Right');
  expectUpright(await stroke('.stations', '::before', 'Right'), down, 'beside the process');
  expectUpright(down, await stroke('.why-promise', '::before', 'Right'), 'process to band');
  expectLevel(
    await stroke('.why-promise', '::before', 'Bottom'),
    await stroke('.why-reasons', '::before', 'Top'),
    'under the promise',
  );
  const band = await stroke('.why-reasons', '::before', 'Left');
  expectUpright(band, await stroke('.band + section .stop', '::before', 'Left'), 'out of the band');
  expect(await page.locator(`${process} .stop-ring`).count()).toBe(0);
}

/** Uprights in the left gutter, on every width: the same stroke, one below the other. */
async function expectOneRail(page: Page, pieces: [selector: string, pseudo: Pseudo][]) {
  const strokes = await Promise.all(
    pieces.map(([at, pseudo]) => strokeOf(page, at, pseudo, 'Left')),
  );
  for (const [i, stroke] of strokes.slice(1).entries()) {
    const above = strokes[i];
    if (above) expectUpright(above, stroke, `${pieces[i]?.[0]} to ${pieces[i + 1]?.[0]}`);
  }
}

const toTheButton: [string, Pseudo][] = [
  ['.call-bar-span > section:last-of-type .stop', '::before'],
  ['.consultation-intro', '::before'],
  ['.spine', '::before'],
  ['.spine-stops', '::before'],
];

async function expectIntoButton(page: Page) {
  const into = await strokeOf(page, '.spine-stops', '::before', 'Bottom');
  const button = await page.locator('.spine-end').evaluate((node) => {
    const { left, top, bottom } = node.getBoundingClientRect();
    return { left, top: top + window.scrollY, bottom: bottom + window.scrollY };
  });
  expect.soft(into.right, 'the line reaches the button').toBeGreaterThanOrEqual(button.left);
  expect.soft(into.top, 'below its upper edge').toBeGreaterThan(button.top);
  expect.soft(into.bottom, 'above its lower edge').toBeLessThan(button.bottom);
}

const toTheServices: [string, Pseudo][] = [
  [`#${anchors.services} .stop`, '::before'],
  ['.stations-intro', '::before'],
];
const downThePage: [string, Pseudo][] = [
  ['.strip .stop', '::before'],
  ['.exits-stop', '::before'],
  [`#${anchors.services} .stop`, '::before'],
  ['.stations-stop', '::before'],
  ['.why', '::before'],
  ['.band + section .stop', '::before'],
  ...toTheButton,
];

/** Opens the home page once, and looks at it at each width. */
async function atWidths(page: Page, widths: number[], look: () => Promise<void>): Promise<void> {
  await page.goto('/');
  await laidOut(page);
  await page.evaluate(() => document.fonts.ready);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    await test.step(`at ${width} px`, look);
  }
}

test('on wide screens the line runs from the strip to the form without a gap', async ({ page }) => {
  await atWidths(page, [1024, 1111, 1280, 1366, 1440, 1673, 1761, 1920, 2560], async () => {
    await expectOneLineAcross(page);
    await expectOneRail(page, toTheServices);
    await expectOneRail(page, toTheButton);
    await expectIntoButton(page);
  });
});

test('on narrow screens one rail runs from the strip to the form without a gap', async ({
  page,
}) => {
  await atWidths(page, [320, 360, 390, 600, 820, 1023], async () => {
    await expectOneRail(page, downThePage);
    await expectIntoButton(page);
    const rail = await strokeOf(page, '.exits-stop', '::before', 'Left');
    const rest = await strokeOf(page, '.exits li:last-child', '::before', 'Left');
    const axis = (stroke: Stroke) => (stroke.left + stroke.right) / 2;
    expect(axis(rest), 'what is left of the band is the line').toBeCloseTo(axis(rail), exact);
  });
});

test.describe('what is drawn on entry', () => {
  test.use(withMotion);

  test('is drawn once, and stands whole afterwards', async ({ page }) => {
    await page.goto('/');
    const band = page.locator('.exits');
    await expect(band).not.toHaveAttribute('data-entered');
    await open(page, '/');
    await hydrate(page);
    await band.scrollIntoViewIfNeeded();
    await expect(band).toHaveAttribute('data-entered', '');
    const animations = () => band.evaluate((node) => node.getAnimations({ subtree: true }).length);
    await expect.poll(animations).toBe(0);
    await expect(band).toHaveCSS('clip-path', 'none');
  });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every drawing stands whole', async ({ page }) => {
    await page.goto('/');
    for (const drawing of await page.locator('[data-draws]').all()) {
      await expect(drawing).toHaveCSS('clip-path', 'none');
      await expect(drawing).not.toHaveAttribute('data-entered');
    }
  });
});

/** How large a station's sign is drawn: nothing at 0. */
const signOf = (page: Page, name: LeadField) =>
  page
    .locator(`label[for="${fieldId(name)}"]`)
    .evaluate((label) => getComputedStyle(label, '::after').scale);

test('a field that becomes valid ticks its station, and one that is refused breaks the line', async ({
  page,
}) => {
  const form = await openForm(page);
  expect(await signOf(page, 'nome')).toBe('0');
  await form.fields.nome.fill('Giulia Rossi');
  await form.fields.email.fill('giulia');
  await form.fields.azienda.focus();
  await expect.poll(() => signOf(page, 'nome')).toBe('1');
  expect(await signOf(page, 'email')).toBe('0');
  await form.submit.click();
  await expect(form.fields.email).toHaveAttribute('aria-invalid', 'true');
  await expect.poll(() => signOf(page, 'email')).toBe('1');
  const sign = (name: LeadField, pseudo: string, property: string) =>
    page
      .locator(`label[for="${fieldId(name)}"]`)
      .evaluate((label, [of, asked]) => getComputedStyle(label, of).getPropertyValue(asked), [
        pseudo,
        property,
      ] as const);
  // a tick and a cross, a ring and two buffers: not by colour alone
  expect(await sign('nome', '::after', 'clip-path')).toBe('none');
  expect(await sign('email', '::after', 'clip-path')).toContain('polygon');
  expect(await sign('nome', '::before', 'border-radius')).toBe('50%');
  expect(await sign('email', '::before', 'border-radius')).toBe('0px');
});

test('the line arrives in a ring with the visitor’s first name', async ({ page }) => {
  const form = await openForm(page);
  await form.fill({ ...someLead(), nome: 'GIULIA D’Amico' });
  await form.submit.click();
  await expectSent(page);
  const ring = page.locator('.consultation-form .terminus');
  await expect(ring).toHaveText('Giulia');
  const arrival = await strokeOf(page, '.consultation-form .arrival', '::before', 'Bottom');
  const box = await ring.evaluate((node) => {
    const { left, top, bottom } = node.getBoundingClientRect();
    return { left, middle: (top + bottom) / 2 + window.scrollY };
  });
  expect(middle(arrival)).toBeCloseTo(box.middle, exact);
  expect(arrival.right).toBeGreaterThan(box.left);
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the call bar goes once the request has been sent', async ({ page }) => {
    const form = await openForm(page);
    await form.fill(someLead());
    await form.submit.click();
    await expectSent(page);
    await page.locator('.exits').scrollIntoViewIfNeeded();
    await expect(page.locator('.call-bar')).toBeHidden();
  });
});
