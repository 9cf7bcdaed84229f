import type { Page } from '@playwright/test';
import { mapRuns } from '@/content/network';
import { solutions } from '@/content/solutions';
import { lineChooser } from '@/lib/demos/choose-line';
import { customerLines } from '@/lib/demos/customer-lines';
import { requestsPath } from '@/lib/links';
import { routeText } from '@/lib/route-note';
import { hold, hydrate, open } from '../../support/e2e/browser';
import { contactForm, expectSent, mailOf, someLead } from '../../support/e2e/contact-form';
import { overflow } from '../../support/e2e/layout';
import { expect, test } from '../../support/e2e/test';

const phone = { width: 390, height: 844 };
const laptop = { width: 1366, height: 768 };
const desk = { width: 1440, height: 900 };
const solutionOf = (slug: string) => {
  const solution = solutions.find((each) => each.slug === slug);
  if (!solution) throw new Error(`content/network.ts names ${slug}, which is no solution.`);
  return solution;
};
const first = solutionOf(mapRuns.first);
/** Another one that the page offers, too. */
const other = solutions.find(({ slug, run }) => run.offered && slug !== first.slug) ?? first;

const takenBy = lineChooser(customerLines());
/** An example of another line, and still its own where the field cuts it. */
const nearest = other.run.customers.examples.find(
  ({ asks }) => takenBy(asks.slice(0, 40))?.slug === other.slug,
) ?? { asks: other.run.request };

const replyOf = ({ run }: typeof first) => run.customers.examples[0].reply;
const answer = (page: Page) => page.locator('.run-answer').filter({ visible: true });
const panel = (page: Page) => page.locator('.run-panel').filter({ visible: true });
const question = (page: Page) => page.locator('.run-choice:has(:checked)');
const fieldOf = (page: Page) => page.getByRole('textbox', { name: mapRuns.own.label });

/** Also where the page offers the request in the visitor's own words alone. */
const choose = (page: Page, slug: string) =>
  page
    .locator(`.run-choice input[value="${slug}"]`)
    .evaluate((input: HTMLElement) => input.click());

for (const [name, viewport] of [
  ['a phone', phone],
  ['a laptop', laptop],
  ['a desk', desk],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport });

    test('question, answer and person are on the first screen', async ({ page }) => {
      await page.goto('/');
      await page.evaluate(() => document.fonts.ready);
      const bar = await page.locator('.call-bar > div').boundingBox();
      for (const part of ['h1', '.run-field', '.run-reply', '.run-person']) {
        const shown = page.locator(part).filter({ visible: true });
        await expect(shown).toBeInViewport({ ratio: 1 });
        const box = await shown.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0), part).toBeLessThanOrEqual(
          bar?.y ?? viewport.height,
        );
      }
    });

    test('one filled button is in sight, and leads to the form', async ({ page }) => {
      await page.goto('/');
      const filled = page.locator('a.bg-line, a.bg-ink').filter({ visible: true });
      const shown = await filled.evaluateAll(
        (links) =>
          links.filter((link) => {
            const { top, bottom } = link.getBoundingClientRect();
            const ground = getComputedStyle(link).backgroundColor;
            return bottom > 0 && top < innerHeight && ground !== 'rgba(0, 0, 0, 0)';
          }).length,
      );
      expect(shown).toBe(1);
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('the first question stands answered, and another takes its place when it is chosen', async ({
        page,
      }) => {
        await page.goto('/');
        await expect(answer(page)).toHaveCount(1);
        await expect(answer(page)).toContainText(replyOf(first));
        await expect(question(page)).toContainText(first.run.request);
        await page.locator('.run-choice', { hasText: other.run.request }).click();
        await expect(answer(page)).toHaveCount(1);
        await expect(answer(page)).toContainText(replyOf(other));
        await expect(panel(page)).toContainText(other.run.person.says);
        const [field, asked] = await Promise.all(
          [page.locator('.run-field'), question(page)].map((each) => each.boundingBox()),
        );
        expect(asked?.y ?? 0).toBeGreaterThanOrEqual(field?.y ?? 0);
        expect((asked?.y ?? 0) + (asked?.height ?? 0)).toBeLessThanOrEqual(
          (field?.y ?? 0) + (field?.height ?? 0) + 0.5,
        );
        await expect(fieldOf(page)).toBeHidden();
      });
    });
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('a line is drawn by transform and opacity alone, and once', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    const animated = await page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { effect } = animation;
        if (!(effect instanceof KeyframeEffect) || !effect.target?.closest('.hero')) return [];
        const names = effect.getKeyframes().flatMap((frame) => Object.keys(frame));
        return [{ names, iterations: effect.getTiming().iterations }];
      }),
    );
    expect(animated.length).toBeGreaterThan(3);
    const own = ['offset', 'computedOffset', 'easing', 'composite'];
    for (const { names, iterations } of animated) {
      expect(iterations).toBe(1);
      expect(
        names.filter((name) => ![...own, 'transform', 'scale', 'opacity'].includes(name)),
      ).toEqual([]);
    }
    await expect(page.locator('.run-arrival').filter({ visible: true })).toHaveCSS('opacity', '1');
  });

  test('the visitor’s own words light the line of the nearest example, which answers, and nothing else hears of them', async ({
    page,
  }) => {
    const sent: string[] = [];
    await open(page, '/');
    const field = fieldOf(page);
    await hydrate(page);
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    // cut as the field cuts it
    const asked = nearest.asks.slice(0, mapRuns.own.maxLength - 2);
    const reply = takenBy(asked)?.reply ?? '–';
    await field.fill(` ${asked.replace(' ', '  ')}`);
    await field.press('Enter');
    await expect(answer(page)).toContainText(mapRuns.own.example);
    await expect(answer(page)).toContainText(reply);
    await expect(panel(page)).toContainText(mapRuns.own.person);
    await expect(page.getByRole('status').filter({ hasText: other.name })).toContainText(reply);
    await expect(page.locator('.run-choice input:checked')).toHaveValue(other.slug);
    // out of the field, the whole of it stands where it was typed
    await field.blur();
    await expect(question(page)).toHaveText(asked.trim());
    await expect(question(page).locator('span')).toHaveCSS('opacity', '1');
    await expect(field).toHaveCSS('opacity', '0');
    await page.locator('.run-choice', { hasText: first.run.request }).click();
    await expect(answer(page)).toContainText(replyOf(first));
    await expect(field).toHaveValue('');
    expect(sent.filter((request) => !request.startsWith('GET '))).toEqual([]);
    expect(sent.filter((request) => request.includes(encodeURIComponent(asked)))).toEqual([]);
    await expect(page).toHaveURL('/');
  });

  test('what no example is near is handed over to a person, and so is all where the examples cannot be loaded', async ({
    page,
    allowConsole,
  }) => {
    allowConsole(/ERR_FAILED|richieste\.json/);
    await page.route(`**${requestsPath}`, (route) => route.abort());
    await open(page, '/');
    const field = fieldOf(page);
    await hydrate(page);
    const { person } = solutionOf(mapRuns.fallback).run;
    for (const request of [nearest.asks.slice(0, 40), 'Xyzzy plugh']) {
      await field.fill(request);
      await field.press('Enter');
      await expect(question(page)).toHaveText(request.trim());
      await expect(answer(page)).toContainText(
        mapRuns.own.handedOver.reply.replace('{person}', person.name),
      );
      await expect(panel(page)).toContainText(mapRuns.own.handedOver.person);
      await page.unroute(`**${requestsPath}`);
    }
  });

  test('the example is answered again without a word of one’s own', async ({ page }) => {
    await open(page, '/');
    await hydrate(page);
    await page.getByRole('button', { name: mapRuns.own.button }).click();
    await expect(answer(page)).toContainText(replyOf(first));
    await expect(page.locator('.route-note')).toBeHidden();
  });

  test('the longest reply of each line keeps clear of all below it', async ({ page }) => {
    await open(page, '/');
    const field = fieldOf(page);
    await hydrate(page);
    const longest = solutions.map(({ run }) =>
      [...run.customers.examples].sort((a, b) => b.reply.length - a.reply.length),
    );
    for (const width of [390, 820, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [{ asks } = { asks: '' }] of longest) {
        const request = asks.slice(0, mapRuns.own.maxLength).trim();
        await field.fill(request);
        await field.press('Enter');
        await expect(question(page)).toHaveText(request);
        expect(await collisions(page), `${request} at ${width} px`).toEqual([]);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    }
  });

  test('the request that was tried goes with the form, in sight, and can be taken away', async ({
    page,
    smtp,
  }) => {
    await open(page, '/');
    await hydrate(page);
    const form = contactForm(page);
    const note = page.locator('.route-note');
    await expect(note).toBeHidden();
    await page.locator('.run-choice', { hasText: other.run.request }).click();
    await expect(note).toContainText(
      routeText(mapRuns.note.text, { service: other.name, request: other.run.request }),
    );
    await expect(note).not.toContainText(/\bL\d/);
    await note.getByRole('button', { name: mapRuns.note.remove }).click();
    await expect(note).toBeHidden();

    await page.locator('.run-choice', { hasText: first.run.request }).click();
    const lead = someLead();
    await form.fill(lead);
    await form.submit.click();
    await expectSent(page);
    const { mail } = await mailOf(smtp, lead);
    expect(mail.text).toContain(
      routeText(mapRuns.note.sent, { service: first.name, request: first.run.request }),
    );
  });
});

test('a choice made before the scripts are there is the one that the form tells', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  await page.locator('.run-choice', { hasText: other.run.request }).click();
  await hydrate(page);
  await expect(page.locator('.route-note')).toContainText(other.name);
  await expect(page.locator('.run-choice input:checked')).toHaveValue(other.slug);
});

test('the visitor’s own words sent before the scripts are there are answered once they are', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/');
  const asked = nearest.asks.slice(0, 40).trim();
  await fieldOf(page).fill(asked);
  await fieldOf(page).press('Enter');
  release();
  await expect(question(page)).toHaveText(asked);
});

/** Words of the first screen that are painted over others. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const parts =
      '.hero-title, .run-choice > span, .runs-or, .run-source, .run-name > span, .run-head, .run-reply, .run-person > *, .run-arrival, .map-name, .hero-figures dd';
    const boxes = [...document.querySelectorAll(`.hero :is(${parts})`)].flatMap((element) => {
      if (!element.checkVisibility()) return [];
      // the words' own box, without the room around them
      const range = document.createRange();
      range.selectNodeContents(element);
      const box = range.getBoundingClientRect();
      return box.width * box.height > 0 ? [{ element, box }] : [];
    });
    return boxes.flatMap(({ element, box }, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const apart =
          element.contains(other.element) ||
          box.right <= other.box.left ||
          box.left >= other.box.right ||
          // less than half of a small letter's height
          box.bottom - other.box.top < 4 ||
          other.box.bottom - box.top < 4;
        return apart ? [] : `${element.textContent} and ${other.element.textContent}`;
      }),
    );
  });

test('every question fits windows from 320 to 2560 px, and no word stands on another', async ({
  page,
}) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [320, 390, 767, 768, 820, 1024, 1200, 1366, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of solutions) {
      await choose(page, slug);
      expect(await overflow(page), `${slug} at ${width} px`).toBeLessThanOrEqual(0);
      expect(await collisions(page), `${slug} at ${width} px`).toEqual([]);
    }
  }
});

test('examples are targets of 44 px on phones', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/');
  for (const choice of await page.locator('.run-choice:not(:has(:checked))').all())
    if (await choice.isVisible())
      expect((await choice.boundingBox())?.height).toBeGreaterThanOrEqual(44);
});

test('the arrow keys go through the examples, and the field shows which one has the focus', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto('/');
  await page.locator('.run-choice input:checked').focus();
  await page.keyboard.press('ArrowDown');
  const chosen = page.locator('.run-choice input:checked');
  await expect(chosen).toBeFocused();
  await expect(chosen).not.toHaveValue(first.slug);
  await expect(question(page)).toHaveCSS('outline-style', 'solid');
});

test('nothing that is lit has another colour than the chosen line, up to the services', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto('/');
  const colour = (selector: string, property = '--line') =>
    page
      .locator(selector)
      .first()
      .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);
  for (const { slug } of solutions) {
    await choose(page, slug);
    const chosen = await colour('.run:has(:checked)');
    for (const lit of ['.exits', '.hero-call', 'header a[href="/"] svg'])
      expect(await colour(lit), `${lit} of ${slug}`).toBe(chosen);
  }
});
