import type { Page } from '@playwright/test';
import { anchors } from '@/content/anchors';
import { assistant } from '@/content/assistant';
import { site } from '@/content/site';
import { assistantPath } from '@/lib/assistant/protocol';
import { hospitalityPath } from '@/lib/links';
import { personOf } from '@/lib/owner-slot';
import { assistantProgram } from '../support/assistant/build';
import { expect, test } from '../support/assistant/pages';
import { json } from '../support/chat-trigger';
import { demoPath } from '../support/e2e/addresses';
import { open } from '../support/e2e/browser';
import { expectAccessible, htmlFindings } from '../support/e2e/checkers';
import { someLead } from '../support/e2e/contact-form';
import { expectNoSidewaysScroll } from '../support/e2e/layout';
import { translate } from '../support/e2e/page-changes';
import { ask, postLead } from '../support/e2e/raw-request';

const chatbotPath = demoPath('chatbot') ?? '';
const places = [
  [chatbotPath, assistant.label.customer],
  [hospitalityPath, assistant.label.guest],
] as const;

function talkOn(page: Page, label: string) {
  const field = page.getByRole('textbox', { name: label });
  const lines = page.locator('ol > [data-talk]:not([aria-hidden])');
  const place = () =>
    page.evaluate(() => [window.scrollY, document.documentElement.scrollHeight].join());
  return {
    field,
    lines,
    /** Where the page stands, and how high it is. */
    place,
    end: page.getByRole('button', { name: assistant.end }),
    spoken: page.locator('.assistant [aria-live]'),
    async say(message: string) {
      await field.fill(message);
      await field.press('Enter');
    },
    /** Starts the island; nothing moves. */
    async begin() {
      await field.focus();
      await expect(page.locator('[data-island=assistant]')).toHaveAttribute(
        'data-state',
        'started',
      );
    },
  };
}

for (const [path, label] of places) {
  test(`assistant: ${path} is sound HTML, and says who answers before anybody types`, async ({
    page,
  }) => {
    const response = await page.request.get(path);
    expect(await htmlFindings(await response.text())).toEqual([]);
    await open(page, path);
    const { field } = talkOn(page, label);
    await expect(field).toHaveAccessibleDescription(assistant.note(site.brand));
    await expect(page.getByText(assistant.note(site.brand))).toBeVisible();
  });

  test(`assistant: on ${path} the page stays where it is, at rest, in a talk and after it, and is accessible`, async ({
    page,
    workflow,
    allowConsole,
  }) => {
    allowConsole(/503/);
    for (const width of [320, 768, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, path);
      const { field, lines, begin, say, place, end } = talkOn(page, label);
      await begin();
      const before = await place();
      const long = 'Abbiamo posto, e la culla è gratuita. '.repeat(30);
      workflow.answer(json({ output: long }));
      await say('Avete posto?');
      await expect(lines).toHaveCount(2);
      await say('E la culla?');
      await expect(lines).toHaveCount(4);
      expect(await place()).toBe(before);
      await expectNoSidewaysScroll(page);
      await expect(lines.nth(2)).toBeInViewport({ ratio: 0.9 });
      await expectAccessible(page, 'main');
      await field.press('Escape');
      await expect(lines).toHaveCount(0);
      await expect(end).toHaveCount(0);
      await expect(field).toBeFocused();
      expect(await place()).toBe(before);
    }
    const { begin, say, place } = talkOn(page, label);
    await begin();
    const before = await place();
    workflow.answer(json({}, 500));
    await say('E il cane?');
    const link = page.getByRole('link', { name: assistant.person(personOf(path)?.name) });
    await expect(link).toBeFocused();
    expect(await place()).toBe(before);
    await expectAccessible(page, 'main');
  });
}

test('assistant: what it says is read out with who says it, in the language of the conversation', async ({
  page,
  workflow,
}) => {
  await open(page, hospitalityPath);
  await page.getByRole('radio', { name: 'Deutsch' }).first().check();
  const { say, spoken } = talkOn(page, assistant.label.guest);
  const release = workflow.hold();
  await say('Haben Sie ein Zimmer?');
  await expect(spoken).toHaveText(`${assistant.name} ${assistant.typing}`);
  await expect(page.locator('ol > [data-talk][aria-hidden]')).toContainText(assistant.typing);
  release();
  await expect(spoken).toHaveText(`${assistant.name}: Hai scritto: Haben Sie ein Zimmer?`);
  await expect(spoken.locator('[lang]')).toHaveAttribute('lang', 'de');
  expect((await workflow.sent(1)).metadata).toEqual({ scene: 'hotel/arrivo', language: 'de' });
});

test('assistant: another scene, or the script, ends the talk', async ({ page }) => {
  await open(page, chatbotPath);
  const { say, lines } = talkOn(page, assistant.label.customer);
  await say('Uno?');
  await expect(lines).toHaveCount(2);
  await page.getByRole('radio', { name: /^Instagram/ }).check({ force: true });
  await expect(lines).toHaveCount(0);
  await say('Due?');
  await expect(lines).toHaveCount(2);
  await page.locator('[data-play=toggle]').first().click();
  await expect(lines).toHaveCount(0);
});

test('assistant: a talk goes on on a page that a translator has changed', async ({
  page,
  workflow,
  allowConsole,
}) => {
  allowConsole(/503/);
  await open(page, hospitalityPath);
  const { say, lines, end, spoken } = talkOn(page, assistant.label.guest);
  const everywhere = () => page.evaluate(translate, '.guest-stage');
  await say('Uno?');
  await expect(spoken).toContainText('Uno?');
  await everywhere();
  const field = page.locator('.assistant input');
  for (const message of ['Due?', 'Tre?']) {
    await field.fill(message);
    await field.press('Enter');
    await expect(spoken).toContainText(message);
    await everywhere();
  }
  await expect(lines).toHaveCount(6);
  workflow.answer(json({}, 500));
  await field.fill('Quattro?');
  await field.press('Enter');
  await expect(page.locator('.assistant a')).toBeFocused();
  await page.locator('.assistant button').click();
  await expect(lines).toHaveCount(0);
  await expect(end).toHaveCount(0);
  await expect(field).toBeFocused();
});

test('assistant: a script that plays is over when somebody writes', async ({ page }) => {
  await open(page, chatbotPath);
  await page.locator('[data-play=toggle]').first().click();
  const { say, lines } = talkOn(page, assistant.label.customer);
  await say('Uno?');
  await expect(lines).toHaveCount(2);
  await expect(page.locator('[data-stage]').first()).toHaveAttribute('data-status', 'done');
});

test('assistant: without a network it leads to the person, with the question', async ({
  page,
  context,
  allowConsole,
}) => {
  allowConsole(/INTERNET_DISCONNECTED/);
  await open(page, chatbotPath);
  const { begin, say, lines } = talkOn(page, assistant.label.customer);
  await begin();
  await context.setOffline(true);
  await say('C’è qualcuno?');
  await expect(page.locator('.assistant a')).toBeFocused();
  await expect(lines).toHaveText(/C’è qualcuno\?/);
});

test('assistant: where its code cannot be had, as after an update, a question goes on to the form', async ({
  page,
  allowConsole,
}) => {
  allowConsole(/404|island assistant|dynamically imported/);
  await page.route('**/islands/assistant*', (route) => route.fulfill({ status: 404 }));
  await open(page, chatbotPath);
  const { say } = talkOn(page, assistant.label.customer);
  await say('Fate librerie?');
  await page.waitForURL(`**/#${anchors.form}`);
  await expect(page.locator('.form-line-note')).toContainText('Fate librerie?');
});

test('assistant: text alone comes of a reply', async ({ page, workflow }) => {
  await open(page, chatbotPath);
  workflow.answer(json({ output: '<b>Ecco</b> https://a.example/ <a href="/">qui</a>\nA capo' }));
  const { say, lines } = talkOn(page, assistant.label.customer);
  await say('Il link?');
  const reply = lines.last().locator('p');
  await expect(reply).toContainText('<b>Ecco</b> https://a.example/');
  await expect(reply.locator('*')).toHaveCount(0);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('assistant: the field is not there', async ({ page }) => {
    for (const [path, label] of places) {
      await page.goto(path);
      await expect(page.getByLabel(label)).toBeHidden();
      await expect(page.getByText(assistant.note(site.brand))).toBeHidden();
    }
  });
});

test('assistant: the privacy notice says where messages go', async ({ page }) => {
  await open(page, '/privacy');
  await expect(page.getByText('L’assistente che si prova in queste pagine')).toBeVisible();
});

test('assistant: a flood of questions keeps no request and no page waiting', async ({
  trying,
  workflow,
}) => {
  const release = workflow.hold();
  const body = (n: number) =>
    JSON.stringify({
      sessionId: `flood-${n}-0123456789`,
      message: 'Ci siete?',
      scene: 'hotel/wifi',
      language: 'it',
    });
  const headers = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const question = (n: number) =>
    ask(trying.url, assistantPath, {
      method: 'POST',
      headers,
      body: body(n),
      from: `127.0.8.${n}`,
    });
  const flood = Array.from({ length: 60 }, (_, n) => question(n + 1));
  let answered = 0;
  for (const each of flood) void each.then(() => (answered += 1));
  await workflow.sent(8);
  // all but those that the workflow has
  await expect.poll(() => answered).toBe(52);
  expect((await postLead(trying.url, { body: JSON.stringify(someLead()) })).status).toBe(200);
  expect((await ask(trying.url, hospitalityPath)).status).toBe(200);
  expect(answered).toBe(52);
  release();
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(8);
  expect(workflow.posts).toHaveLength(8);
});

test('assistant: without its address the server does not start, and says so', async ({ serve }) => {
  await expect(serve({ program: assistantProgram })).rejects.toThrow(/ASSISTANT_URL is missing/);
});
