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
const desk = { width: 1440, height: 900 };
const solutionOf = (slug: string) => {
  const solution = solutions.find((each) => each.slug === slug);
  if (!solution) throw new Error(`content/network.ts names ${slug}, which is no solution.`);
  return solution;
};
const first = solutionOf(mapRuns.first);
/** Another one that wide screens offer too. */
const other = solutions.find(({ slug, run }) => run.offered && slug !== first.slug) ?? first;

const takenBy = lineChooser(customerLines());
/** An example of another line, and still its own where the field cuts it. */
const nearest = other.run.customers.examples.find(
  ({ asks }) => takenBy(asks.slice(0, 40))?.slug === other.slug,
) ?? { asks: other.run.request };

/** Also where the page offers the request in the visitor's own words alone. */
const choose = (page: Page, slug: string) =>
  page
    .locator(`.run-choice input[value="${slug}"]`)
    .evaluate((input: HTMLElement) => input.click());

for (const [name, viewport] of [
  ['a phone', phone],
  ['a desk', desk],
] as const) {
  test.describe(`on ${name}, without scripts`, () => {
    test.use({ viewport, javaScriptEnabled: false });

    test('the first request stands finished, and another takes its place when it is chosen', async ({
      page,
    }) => {
      await page.goto('/');
      const card = page.locator('.run-card').filter({ visible: true });
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(first.run.card.entry.text);
      await expect(card).toBeInViewport();
      await page.locator('.run-choice', { hasText: other.run.request }).click();
      await expect(card).toHaveCount(1);
      await expect(card).toContainText(other.run.card.entry.text);
      await expect(page.locator('.run-own')).toBeHidden();
    });
  });
}

test.describe('on a desk', () => {
  test.use({ viewport: desk });

  test('title, calls, map, card and figures are on the first screen', async ({ page }) => {
    await page.goto('/');
    const shown = [
      page.locator('h1'),
      page.locator('.hero .actions'),
      page.locator('.map'),
      page.locator('.run-card').filter({ visible: true }),
      page.locator('.hero-figures dd').first(),
    ];
    for (const part of shown) await expect(part).toBeInViewport({ ratio: 1 });
  });

  test('a request rides by transform and opacity alone, and once', async ({ page }) => {
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
        names.filter((name) => ![...own, 'transform', 'translate', 'opacity'].includes(name)),
      ).toEqual([]);
    }
    await expect(page.locator('.run-card').filter({ visible: true })).toHaveCSS('opacity', '1');
  });

  test('the token ends at its station and boards at its source, whichever line takes it', async ({
    page,
  }) => {
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    await page.goto('/');
    for (const { slug } of solutions) {
      await choose(page, slug);
      const miss = await page.evaluate((value) => {
        const panel = document.querySelector(`input[value="${value}"]`)?.closest('.run');
        const pill = panel?.querySelector('.run-token > b');
        const rides = panel?.querySelectorAll('.run-token, .run-token > b') ?? [];
        const at = (fraction: number) => {
          for (const element of rides)
            for (const animation of element.getAnimations()) {
              const { endTime } = animation.effect?.getComputedTiming() ?? {};
              animation.pause();
              animation.currentTime = fraction * (typeof endTime === 'number' ? endTime : 0);
            }
          return pill?.getBoundingClientRect();
        };
        const middle = (box?: DOMRect) => (box?.top ?? 0) + (box?.height ?? 0) / 2;
        const nearest = (box: DOMRect | undefined, selector: string) =>
          Math.min(
            ...[...document.querySelectorAll(selector)].map((station) => {
              const { top, bottom } = station.getBoundingClientRect();
              return Math.max(top - middle(box), middle(box) - bottom, 0);
            }),
          );
        return {
          start: nearest(at(0), '.map-source'),
          end: nearest(at(1), '.map-destination'),
        };
      }, slug);
      expect(miss, slug).toEqual({ start: 0, end: 0 });
    }
  });

  test('the visitor’s own words go over the line of the nearest example, which answers, and nowhere else', async ({
    page,
  }) => {
    const sent: string[] = [];
    await open(page, '/');
    const field = page.getByRole('textbox', { name: mapRuns.own.label });
    await hydrate(page);
    page.on('request', (request) => sent.push(`${request.method()} ${request.url()}`));
    // cut as the field cuts it
    const asked = nearest.asks.slice(0, mapRuns.own.maxLength - 2);
    const reply = takenBy(asked)?.reply ?? '–';
    await field.fill(` ${asked.replace(' ', '  ')}`);
    await field.press('Enter');
    const card = page.locator('.run-card').filter({ visible: true });
    await expect(page.locator('.run-token').filter({ visible: true })).toContainText(asked.trim());
    await expect(card).toContainText(mapRuns.example);
    await expect(card).toContainText(reply);
    await expect(page.getByRole('status').filter({ hasText: other.name })).toContainText(reply);
    await expect(page.locator('.run-choice input:checked')).toHaveValue(other.slug);
    await page.getByText(first.run.request, { exact: true }).first().click();
    await expect(card).toContainText(first.run.card.entry.text);
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
    const field = page.getByRole('textbox', { name: mapRuns.own.label });
    await hydrate(page);
    const card = page.locator('.run-card').filter({ visible: true });
    const panel = page.locator('.run-panel').filter({ visible: true });
    for (const request of [nearest.asks.slice(0, 40), 'Xyzzy plugh']) {
      await field.fill(request);
      await field.press('Enter');
      await expect(panel).toContainText(request.trim());
      await expect(card).toContainText(mapRuns.own.handedOver.reply);
      await expect(panel).toContainText(mapRuns.own.handedOver.answer);
      await page.unroute(`**${requestsPath}`);
    }
  });

  test('the longest reply of each line has room on the map, and ends above the figures', async ({
    page,
  }) => {
    await open(page, '/');
    const field = page.getByRole('textbox', { name: mapRuns.own.label });
    await hydrate(page);
    const card = page.locator('.run-card').filter({ visible: true });
    const longest = solutions.map(({ run }) =>
      [...run.customers.examples].sort((a, b) => b.reply.length - a.reply.length),
    );
    for (const width of [1200, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      for (const [{ asks } = { asks: '' }] of longest) {
        const request = asks.slice(0, mapRuns.own.maxLength).trim();
        await field.fill(request);
        await field.press('Enter');
        await expect(card).toContainText(takenBy(request)?.reply ?? mapRuns.own.handedOver.reply);
        const box = await card.boundingBox();
        const figures = await page.locator('.hero-figures').boundingBox();
        const end = (box?.y ?? 0) + (box?.height ?? 0);
        expect(end, `${request} at ${width} px`).toBeLessThanOrEqual(figures?.y ?? 0);
        expect(await overflow(page)).toBeLessThanOrEqual(0);
      }
    }
  });

  test('the note by the form names the service in words', async ({ page }) => {
    await open(page, '/');
    const field = page.getByRole('textbox', { name: mapRuns.own.label });
    await hydrate(page);
    await field.fill(nearest.asks.slice(0, 40));
    await field.press('Enter');
    await expect(page.locator('.route-note')).toContainText(other.name);
    await expect(page.locator('.route-note')).not.toContainText(/\bL\d/);
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

test('the visitor’s own words sent before the scripts are there run once they are', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  const release = await hold(page, '**/_next/static/chunks/*.js');
  await page.goto('/');
  const asked = nearest.asks.slice(0, 40).trim();
  const field = page.getByRole('textbox', { name: mapRuns.own.label });
  await field.fill(asked);
  await field.press('Enter');
  release();
  await expect(page.locator('.run-token').filter({ visible: true })).toContainText(asked);
});

test('every request fits windows from 320 to 2560 px', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 820, 1024, 1200, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of solutions) {
      await choose(page, slug);
      expect(await overflow(page), `${slug} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
});

test('on a phone each request is chosen by its service’s own name, whole', async ({ page }) => {
  await page.goto('/');
  for (const width of [320, 390, 430]) {
    await page.setViewportSize({ width, height: 844 });
    for (const { shortName } of solutions) {
      const name = page.locator('.run-choice > b').getByText(shortName, { exact: true });
      await expect(name).toBeVisible();
      const [words, tile] = await name.evaluate((element) =>
        [element, element.parentElement].map((node) => node?.getBoundingClientRect().width ?? 0),
      );
      expect(words, `${shortName} at ${width} px`).toBeLessThan(tile ?? 0);
    }
  }
});

/** Text that is painted over other text of the same request, or under the token that carries it. */
const collisions = (page: Page) =>
  page.evaluate(() => {
    const panel = document.querySelector('.run:has(:checked) > .run-panel');
    const boxes = [
      '.run-name',
      '.run-answer',
      '.run-token > b',
      '.run-card',
      '.run-source',
    ].flatMap((name) => {
      const element = panel?.querySelector(name);
      if (!element) return [];
      // the words' own box: an answer may be taller than its line
      const range = document.createRange();
      range.selectNodeContents(element);
      return [{ name, box: range.getBoundingClientRect() }];
    });
    return boxes.flatMap(({ name, box }, i) =>
      boxes.slice(i + 1).flatMap((other) => {
        const apart =
          box.right <= other.box.left ||
          box.left >= other.box.right ||
          // less than half of a small letter's height
          box.bottom - other.box.top < 4 ||
          other.box.bottom - box.top < 4;
        return apart ? [] : `${name} and ${other.name}`;
      }),
    );
  });

test('on wide screens no word of a request stands on another', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => document.fonts.ready);
  for (const width of [1200, 1366, 1440, 1920, 2560]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { slug } of solutions) {
      await choose(page, slug);
      expect(await collisions(page), `${slug} at ${width} px`).toEqual([]);
    }
  }
});

test('the page’s line has the chosen line’s colour down to the services’ interchange', async ({
  page,
}) => {
  await page.setViewportSize(desk);
  await page.goto('/');
  const colour = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).getPropertyValue('--line'));
  for (const { slug, line } of solutions) {
    await choose(page, slug);
    const chosen = await colour(`.map-route[data-line="${line}"]`);
    expect(await colour('.strip .stop'), slug).toBe(chosen);
    expect(await colour('.exits'), slug).toBe(chosen);
  }
  expect(await colour('.shelf-stop')).toBe(await colour('body'));
});
