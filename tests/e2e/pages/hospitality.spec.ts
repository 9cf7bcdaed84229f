/** The hotel's page: its clock, its three demonstrations on one stage with a tab for each, its figures. */
import { demos } from '@/content/demos';
import { hospitality } from '@/content/hospitality';
import { solutionBySlug } from '@/content/solutions';
import { hospitalityPath } from '@/lib/links';
import { scriptsOf, withMotion } from '../../support/e2e/browser';
import { expectNoSidewaysScroll } from '../../support/e2e/layout';
import { choose, playOut, seenOn, stageOn, wordsOn } from '../../support/e2e/stage';
import { expect, test } from '../../support/e2e/test';

const { closing, hero, demo, price, statistics } = hospitality;
const parts = [demo.chat, demo.call, demo.mail].filter((part) => part !== undefined);

test('the page says each figure with its condition, its telephone, chat and mail by the form, and nothing that the owner has not written', async ({
  page,
}) => {
  await page.goto(hospitalityPath);
  const figures = page.locator('.board-figures > div');
  await expect(figures).toHaveCount(statistics.figures.length);
  for (const [i, { value, label, basis }] of statistics.figures.entries())
    for (const words of [value, label, basis]) await expect(figures.nth(i)).toContainText(words);
  const form = page.locator('.consultation');
  for (const name of [closing.callLabel, closing.mailLabel, new RegExp(closing.whatsappButton)])
    await expect(form.getByRole('link', { name })).toBeVisible();
  const main = page.getByRole('main');
  for (const { title } of price.items) await expect(main).toContainText(title);
  const said = (await main.textContent()) ?? '';
  for (const { title, text } of price.ownerItems.filter((item) => item.text.startsWith('['))) {
    expect(said).not.toContain(text);
    await expect(main.getByRole('heading', { name: title, exact: true })).toHaveCount(0);
  }
  for (const [i, { slug }] of parts.entries()) {
    const line = solutionBySlug(slug)?.line;
    const tab = page.locator(`[data-line="${line}"][data-tab="${i}"]`);
    await expect(tab, `the colour of ${slug}`).toHaveCount(1);
  }
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoSidewaysScroll(page);
});

test('the clock turns once and then stands, and without motion it stands at the second of the answer', async ({
  page,
}) => {
  await page.goto(hospitalityPath);
  const { time, seconds } = hero.night;
  await expect(page.locator('.clock')).toHaveText(`${time}:${seconds.answered}`);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto(hospitalityPath);
  // asked of its style: on a busy machine it has turned before anybody could ask for the animation itself
  const iterations = await page.locator('.clock > .plate').evaluate((plate) =>
    [plate, ...plate.querySelectorAll('*')]
      .flatMap((element) =>
        ['', '::before', '::after'].map((part) => getComputedStyle(element, part || null)),
      )
      .filter(({ animationName }) => animationName !== 'none')
      .map(({ animationIterationCount }) => animationIterationCount),
  );
  expect(iterations).toEqual(['1']);
});

test('the tabs answer to the arrow keys, show an answer under its question, and end what plays when they are left', async ({
  page,
}) => {
  expect(parts.length).toBeGreaterThan(1);
  await page.goto(hospitalityPath);
  const left = page.locator('.guest-panel[data-tab="0"]');
  await stageOn(page, left).toggle.click();
  await expect(left).toHaveAttribute('data-status', /playing|paused/);
  await choose(page.getByRole('radio', { name: parts[1]?.title ?? '' }));
  await expect(left).toHaveAttribute('data-status', 'done');

  await page.reload();
  await page.getByRole('radio', { name: parts[0]?.title ?? '' }).focus();
  for (const [place, { title }] of parts.entries()) {
    await expect(page.locator('.guest-panel:visible')).toHaveAttribute('data-tab', String(place));
    const seen = await page
      .locator('.guest-dialogue:visible > li')
      .evaluateAll((all) =>
        all.flatMap((line) =>
          line.getBoundingClientRect().width > 2 ? [line.getAttribute('data-from')] : [],
        ),
      );
    expect(seen[seen.indexOf('guest') + 1], title).toBe('assistant');
    await page.keyboard.press('ArrowRight');
  }
});

test.describe('for a visitor with motion', () => {
  test.use(withMotion);

  for (const { title, demo: id } of parts)
    test(`${title} plays to its end without React, and every choice plays a scene of its own`, async ({
      page,
    }) => {
      const scripts = scriptsOf(page);
      await page.clock.install();
      await page.goto(hospitalityPath);
      await choose(page.getByRole('radio', { name: title }));
      const stage = stageOn(page, page.locator('.guest-panel:visible'));
      const [words, seen] = [await wordsOn(stage), await seenOn(stage)];
      expect(seen.length).toBeGreaterThan(2);
      await stage.toggle.click();
      await playOut(page, stage);
      expect(await wordsOn(stage)).toBe(words);
      expect(await seenOn(stage)).toEqual(seen);

      const script = demos[id];
      const [axis] = 'axes' in script ? script.axes : [];
      expect(axis?.options.length).toBeGreaterThan(1);
      const heard = new Set<string>();
      for (const option of axis?.options ?? []) {
        const choice = stage.root.locator(`input[data-axis="${axis?.id}"][value="${option.id}"]`);
        if (await choice.isChecked()) await stage.toggle.click();
        else await choose(choice);
        await stage.skip.click();
        heard.add(await wordsOn(stage));
      }
      expect(heard.size).toBe(axis?.options.length);
      expect(scripts).toEqual([]);
    });
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every tab shows a whole conversation, and nothing to press', async ({ page }) => {
    await page.goto(hospitalityPath);
    for (const { title } of parts) {
      await choose(page.getByRole('radio', { name: title }));
      const panel = page.locator('.guest-panel:visible');
      await expect(panel.locator('[data-play]:visible')).toHaveCount(0);
      expect(await panel.locator('[data-rest]:visible').count()).toBeGreaterThan(2);
    }
  });
});
