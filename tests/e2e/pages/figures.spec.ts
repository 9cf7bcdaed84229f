import type { Page } from '@playwright/test';
import { figuresList, figuresPage } from '@/content/figures-page';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import type { Figure } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { figuresOfKind, kindOf } from '@/lib/italian/figure-groups';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { open } from '../../support/e2e/browser';
import { expect, test } from '../../support/e2e/test';

const { kinds } = figuresList;

const shownOn: [path: string, figures: readonly Figure[]][] = [
  ['/', home.hero.figures],
  ...solutions.map(({ slug, results }): [string, Figure[]] => [
    solutionPath(slug),
    results.figures,
  ]),
  [hospitalityPath, hospitality.statistics.figures],
];

/** The list items with a sign above them, as their text is in the source, without what the ear does not get. */
const heard = (page: Page) =>
  page.locator('main li:has(> .figure-kind)').evaluateAll((items) =>
    items.map((item) => {
      const copy = item.cloneNode(true) as Element;
      for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
      return copy.textContent;
    }),
  );

test('figures: each says what it is, then how much, in whole words, then of what', async ({
  page,
}) => {
  for (const [path, figures] of shownOn) {
    await page.goto(path);
    const said = figures.map(
      (figure) => `${kinds[kindOf(figure)]}${figure.value.text}${figure.label}${figure.basis}`,
    );
    expect(await heard(page), path).toEqual(said);
    expect(said.join(), path).not.toMatch(/\d\u00a0(?:h|s|min)\b/);
  }
});

const sizes = (page: Page, kind: string) =>
  page
    .locator(`main .figure:is(${kind}) > .figure-value`)
    .evaluateAll((values) =>
      values.map((value) => Number.parseFloat(getComputedStyle(value).fontSize)),
    );

/** For each text that is no promise and in the middle of the window: whether nothing in sight is larger. */
const largest = (page: Page) =>
  page.locator('main .figure:not([data-kind="promise"]) > .figure-value').evaluateAll((values) => {
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const texts = [...document.querySelectorAll('main :is(h1, h2, h3, p, b, span, a)')].filter(
      (each) => each.textContent?.trim() && each.checkVisibility({ visibilityProperty: true }),
    );
    return values
      .filter((value) => value.checkVisibility())
      .flatMap((value) => {
        value.scrollIntoView({ block: 'center', behavior: 'instant' });
        const inSight = texts.filter((text) => {
          const { top, bottom, width } = text.getBoundingClientRect();
          return width > 1 && bottom > 0 && top < innerHeight;
        });
        const others = inSight.filter(
          (text) => !text.closest('.figure:not([data-kind="promise"]) > .figure-value'),
        );
        const size = sizeOf(value);
        return Math.max(...others.map(sizeOf)) > size ? [] : [`${value.textContent}: ${size}`];
      });
  });

for (const width of [390, 768, 1440])
  test(`figures, ${width} px: what is no promise is half as large as one, and nowhere the largest thing`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: width < 1440 ? 844 : 900 });
    for (const path of [...shownOn.map(([each]) => each), figuresPage.path]) {
      await open(page, path);
      for (const group of path === figuresPage.path
        ? ['.figure-list-first *', '.figure-list-others *']
        : ['*']) {
        const promised = await sizes(page, `${group}[data-kind="promise"]`);
        const hoped = await sizes(page, `${group}:not([data-kind="promise"])`);
        if (promised.length > 0)
          for (const size of hoped)
            expect.soft(size, `${path}, ${group}`).toBeLessThanOrEqual(Math.min(...promised) / 2);
      }
      expect.soft(await largest(page), path).toEqual([]);
    }
  });

test('figures: one that is proved keeps the size and the place of what is aimed at', async ({
  page,
}) => {
  const placeOf = (figure: Element) => {
    const value = figure.querySelector('.figure-value') ?? figure;
    const { x, y, width } = figure.getBoundingClientRect();
    return { x, y, width, size: getComputedStyle(value).fontSize };
  };
  await page.setViewportSize({ width: 1440, height: 900 });
  for (const path of ['/', hospitalityPath, solutionPath('voicebot-intelligente')]) {
    await open(page, path);
    const aim = page.locator('main .figure[data-kind="aim"]').first();
    const before = await aim.evaluate(placeOf);
    await aim.evaluate((figure) => figure.setAttribute('data-kind', 'measured'));
    const proved = page.locator('main .figure[data-kind="measured"]');
    expect(await proved.evaluate(placeOf), path).toEqual(before);
  }
});

test('figures in forced colours: each kind keeps its sign, full, half or hollow', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const signs = await page.locator('main .figure > .figure-kind').evaluateAll((found) =>
    found.map((kind) => {
      const { color, backgroundColor, backgroundImage } = getComputedStyle(kind, '::before');
      const half = backgroundImage.includes('gradient') ? 'half' : 'hollow';
      return [kind.getAttribute('data-kind'), backgroundColor === color ? 'full' : half];
    }),
  );
  expect(signs).toEqual(
    home.hero.figures.map((figure) => {
      const kind = kindOf(figure);
      return [kind, { promise: 'full', measured: 'full', aim: 'hollow', estimate: 'half' }[kind]];
    }),
  );
});

test('the page of figures: grouped by what they are, each with the page it is from', async ({
  page,
}) => {
  await page.goto(figuresPage.path);
  for (const kind of ['promise', 'aim', 'estimate'] as const) {
    const section = page.locator(`section#${anchorOf(kinds[kind])}`);
    await expect(section.getByRole('heading', { name: kinds[kind] })).toBeVisible();
    const entries = section.locator('.figure');
    const placed = figuresOfKind(kind);
    await expect(entries).toHaveCount(placed.length);
    for (const [i, { figure, page: from }] of placed.entries()) {
      await expect(entries.nth(i)).toBeVisible();
      await expect(entries.nth(i)).toContainText(figure.meaning);
      await expect(entries.nth(i).getByRole('link', { name: from.name })).toHaveAttribute(
        'href',
        from.path,
      );
    }
  }
});

test('the page of figures: on phones the first of each kind is in sight, the others unfold', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await page.locator('main').getByRole('link', { name: figuresList.link }).click();
  await expect(page).toHaveURL(`${figuresPage.path}#${anchorOf(kinds.promise)}`);
  const section = page.locator(`section#${anchorOf(kinds.promise)}`);
  await expect(section).toBeInViewport();
  const entries = section.locator('.figure');
  await expect(entries.first()).toBeVisible();
  await expect(entries.last()).toBeHidden();
  await section.locator('summary').click();
  await expect(entries.last()).toBeVisible();
});
