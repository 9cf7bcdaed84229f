/** What plays in the posters: whole without anything, at once at a press, as far as one likes, and without React. */
import { avatarDemo } from '@/content/demos/avatar';
import { funnelFields, funnelRates, leadDemo } from '@/content/demos/lead';
import { voicebotDemo } from '@/content/demos/voicebot';
import { demoWords } from '@/content/demos/words';
import { posters } from '@/content/posters';
import { previewWords } from '@/content/previews';
import { solutions } from '@/content/solutions';
import { everySelection } from '@/lib/demos/demo-script';
import { funnelOf } from '@/lib/demos/funnel';
import { solutionPath } from '@/lib/links';
import { demoPath } from '../support/e2e/addresses';
import { scriptsOf, withMotion } from '../support/e2e/browser';
import { expectAccessible } from '../support/e2e/checkers';
import { expectNoSidewaysScroll } from '../support/e2e/layout';
import { playOut, seenOn, stageOn, wordsOn } from '../support/e2e/stage';
import { expect, test } from '../support/e2e/test';

for (const { slug } of solutions.filter(({ demonstration }) => demonstration)) {
  const path = solutionPath(slug);

  test.describe(`the poster of ${slug}`, () => {
    test.describe('for a visitor with motion', () => {
      test.use({ ...withMotion, bypassCSP: true });

      test('plays at a press without React, pauses, goes on step by step, and stands at its end as before', async ({
        page,
      }) => {
        const scripts = scriptsOf(page);
        await page.clock.install();
        await page.goto(path);
        const stage = stageOn(page);
        const [words, seen] = [await wordsOn(stage), await seenOn(stage)];
        expect(seen.length).toBeGreaterThan(0);
        await stage.toggle.click();
        await page.clock.runFor(3000);
        await stage.toggle.click();
        const step = () =>
          stage.root.evaluate(({ style }) => Number(style.getPropertyValue('--step')));
        const paused = await step();
        expect(paused).toBeGreaterThan(0);
        await page.clock.runFor(30_000);
        expect(await step()).toBe(paused);
        await stage.next.click();
        expect(await step()).toBe(paused + 1);
        await stage.skip.click();
        await expect(stage.root).toHaveAttribute('data-status', 'done');
        await stage.toggle.click();
        await expect(stage.toggle).toHaveText(new RegExp(`${demoWords.pause}$`), {
          useInnerText: true,
        });
        await playOut(page, stage);
        expect(await wordsOn(stage)).toBe(words);
        expect(await seenOn(stage)).toEqual(seen);
        await expect(stage.live).toHaveText(demoWords.ended);
        expect(scripts).toEqual([]);
      });

      test('keeps its height at rest, playing and at every step, in windows of all widths', async ({
        page,
      }) => {
        await page.clock.install();
        await page.goto(path);
        const { root } = stageOn(page);
        for (const width of [360, 390, 820, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          const heights = await root.evaluate((stage: HTMLElement) => {
            const press = (name: string) =>
              stage.querySelector<HTMLElement>(`[data-play="${name}"]`)?.click();
            const seen = [stage.offsetHeight];
            const look = () => seen.push(stage.offsetHeight);
            press('toggle');
            look();
            press('toggle');
            for (; stage.dataset.status === 'paused' && seen.length < 100; look()) press('next');
            return [...seen, stage.dataset.status];
          });
          expect(heights.pop()).toBe('done');
          expect(heights.length).toBeGreaterThan(3);
          expect.soft(new Set(heights).size, `${width} px: ${heights}`).toBe(1);
        }
      });

      test('every choice plays a scene of its own', async ({ page }) => {
        await page.clock.install();
        await page.goto(path);
        const stage = stageOn(page);
        const chosen = new Map<string, Set<string>>();
        for (const choice of await stage.choices.all()) {
          if (await choice.isChecked()) await stage.toggle.click();
          else await choice.locator('xpath=..').click();
          await expect(stage.root).toHaveAttribute('data-status', 'playing');
          await playOut(page, stage);
          const axis = (await choice.getAttribute('data-axis')) ?? '';
          chosen.set(axis, (chosen.get(axis) ?? new Set()).add(await wordsOn(stage)));
          expect((await seenOn(stage)).length).toBeGreaterThan(0);
        }
        for (const [axis, words] of chosen)
          await expect(stage.root.locator(`input[data-axis="${axis}"]`)).toHaveCount(words.size);
      });
    });

    test.describe('for a visitor without motion', () => {
      test.use({ bypassCSP: true });

      test('is for everybody while it plays: in the middle of a scene nothing is found', async ({
        page,
      }) => {
        await page.goto(path);
        const stage = stageOn(page);
        for (let step = 0; step < 3; step += 1) await stage.toggle.press('Enter');
        for (const width of [390, 1440]) {
          await page.setViewportSize({ width, height: 900 });
          await expectAccessible(page, '[data-stage]');
        }
      });

      test('shows one step at a press, by keyboard, in its window on a phone, and is whole without scripts', async ({
        page,
        browser,
      }) => {
        await page.setViewportSize({ width: 360, height: 740 });
        await page.clock.install();
        await page.goto(path);
        const stage = stageOn(page);
        const words = await wordsOn(stage);
        await stage.toggle.focus();
        await page.keyboard.press('Enter');
        await expect(stage.root).toHaveAttribute('data-status', 'paused');
        await page.clock.runFor(30_000);
        await expect(stage.root).toHaveAttribute('data-status', 'paused');
        await expectNoSidewaysScroll(page);
        for (let steps = 0; (await stage.root.getAttribute('data-status')) !== 'done'; steps += 1) {
          expect(steps, 'presses to the end').toBeLessThan(60);
          await page.keyboard.press('Enter');
        }
        expect(await wordsOn(stage)).toBe(words);

        const context = await browser.newContext({ javaScriptEnabled: false });
        const plain = await context.newPage();
        await plain.goto(new URL(path, page.url()).href);
        const still = stageOn(plain);
        expect(await wordsOn(still)).toBe(words);
        await expect(still.toggle).toBeHidden();
        await context.close();
      });
    });
  });
}

test('the avatar says its sentences one by one in each language, under its notice, with the face that is chosen', async ({
  page,
}) => {
  await page.goto(demoPath('avatar') ?? '');
  const button = page.locator('[data-play="toggle"]');
  for (const { lang, captions } of avatarDemo.scenes) {
    const track = posters.avatar.tracks.find((each) => each.lang === lang);
    if (lang === 'it') await button.click();
    else await page.getByRole('radio', { name: `${track?.text} ${track?.code}` }).check();
    for (const { text } of captions) {
      const caption = page.locator('.avatar-captions:visible > [data-age="0"]');
      await expect(caption).toHaveText(text);
      const band = page.locator('.avatar-captions:visible');
      expect(await band.evaluate((node) => node.scrollHeight <= node.clientHeight), text).toBe(
        true,
      );
      expect(await caption.evaluate((node) => node.closest('[lang]')?.getAttribute('lang'))).toBe(
        lang,
      );
      const notice = page.locator('.poster-notice:visible');
      await expect(notice).toContainText(previewWords.aiVideo[lang]);
      await button.press('Enter');
    }
    await expect(button).toHaveAccessibleName(demoWords.replay);
  }
  const faces = page.locator('.avatar-other > svg').filter({ visible: true });
  await expect(faces).toHaveCount(0);
  await page.getByRole('radio', { name: 'Nadia' }).check();
  await expect(faces).toHaveCount(1);
});

test('the numbers of a campaign follow its choices, and its great number the days of the messages', async ({
  page,
}) => {
  await page.goto(demoPath('lead') ?? '');
  const { root, toggle, live } = stageOn(page);
  const selections = everySelection(leadDemo.axes);
  expect(selections.length).toBeGreaterThan(3);
  for (const selection of selections) {
    for (const [axis, option] of Object.entries(selection))
      await root.locator(`label:has([data-axis="${axis}"][value="${option}"])`).click();
    const counts = await root.locator('.lead-figures > :not([hidden]) > b').allTextContents();
    const { leads, reached, meetings } = funnelOf(selection);
    expect(counts.map(Number)).toEqual([leads, reached, meetings]);
    const cost = Number(funnelFields.costPerLead.initial);
    expect(leads).toBe(Math.floor(Number(selection.budget) / cost));
    expect(reached).toBe(Math.floor((leads * (funnelRates[selection.risposta ?? ''] ?? 0)) / 100));
  }
  await page.reload();
  const days: string[] = [];
  for (let i = 0; i < 7; i += 1) {
    await toggle.click();
    days.push(await root.evaluate(({ style }) => style.getPropertyValue('--value')));
  }
  expect(days).toEqual(['1', '1', '1', '6', '14', '14', '17']);
  await expect(live).toContainText(leadDemo.scenes[0].messages.at(-1)?.text ?? '');
});

test.describe('the call', () => {
  const path = demoPath('voicebot') ?? '';
  const [scene, inbound] = voicebotDemo.scenes;
  const { turns } = scene;

  test('its cursor moves by keyboard, second by second, and what is said there with it', async ({
    page,
  }) => {
    await page.goto(path);
    const cursor = page.getByRole('slider', { name: posters.voicebot.rulerLabel });
    const arrival = page.locator('.call-arrival').first();
    await cursor.press('Home');
    await expect(arrival).toBeHidden();
    await cursor.press('End');
    await expect(cursor).toHaveAttribute('aria-valuetext', turns.at(-1)?.text ?? '');
    await expect(arrival).toBeVisible();
    await cursor.press('ArrowLeft');
    await cursor.press('ArrowLeft');
    await expect(cursor).toHaveValue(String(posters.voicebot.rulerSeconds - 2));
  });

  /** A browser whose voices end a line soon after it begins, and write down what they said. */
  function withVoices(langs: string[]) {
    const said: string[] = [];
    Object.defineProperty(window, 'said', { value: said });
    const voices = langs.map((lang) => ({ lang, name: lang }));
    Object.defineProperty(window, 'SpeechSynthesisUtterance', {
      value: function Utterance(this: { text: string }, text: string) {
        this.text = text;
      },
    });
    Object.defineProperty(window, 'speechSynthesis', {
      value: {
        getVoices: () => voices,
        cancel: () => {},
        speak: (utterance: { text: string; onend?: () => void }) => {
          said.push(utterance.text);
          setTimeout(() => utterance.onend?.(), 100);
        },
      },
    });
  }

  test.describe('for a visitor with motion', () => {
    test.use(withMotion);

    test('is said line after line, aloud where that is asked for, with the appointment at its end, and another one is chosen', async ({
      page,
    }) => {
      await page.addInitScript(withVoices, ['it-IT', 'en-GB']);
      await page.clock.install();
      await page.goto(path);
      const stage = stageOn(page);
      const arrival = page.locator('.call-arrival').first();
      const said = () => page.evaluate(() => Reflect.get(window, 'said'));
      await stage.toggle.click();
      await expect(arrival).toBeHidden();
      for (const { afterMs, text } of turns) {
        await page.clock.runFor(afterMs);
        await expect(stage.live).toHaveText(text);
      }
      expect(await said(), 'nothing sounds that nobody asked for').toEqual([]);
      await playOut(page, stage);
      await expect(arrival).toBeVisible();
      await stage.toggle.click();
      await stage.root.getByRole('button', { name: demoWords.speech.on }).click();
      await playOut(page, stage);
      expect(await said()).toEqual(turns.map(({ text }) => text));
      await page.getByRole('radio', { name: voicebotDemo.axes[0].options[1]?.label ?? '' }).check();
      await expect(page.getByText(inbound?.asks?.text ?? '')).toBeVisible();
    });

    test('says where there is no Italian voice, and can be read all the same', async ({ page }) => {
      await page.addInitScript(withVoices, ['en-GB']);
      await page.clock.install();
      await page.goto(path);
      const stage = stageOn(page);
      await stage.toggle.click();
      await stage.root.getByRole('button', { name: demoWords.speech.on }).click();
      await expect(stage.root.getByText(demoWords.speech.missing)).toBeVisible();
      await playOut(page, stage);
    });
  });
});
