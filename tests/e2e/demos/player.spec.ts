import type { Page, Request } from '@playwright/test';
import { chatKind } from '@/components/demos/chat/chat-kind';
import { chatbotDemo } from '@/content/demos/chatbot';
import { demoWords } from '@/content/demos/words';
import { hold, hydrate, open, withMotion } from '../../support/e2e/browser';
import { demoOn, fetchPlayer, openDemo, type PlayedDemo, playOut } from '../../support/e2e/demo';
import { demoPath } from '../../support/e2e/examples';
import { expect, test } from '../../support/e2e/test';

const path = demoPath('chatbot') ?? '';
const { scenes } = chatbotDemo;
const { rest } = chatKind;

test.use(withMotion);
test.skip(path === '', 'no page shows this simulation');

/** How many messages are on the screen: one that waits is there, but nobody sees its words. */
const seen = ({ root }: PlayedDemo) =>
  root
    .locator('[data-beat] > p:last-child')
    .evaluateAll(
      (texts) =>
        texts.filter((text) =>
          text.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
        ).length,
    );

/** Time in which the player would have come. */
const frames = (page: Page, count: number) =>
  page.evaluate(async (left) => {
    for (; left > 0; left -= 1) await new Promise(requestAnimationFrame);
  }, count);

test('it stands still until asked, and can be paused, resumed, restarted and skipped', async ({
  page,
}) => {
  const demo = await openDemo(page, path, 'chatbot');
  const visible = () => seen(demo);
  const all = scenes[0].messages.length;
  await page.clock.runFor(10_000);
  expect(await visible()).toBe(rest);
  await expect(demo.main).toHaveText(demoWords.start);
  await expect(demo.live).toBeEmpty();

  await page.clock.pauseAt(Date.now() + 60_000);
  await demo.main.click();
  await expect(demo.main).toHaveText(demoWords.pause);
  expect(await visible()).toBe(rest);
  await page.clock.runFor(2600);
  await expect.poll(visible).toBe(rest + 1);
  await expect(demo.live).toContainText(scenes[0].messages[rest]?.text ?? '');
  await demo.main.click();
  await expect(demo.main).toHaveText(demoWords.resume);
  await page.clock.runFor(10_000);
  expect(await visible()).toBe(rest + 1);
  await demo.main.click();
  await page.clock.runFor(2600);
  await expect.poll(visible).toBe(rest + 2);
  await demo.restart.click();
  await expect.poll(visible).toBe(0);
  await demo.skip.click();
  await expect.poll(visible).toBe(all);
  await expect(demo.main).toHaveText(demoWords.replay);
  await expect(demo.skip).toBeFocused();
});

test('at rest whoever listens has the whole dialogue, and its place is kept for whoever looks', async ({
  page,
}) => {
  const demo = await openDemo(page, path, 'chatbot');
  const list = demo.root.locator('ul:has([data-beat])');
  const told = await list.ariaSnapshot();
  for (const { text } of scenes[0].messages) expect(told).toContain(text.slice(0, 30));
});

test('on a phone player and result stay in sight with the message that has just come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const demo = await openDemo(page, path, 'chatbot');
  await demo.main.click();
  for (let played = rest; played < scenes[0].messages.length; played += 1) {
    await page.clock.runFor(4000);
    await expect(demo.main).toBeInViewport({ ratio: 1 });
  }
  await expect(demo.main).toHaveText(demoWords.replay);
  const result = demo.root.locator('.demo-result');
  await expect(result).toBeInViewport({ ratio: 1 });
  await expect(result).toContainText(scenes[0].card.at(-1)?.value ?? '');
  const box = await demo.main.boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(44);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  for (const id of ['chatbot', 'voicebot', 'email', 'content', 'avatar']) {
    const address = demoPath(id);
    if (!address) continue;
    test(`${id} stands there whole`, async ({ page, allowConsole }) => {
      allowConsole(/request failed \(csp\): .*\.js$/);
      await page.goto(address);
      const unseen = await page
        .locator('.demo .unseen, .demo .unseen > *')
        .evaluateAll(
          (nodes) =>
            nodes.filter(
              (node) => !node.checkVisibility({ opacityProperty: true, visibilityProperty: true }),
            ).length,
        );
      expect(unseen).toBe(0);
      expect(await page.locator('.demo .unseen').count()).toBeGreaterThan(0);
    });
  }
});

test('nothing of the page moves while it plays', async ({ page }) => {
  const demo = await openDemo(page, path, 'chatbot');
  const height = () => demo.root.evaluate((node) => node.getBoundingClientRect().height);
  const before = await height();
  await demo.main.click();
  await page.clock.runFor(3000);
  expect(await height()).toBe(before);
  await playOut(page, demo);
  expect(await height()).toBe(before);
});

test('under reduced motion it goes step by step', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const demo = await openDemo(page, path, 'chatbot');
  await demo.main.click();
  const { messages } = scenes[0];
  for (let step = rest + 1; step < messages.length; step += 1) {
    await expect.poll(() => seen(demo)).toBe(step);
    await page.clock.runFor(5000);
    expect(await seen(demo)).toBe(step);
    await expect(demo.main).toHaveText(demoWords.next);
    await page.keyboard.press('Enter');
  }
  await expect(demo.main).toHaveText(demoWords.replay);
});

test('its code is fetched when its frame is used, and not with React', async ({ page }) => {
  const scripts: Request[] = [];
  page.on('request', (request) => request.resourceType() === 'script' && scripts.push(request));
  const { root } = demoOn(page, 'chatbot');
  await open(page, path);
  await hydrate(page);
  await root.scrollIntoViewIfNeeded();
  await frames(page, 30);
  const ofReact = scripts.length;
  await fetchPlayer(root);
  const texts = await Promise.all(scripts.map(async (each) => (await each.response())?.text()));
  const words = scenes[1]?.messages[2]?.text ?? '';
  expect(ofReact).toBeGreaterThan(0);
  expect(texts.findIndex((text) => text?.includes(words))).toBeGreaterThanOrEqual(ofReact);
});

test('what was pressed before its code arrived is done when it has', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.clock.install();
  await page.goto(path, { waitUntil: 'networkidle' });
  const release = await hold(page, '**/*.js');
  // the last question, and the scene that it leads to
  const last = scenes.at(-1);
  const [[axis, option] = []] = Object.entries(last?.when ?? {});
  const choice = page.locator(`[data-control="chatbot-${axis}-${option}"]`);
  await choice.click();
  await expect(page.locator('.demo-gate')).not.toHaveAttribute('data-player', 'ready');
  release();
  await expect(page.locator('.demo-gate')).toHaveAttribute('data-player', 'ready');
  await expect(page.getByText(last?.messages[0].text ?? '').first()).toBeVisible();
  await expect(choice).toBeFocused();
});

test('a press that is under way when its code arrives is done too', async ({ page }) => {
  const { root, main } = demoOn(page, 'chatbot');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await hydrate(page);
  const release = await hold(page, '**/*.js');
  await main.hover();
  await page.mouse.down();
  const arrived = page.waitForEvent('requestfinished');
  release();
  await arrived;
  await frames(page, 30);
  await page.mouse.up();
  await expect(root).toHaveAttribute('data-player', 'ready');
  await expect(main).toHaveText(demoWords.pause);
});

test('a press that begins between its code’s arrival and its appearance is done too', async ({
  page,
}) => {
  // what React puts off until the browser has time waits here until it is let go
  await page.addInitScript(() => {
    const { postMessage } = MessagePort.prototype;
    const waiting: (() => void)[] = [];
    let held = false;
    MessagePort.prototype.postMessage = function (message: unknown) {
      const post = () => postMessage.call(this, message);
      if (held) waiting.push(post);
      else post();
    };
    addEventListener('test:hold', () => {
      held = true;
    });
    addEventListener('test:let-go', () => {
      held = false;
      for (const post of waiting.splice(0)) post();
    });
  });
  const say = (name: string) => page.evaluate((event) => dispatchEvent(new Event(event)), name);
  const { root, main } = demoOn(page, 'chatbot');
  await page.setViewportSize({ width: 390, height: 844 });
  await open(page, path);
  await hydrate(page);
  await say('test:hold');
  const arrived = page.waitForEvent('requestfinished');
  await main.focus();
  await arrived;
  await frames(page, 30);
  await main.hover();
  await page.mouse.down();
  await say('test:let-go');
  await expect(root).toHaveAttribute('data-player', 'ready');
  await page.mouse.up();
  await expect(main).toHaveText(demoWords.pause);
});

test('a button pressed before any script was there is pressed once, not twice', async ({
  page,
}) => {
  await page.clock.install();
  const release = await hold(page, '**/*.js');
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  const { root, main } = demoOn(page, 'chatbot');
  await main.click();
  await expect(main).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(root).toHaveAttribute('data-player', 'ready');
  // a second press would have paused it
  await expect(main).toHaveText(demoWords.pause);
});
