import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { figuresPage } from '@/content/figures-page';
import { hospitalityEntry, navigation } from '@/content/navigation';
import { carriesForm, formPaths } from '../../support/e2e/addresses';
import {
  expectAtTop,
  expectClearOfHeader,
  open,
  tabTo,
  withMotion,
} from '../../support/e2e/browser';
import { menuEntry, plainPath } from '../../support/e2e/examples';
import { drawer, menuNames, wideHeader } from '../../support/e2e/header';
import { expect, test } from '../../support/e2e/test';

const { services, process, home } = navigation;

test.describe('in a wide window', () => {
  test('the home page’s header goes to its sections, the others’ goes home', async ({ page }) => {
    const { link } = wideHeader(page);
    await open(page, '/');
    await expect(link(services)).toBeVisible();
    await expect(link(process)).toBeVisible();
    await expect(link(home)).toHaveCount(0);
    for (const path of ['/hospitality', plainPath]) {
      await open(page, path);
      await expect(link(services)).toHaveCount(0);
      await expect(link(process)).toHaveCount(0);
      await link(home).click();
      await expect(page).toHaveURL('/');
    }
  });

  test('the logo leads home from every page', async ({ page }) => {
    for (const path of ['/hospitality', plainPath]) {
      await open(page, path);
      await wideHeader(page).banner.getByRole('link').first().click();
      await expect(page).toHaveURL('/');
    }
  });

  test('its links scroll to their sections, clear of the header', async ({ page }) => {
    await open(page, '/');
    for (const [name, id] of [
      [process, anchors.process],
      [services, anchors.services],
    ] as const) {
      await wideHeader(page).link(name).click();
      await expectClearOfHeader(page, page.locator(`#${id}`).getByRole('heading').first());
    }
  });

  test('the header stays in sight at the foot of the page', async ({ page }) => {
    await open(page, '/');
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await page.keyboard.press('End');
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    expect((await wideHeader(page).banner.boundingBox())?.y).toBe(0);
  });

  test('the Soluzioni menu opens by mouse, with described entries, and hangs from the header', async ({
    page,
  }) => {
    await open(page, '/');
    const { trigger, panel, entries } = wideHeader(page);
    await trigger.click();
    await expect(entries).toHaveCount(menuNames.length);
    for (const [index, name] of menuNames.entries()) {
      await expect(entries.nth(index)).toContainText(name);
      // a description follows the name
      await expect(entries.nth(index)).toHaveText(new RegExp(`${name}.{10,}`, 's'));
    }
    const box = await panel.locator('xpath=..').boundingBox();
    expect(box?.x ?? -1).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(1280);
    // it hangs from the header's rule, without a gap and without covering it
    const header = await wideHeader(page).banner.boundingBox();
    expect(box?.y).toBe((header?.y ?? 0) + (header?.height ?? 0));

    await entries.filter({ hasText: menuEntry.name }).click();
    await expect(page).toHaveURL(menuEntry.path);
    await expect(entries).toHaveCount(0);
    await expectAtTop(page);
  });

  test('the Soluzioni menu works by keyboard, and Escape gives the focus back', async ({
    page,
  }) => {
    await open(page, '/');
    const { trigger, entries } = wideHeader(page);
    await tabTo(page, trigger);
    await page.keyboard.press('Enter');
    await expect(entries).toHaveCount(menuNames.length);
    await page.keyboard.press('Escape');
    await expect(entries).toHaveCount(0);
    await expect(trigger).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, entries.filter({ hasText: menuEntry.name }));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(menuEntry.path);
  });

  test('the Soluzioni menu closes at a press beside it, and when the focus goes on', async ({
    page,
  }) => {
    await open(page, '/');
    const { trigger, entries, beside } = wideHeader(page);
    await trigger.click();
    await expect(entries).toHaveCount(menuNames.length);
    await page.mouse.click(10, 400);
    await expect(entries).toHaveCount(0);

    await trigger.click();
    await beside.getByRole('link').last().focus();
    await page.keyboard.press('Tab');
    await expect(entries).toHaveCount(0);
  });

  test('beside the solutions the menu has hospitality and WhatsApp', async ({ page }) => {
    await page.setViewportSize({ width: 1024, height: 768 });
    await open(page, '/');
    const { trigger, beside } = wideHeader(page);
    await trigger.click();
    await expect(beside.getByRole('link')).toHaveCount(2);
    for (const link of await beside.getByRole('link').all()) {
      await expect(link).toBeInViewport({ ratio: 1 });
    }
    await expect(beside.getByRole('link', { name: navigation.whatsapp })).toHaveAttribute(
      'target',
      '_blank',
    );
    await beside.getByRole('link', { name: hospitalityEntry.name }).click();
    await expect(page).toHaveURL('/hospitality');
  });

  test('the whole menu is in sight in a window 650 pixels high', async ({ page }) => {
    await page.setViewportSize({ width: 1366, height: 650 });
    await open(page, '/');
    const { trigger, entries } = wideHeader(page);
    await trigger.click();
    await expect(entries.first()).toBeInViewport({ ratio: 1 });
    await expect(entries.last()).toBeInViewport({ ratio: 1 });
  });

  test('Consulenza Gratuita reaches the form from every kind of page', async ({ page }) => {
    for (const path of [...formPaths, plainPath, figuresPage.path]) {
      await open(page, path);
      await wideHeader(page).consultation.click();
      const section = page.locator(`#${anchors.form}`);
      await expectClearOfHeader(page, section.getByRole('heading').first());
      await expect(page.getByRole('textbox', { name: contact.fields.nome.label })).toBeInViewport();
      expect(new URL(page.url()).pathname).toBe(carriesForm(path) ? path : '/');
    }
  });
});

test.describe('on a wide touch screen', () => {
  test.use({ hasTouch: true });

  test('the Soluzioni menu opens and leads on by touch', async ({ page }) => {
    await open(page, '/');
    const { trigger, entries } = wideHeader(page);
    await trigger.tap();
    await expect(entries).toHaveCount(menuNames.length);
    await entries.filter({ hasText: menuEntry.name }).tap();
    await expect(page).toHaveURL(menuEntry.path);
  });
});

test.describe('in a small window', () => {
  // the drawer comes and goes
  test.use({ ...withMotion, viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the drawer opens on the right by touch, with the header’s own items, and closes after a choice', async ({
    page,
  }) => {
    await open(page, '/');
    const { trigger, dialog, link } = drawer(page);
    await expect(wideHeader(page).trigger).toBeHidden();
    await trigger.tap();
    await expect(dialog).toBeVisible();
    await expect
      .poll(async () => {
        const box = await dialog.boundingBox();
        return box && Math.round(box.x + box.width);
      })
      .toBe(390);
    for (const name of [services, process, ...menuNames, navigation.consultation]) {
      await expect(link(new RegExp(name))).toBeVisible();
    }
    await link(new RegExp(menuEntry.name)).tap();
    await expect(page).toHaveURL(menuEntry.path);
    await expect(dialog).toHaveCount(0);
    await expectAtTop(page);
  });

  for (const [width, height] of [
    [390, 844],
    [360, 640],
  ] as const) {
    test(`at ${width} by ${height} the drawer shows both ways to ask, its targets are 44 pixels high and nothing sticks out`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await open(page, '/');
      const { trigger, dialog, link } = drawer(page);
      await trigger.tap();
      await expect(dialog).toBeVisible();
      await expect(link(navigation.consultation)).toBeInViewport({ ratio: 1 });
      await expect(link(navigation.callBar.whatsapp)).toBeInViewport({ ratio: 1 });
      for (const one of await dialog.getByRole('link').all()) {
        expect((await one.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      expect(await dialog.evaluate((node) => node.scrollWidth - node.clientWidth)).toBe(0);
      await link(hospitalityEntry.name).tap();
      await expect(page).toHaveURL('/hospitality');
      await expect(dialog).toHaveCount(0);
    });
  }

  test('a choice on the same page closes the drawer and scrolls there', async ({ page }) => {
    await open(page, '/');
    const { trigger, dialog, link } = drawer(page);
    await trigger.tap();
    await link(process).tap();
    await expect(dialog).toHaveCount(0);
    await expectClearOfHeader(
      page,
      page.locator(`#${anchors.process}`).getByRole('heading').first(),
    );
  });

  test('Consulenza Gratuita in the drawer reaches the form from another page', async ({ page }) => {
    await open(page, plainPath);
    const { trigger, dialog, link } = drawer(page);
    await trigger.tap();
    await expect(link(home)).toBeVisible();
    await link(navigation.consultation).tap();
    await expect(dialog).toHaveCount(0);
    const section = page.locator(`#${anchors.form}`);
    await expectClearOfHeader(page, section.getByRole('heading').first());
  });

  test('by keyboard the drawer keeps the focus, and Escape gives it back', async ({ page }) => {
    await open(page, '/');
    const { trigger, dialog, link, close } = drawer(page);
    await tabTo(page, trigger);
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      expect(await dialog.evaluate((node) => node.contains(document.activeElement))).toBe(true);
    }
    await close.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(dialog.getByRole('button').last()).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(close).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await expect(trigger).toBeFocused();

    await page.keyboard.press('Enter');
    await tabTo(page, link(new RegExp(menuEntry.name)));
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(menuEntry.path);
    await expect(dialog).toHaveCount(0);
  });

  test('by mouse the drawer closes with its button and with a click beside it', async ({
    page,
  }) => {
    await open(page, '/');
    const { trigger, dialog, close } = drawer(page);
    await trigger.click();
    await close.click();
    await expect(dialog).toHaveCount(0);
    await trigger.click();
    await expect(dialog).toBeVisible();
    await page.mouse.click(10, 400);
    await expect(dialog).toHaveCount(0);
  });
});

test('at 1023 pixels the header has the drawer, at 1024 the navigation', async ({ page }) => {
  await page.goto('/');
  for (const [width, small] of [
    [1023, true],
    [1024, false],
  ] as const) {
    await page.setViewportSize({ width, height: 800 });
    await expect(drawer(page).trigger).toBeVisible({ visible: small });
    await expect(wideHeader(page).trigger).toBeVisible({ visible: !small });
  }
});
