import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { home } from '@/content/home';
import { hospitality } from '@/content/hospitality';
import { solutions } from '@/content/solutions';
import { hospitalityPath } from '@/lib/links';
import { canonicalPaths, formPaths, menuEntry } from '../support/e2e/addresses';
import { withMotion } from '../support/e2e/browser';
import {
  contactForm,
  countRequests,
  expectSummary,
  expectTyped,
  mailOf,
  someLead,
  summaryOf,
} from '../support/e2e/contact-form';
import { drawer, wideHeader } from '../support/e2e/header';
import { choose } from '../support/e2e/stage';
import { expect, test } from '../support/e2e/test';

test.use({ ...withMotion, javaScriptEnabled: false });

const { errors, thankYou } = contact;

test('without scripts every page is whole', async ({ page }) => {
  const found = { drawings: 0, questions: 0, steps: 0 };
  for (const path of canonicalPaths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('search'), path).toBeHidden();
    for (const dead of ['[data-play]', 'main button:not([type="submit"])', 'input[type="range"]'])
      await expect(page.locator(dead).filter({ visible: true }), `${dead}, ${path}`).toHaveCount(0);
    const drawings = await page.locator('[data-draws]').all();
    for (const drawing of drawings) await expect(drawing).toHaveCSS('clip-path', 'none');
    // the last: a page's first answer can stand open from the start
    const question = page.locator('details.question:has(> summary + p)').last();
    if ((await question.count()) > 0) {
      await question.locator('> summary').click();
      await expect(question.locator('p').first()).toBeVisible();
      found.questions += 1;
    }
    const stage = page.locator('[data-stage]').filter({ visible: true }).first();
    if ((await stage.count()) > 0) {
      const steps = await stage.locator('[data-at]').filter({ visible: true }).count();
      expect(steps, `what is said on ${path}`).toBeGreaterThan(0);
      found.steps += steps;
    }
    found.drawings += drawings.length;
  }
  for (const [what, count] of Object.entries(found)) expect(count, what).toBeGreaterThan(1);
});

for (const path of formPaths) {
  test(`without scripts ${path} can still be asked`, async ({ page, smtp, site, allowConsole }) => {
    allowConsole(/422/);
    const lead = { ...someLead(), azienda: ' ', telefono: 'chiamami' };
    await page.goto(path);
    const form = contactForm(page);
    await form.send(lead);
    await expectSummary(page, {
      azienda: errors.azienda.required,
      telefono: errors.telefono.invalid,
    });
    await expectTyped(form, lead);
    await summaryOf(page).getByRole('link', { name: errors.telefono.invalid }).click();
    await expect(form.fields.telefono).toBeFocused();
    await expect(form.fields.telefono).toBeInViewport({ ratio: 1 });

    const fixed = someLead();
    await form.fields.azienda.fill(fixed.azienda);
    await form.fields.telefono.fill(fixed.telefono);
    await page.getByRole('button').click();
    await expect(page.getByRole('heading', { name: thankYou.title })).toBeVisible();
    await expect(page).toHaveURL(`${path}#${anchors.sent}`);
    await expect(form.fields.nome).toBeHidden();
    const { mail } = await mailOf(smtp, fixed);
    expect(mail.replyTo).toEqual([{ name: lead.nome, address: lead.email }]);
    expect(mail.text).toContain(`${site.url}${path}\n`);
  });
}

test('without scripts the browser itself stops an empty form at each field', async ({ page }) => {
  const requests = countRequests(page);
  await page.goto('/');
  const form = contactForm(page);
  const lead = someLead();
  for (const [name, field] of Object.entries(form.fields)) {
    await form.submit.click();
    await expect(field).toBeFocused();
    await field.fill(lead[name as keyof typeof lead]);
  }
  expect(requests()).toBe(0);
});

test('without scripts examples are answered, and menu and drawer lead on', async ({ page }) => {
  await page.goto('/');
  const exchange = solutions.at(-1)?.exchange;
  await page.locator('.board-choice', { hasText: exchange?.request ?? '' }).click();
  const replies = page.locator('.board-reply').filter({ visible: true });
  await expect(replies).toHaveText([exchange?.reply ?? '']);
  const [menu, small] = [wideHeader(page), drawer(page)];
  for (const [width, trigger, within] of [
    [1280, menu.trigger, menu.panel],
    [600, small.trigger, small.dialog],
  ] as const) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/');
    await trigger.click();
    await within.getByRole('link', { name: menuEntry.name }).click();
    await expect(page).toHaveURL(menuEntry.path);
  }
});

test('without scripts the services open, and the strip stands still', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('checkbox', { name: home.integrations.pauseLabel }).click();
  await expect(page.locator('.strip-track')).toHaveCSS('animation-play-state', 'paused');
  const open = page.locator(`#${anchors.services} .shelf-row details[open] h3`);
  await expect(open).toHaveText([solutions[0]?.card.title ?? '']);
  await page.locator(`#${anchors.services} .shelf-row summary`).last().click();
  await expect(open).toHaveText([solutions.at(-1)?.card.title ?? '']);
});

test('without scripts dialogues and sums can be read', async ({ page }) => {
  await page.goto(hospitalityPath);
  const parts = Object.values(hospitality.demo).flatMap((part) =>
    typeof part === 'object' && 'title' in part ? [part.title] : [],
  );
  expect(parts.length).toBeGreaterThan(1);
  for (const title of parts) {
    await choose(page.getByRole('radio', { name: title }));
    const panel = page.locator('.guest-stage-panel:visible');
    expect(await panel.locator('[data-rest]:visible').count()).toBeGreaterThan(2);
  }
  const sum = page.locator('.savings-year strong');
  await page.locator('.hours > summary').click();
  await expect(sum).toHaveText(/\d/);
  await page.goto('/');
  await expect(sum).toHaveText(/\d/);
  await expect(sum).toBeVisible();
});
