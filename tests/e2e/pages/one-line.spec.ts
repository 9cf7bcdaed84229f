import type { Page } from '@playwright/test';
import { fieldId } from '@/components/contact/field';
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

const middle = ({ top, bottom }: Stroke) => (top + bottom) / 2;

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

test('the process’s stations are on its line', async ({ page }) => {
  await atWidths(page, [1024, 1440, 1761, 2560], async () => {
    const line = await strokeOf(page, '.stations', '::before', 'Top');
    const stations = await page.locator('.stations > li').count();
    for (let i = 1; i <= stations; i += 1) {
      const ring = await strokeOf(page, `.stations > li:nth-child(${i})`, '::before', 'Left');
      expect.soft(middle(ring), `station ${i}`).toBeCloseTo(middle(line), exact);
    }
  });
  await atWidths(page, [320, 390, 820], async () => {
    const line = await strokeOf(page, '.stations', '::before', 'Left');
    const ring = await strokeOf(page, '.stations > li', '::before', 'Left');
    const { width } = await page
      .locator('.stations > li')
      .first()
      .evaluate((node) => ({ width: Number.parseFloat(getComputedStyle(node, '::before').width) }));
    expect.soft(ring.left + width / 2).toBeCloseTo((line.left + line.right) / 2, exact);
  });
});

test('the form’s line comes down its fields and into its button', async ({ page }) => {
  await atWidths(page, [320, 390, 820, 1024, 1440, 2560], () => expectIntoButton(page));
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
