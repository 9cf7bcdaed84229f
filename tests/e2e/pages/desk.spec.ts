import { anchors } from '@/content/anchors';
import { deskWords } from '@/content/desks';
import { solutions } from '@/content/solutions';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { builtDocument } from '../../support/e2e/built-pages';
import { expect, test } from '../../support/e2e/test';

const paths = [...solutions.map(({ slug }) => solutionPath(slug)), hospitalityPath];

test('desk: the first section below each poster, which says that it is invented', () => {
  for (const path of paths) {
    const [first] = builtDocument(path).querySelectorAll('main section[id]');
    expect([path, first?.id]).toEqual([path, anchors.desk]);
    expect(first?.textContent).toContain(deskWords.example);
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('desk: nothing is shrunk or cut', async ({ page }) => {
    for (const path of paths) {
      await page.goto(path);
      const found = await page.locator(`#${anchors.desk}`).evaluate((section) =>
        [...section.querySelectorAll<HTMLElement>(':not(:has(*))')]
          .filter((each) => each.textContent?.trim() && each.clientWidth > 1)
          .filter((each) => {
            const { right, left } = each.getBoundingClientRect();
            return (
              Number.parseFloat(getComputedStyle(each).fontSize) < 14 ||
              right > innerWidth ||
              left < 0
            );
          })
          .map((each) => each.textContent),
      );
      expect([path, found]).toEqual([path, []]);
    }
  });
});
