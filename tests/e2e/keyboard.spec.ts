/** Every page can be used with the keyboard alone. */
import type { Page } from '@playwright/test';
import { navigation } from '@/content/navigation';
import { canonicalPaths, eachKindOfPage } from '../support/e2e/addresses';
import { open } from '../support/e2e/browser';
import { expect, test } from '../support/e2e/test';

interface Stop {
  name: string;
  /** How it breaks a rule, in the words of the finding. */
  problems: string[];
}

const LONGEST = 400;

/** Runs in the page: what can be said of the element that has the focus, or null where the page has let it go. */
function inspectFocus(): Stop | null {
  const walk = window as unknown as { walked?: Set<Element>; last?: Element };
  walk.walked ??= new Set();
  const element = document.activeElement;
  if (!element || element === document.body || walk.walked.has(element)) return null;
  const problems: string[] = [];
  const { last } = walk;
  if (
    last?.isConnected &&
    !(last.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING)
  )
    problems.push('comes before the one that had the focus');
  walk.walked.add(element);
  walk.last = element;

  // a control that is laid invisibly over its label is seen as the label
  const seen =
    getComputedStyle(element).opacity === '0' ? (element.parentElement ?? element) : element;
  const box = seen.getBoundingClientRect();
  if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth)
    problems.push('is outside the window');
  for (const across of [0.1, 0.5, 0.9])
    for (const down of [0.1, 0.5, 0.9]) {
      const over = document.elementFromPoint(
        box.left + box.width * across,
        box.top + box.height * down,
      );
      for (let layer = over; layer && !layer.contains(element); layer = layer.parentElement) {
        const { position } = getComputedStyle(layer);
        if (position === 'sticky' || position === 'fixed')
          problems.push(`is covered by ${layer.tagName}.${layer.className}`);
      }
    }
  const inText = element.matches('p a, li a') && getComputedStyle(element).display === 'inline';
  if (!inText && (box.width < 24 || box.height < 24))
    problems.push(`is a target of ${Math.round(box.width)} by ${Math.round(box.height)} px`);
  const main = 'header :is(a, button), .call-bar a, .actions > *, dialog :is(a, button)';
  if (element.matches(`${main}, form :is(input, textarea, button)`) && box.height < 44)
    problems.push(`is a main target only ${Math.round(box.height)} px high`);

  const looks = () =>
    [seen, seen.nextElementSibling, seen.parentElement, element.closest('label, li')]
      .flatMap((each) =>
        each ? [null, '::before', '::after'].map((of) => getComputedStyle(each, of)) : [],
      )
      .map((style) => [style.outline, style.borderColor, style.backgroundColor, style.boxShadow])
      .join();
  const { outlineStyle, outlineWidth } = getComputedStyle(seen);
  const plain = outlineStyle === 'none' || Number.parseFloat(outlineWidth) < 2;
  if (plain && element instanceof HTMLElement) {
    const focused = looks();
    element.blur();
    if (looks() === focused) problems.push('does not show its focus');
    element.focus();
  }
  const name = `${element.outerHTML.replace(/<(svg|span)[\s\S]*/, '').slice(0, 160)}`;
  return { name, problems: [...new Set(problems)] };
}

/** Runs in the page: what can be pressed or filled in and never had the focus. */
function neverReached(): string[] {
  const { walked = new Set() } = window as unknown as { walked?: Set<Element> };
  const reachable =
    'a[href], button:not(:disabled), input:not([type="hidden"], :disabled), textarea:not(:disabled), summary';
  const groups = new Set([...walked].map((element) => element.getAttribute('name')));
  // a simulation's player takes the place of what had the focus before its code came
  const sameName = (element: Element) =>
    element.id || element.getAttribute('data-control') || element.ariaLabel;
  const replaced = new Set([...walked].filter(({ isConnected }) => !isConnected).map(sameName));
  return [...document.querySelectorAll<HTMLElement>(reachable)]
    .filter(
      (element) => element.tabIndex >= 0 && element.checkVisibility({ visibilityProperty: true }),
    )
    .filter(
      (element) => !element.matches('[type="radio"]') || !groups.has(element.getAttribute('name')),
    )
    .filter((element) => !walked.has(element))
    .filter((element) => !replaced.has(sameName(element)))
    .map((element) => `${element.outerHTML.slice(0, 160)} is never reached`);
}

/**
 * Walks through the page with Tab alone, from its top to its end, and tells what is wrong on the way: the focus does
 * not show (WCAG 2.4.7), is covered (2.4.11), goes back (2.4.3), is trapped (2.1.2) or never comes (2.1.1), or a
 * target is too small (2.5.8).
 */
async function keyboardProblems(page: Page): Promise<string[]> {
  const problems: string[] = [];
  for (let presses = 0; presses < LONGEST; presses += 1) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(inspectFocus);
    if (!stop) return [...problems, ...(await page.evaluate(neverReached))];
    problems.push(...stop.problems.map((problem) => `${stop.name} ${problem}`));
  }
  return [...problems, `no end after ${LONGEST} presses of Tab`];
}

for (const [device, size] of [
  ['desk', { width: 1280, height: 720 }],
  ['phone', { width: 390, height: 844 }],
] as const) {
  test(`Tab alone goes through a page, always in sight, on a ${device}`, async ({ page }) => {
    await page.setViewportSize(size);
    for (const address of eachKindOfPage) {
      await open(page, address);
      expect.soft(await keyboardProblems(page), address).toEqual([]);
    }
  });
}

test('the keyboard skips the header', async ({ page }) => {
  await open(page, '/');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: navigation.skipLink });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test('Tab goes through a form that was refused without scripts', async ({ page, allowConsole }) => {
  allowConsole(/422/);
  await page.goto('/');
  // as the browser itself sends it: no script, no check
  await page.evaluate(() => document.querySelector<HTMLFormElement>('form[action]')?.submit());
  await expect(page.locator('.alert')).toBeFocused();
  // back to the top, where the walk begins
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await keyboardProblems(page)).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(colorScheme, () => {
    test.use({ colorScheme });
    for (const width of [390, 1440])
      test(`focus ring: it stands out from its ground, ${width} px, ${colorScheme}`, async ({
        page,
      }) => {
        await page.setViewportSize({ width, height: 900 });
        const faint = new Set<string>();
        for (const path of canonicalPaths) {
          await page.goto(path);
          await page.evaluate(() => {
            document.documentElement.dataset.whole = '';
          });
          // the browser takes what is focused by a script for use by keyboard, once a key has been pressed
          await page.keyboard.press('Tab');
          const found = await page.evaluate(() => {
            const context = new OffscreenCanvas(1, 1).getContext('2d', {
              willReadFrequently: true,
            });
            if (!context) throw new Error('no canvas');
            const channels = (color: string) => {
              context.clearRect(0, 0, 1, 1);
              context.fillStyle = color;
              context.fillRect(0, 0, 1, 1);
              return [...context.getImageData(0, 0, 1, 1).data];
            };
            /** WCAG 2.2, relative luminance. */
            const luminance = (color: string) => {
              const [red = 0, green = 0, blue = 0] = channels(color).map((value) => {
                const part = value / 255;
                return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
              });
              return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
            };
            const contrast = (one: string, other: string) => {
              const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort(
                (a, b) => b - a,
              );
              return (light + 0.05) / (dark + 0.05);
            };
            const ground = (element: Element | null): string => {
              if (!element) return 'white';
              const { backgroundColor } = getComputedStyle(element);
              return channels(backgroundColor)[3] === 255
                ? backgroundColor
                : ground(element.parentElement);
            };
            const stops = document.querySelectorAll<HTMLElement>('a[href], button, summary');
            return [...stops].flatMap((stop) => {
              if (!stop.checkVisibility({ visibilityProperty: true })) return [];
              stop.focus({ preventScroll: true });
              const { outlineColor, outlineOffset, outlineStyle } = getComputedStyle(stop);
              const within = outlineOffset.startsWith('-');
              const under = ground(within ? stop : stop.parentElement);
              const ratio = outlineStyle === 'none' ? 1 : contrast(outlineColor, under);
              const name = `${stop.textContent?.trim().slice(0, 40)} in ${stop.parentElement?.className}`;
              return ratio < 3
                ? [`${name}: ${ratio.toFixed(1)} (${outlineColor} on ${under})`]
                : [];
            });
          });
          for (const each of found) faint.add(`${path} ${each}`);
        }
        expect([...faint]).toEqual([]);
      });
  });
