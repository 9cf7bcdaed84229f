import type { Page } from '@playwright/test';
import { nameOf } from '@/components/poster/conversation';
import { anchors } from '@/content/anchors';
import { avatarDemo } from '@/content/demos/avatar';
import { chatbotDemo } from '@/content/demos/chatbot';
import { contentDemo } from '@/content/demos/content';
import { emailDemo } from '@/content/demos/email';
import { hotelCallDemo } from '@/content/demos/hotel-call';
import { hotelChatDemo } from '@/content/demos/hotel-chat';
import { hotelMailDemo } from '@/content/demos/hotel-mail';
import { leadDemo } from '@/content/demos/lead';
import { quoteDemo } from '@/content/demos/quote';
import type { Dialogue, Said } from '@/content/demos/types';
import { voicebotDemo } from '@/content/demos/voicebot';
import { playWords } from '@/content/demos/words';
import { hospitality } from '@/content/hospitality';
import { posters } from '@/content/posters';
import { solutions } from '@/content/solutions';
import { hospitalityPath, solutionPath } from '@/lib/links';
import { demoPath } from '../support/e2e/addresses';
import { scriptsOf, withMotion } from '../support/e2e/browser';
import { expectAccessible } from '../support/e2e/checkers';
import { expectNoSidewaysScroll, isOnTop, unreadable } from '../support/e2e/layout';
import { choose, type Stage, stageOn } from '../support/e2e/stage';
import { expect, test } from '../support/e2e/test';

async function openStage(page: Page, path: string, tab?: string): Promise<Stage> {
  await page.goto(path);
  if (!tab) return stageOn(page);
  await choose(page.getByRole('radio', { name: tab }));
  return stageOn(page, page.locator('.guest-stage-panel:visible'));
}

/** What is on the stage in words, whether seen or only read out, without its controls and their answers. */
const wordsOn = ({ root }: Stage): Promise<string> =>
  root.evaluate((stage) => {
    const copy = stage.cloneNode(true);
    if (!(copy instanceof Element)) return '';
    for (const each of copy.querySelectorAll('[data-play], .play-controls, [hidden], script'))
      each.remove();
    return copy.textContent.replaceAll(/\s+/g, ' ');
  });

const seenOn = ({ root }: Stage): Promise<string[]> =>
  root
    .locator('[data-at]')
    .evaluateAll((steps) =>
      steps
        .filter(
          (step) =>
            step.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
            step.getBoundingClientRect().width > 2,
        )
        .map(({ textContent }) => textContent),
    );

/** Lets the time pass until the scene is over; the page's clock is in the test's hands. */
async function playOut(page: Page, { root }: Stage): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(4000);
    // asked once, not waited for: each step needs the clock to move on
    expect(await root.getAttribute('data-status')).toBe('done');
  }).toPass({ intervals: [0] });
}

const { chat, call, mail } = hospitality.demo;
const stages = [
  ...solutions
    .filter(({ demonstration }) => demonstration)
    .map(({ slug }) => ({ name: slug, path: solutionPath(slug), tab: undefined })),
  ...[chat, call, mail].flatMap((part) =>
    part ? [{ name: `hotel, ${part.title}`, path: hospitalityPath, tab: part.title }] : [],
  ),
];

for (const { name, path, tab } of stages) {
  test.describe(`${name}, with motion`, () => {
    test.use(withMotion);

    test(`${name}: plays, pauses, goes by steps, and ends as it stood`, async ({ page }) => {
      const scripts = scriptsOf(page);
      await page.clock.install();
      const stage = await openStage(page, path, tab);
      const [words, seen] = [await wordsOn(stage), await seenOn(stage)];
      expect(seen.length).toBeGreaterThan(0);
      const step = () =>
        stage.root.evaluate(({ style }) => Number(style.getPropertyValue('--step')));
      await stage.toggle.click();
      await page.clock.runFor(3000);
      await stage.toggle.click();
      const paused = await step();
      expect(paused).toBeGreaterThan(0);
      await page.clock.runFor(30_000);
      expect(await step()).toBe(paused);
      await stage.next.click();
      expect(await step()).toBe(paused + 1);
      await stage.skip.click();
      await expect(stage.root).toHaveAttribute('data-status', 'done');
      await stage.toggle.click();
      await playOut(page, stage);
      expect(await wordsOn(stage)).toBe(words);
      expect(await seenOn(stage)).toEqual(seen);
      await expect(stage.live).toHaveText(playWords.ended);

      // every choice has a scene of its own
      const heard = new Map<string, Set<string>>();
      for (const choice of await stage.choices.all()) {
        if (!(await choice.isChecked())) await choose(choice);
        await stage.toggle.click();
        await stage.skip.click();
        await expect(stage.root).toHaveAttribute('data-status', 'done');
        const axis = (await choice.getAttribute('data-axis')) ?? '';
        heard.set(axis, (heard.get(axis) ?? new Set()).add(await wordsOn(stage)));
      }
      for (const [axis, scenes] of heard)
        await expect(stage.root.locator(`input[data-axis="${axis}"]`)).toHaveCount(scenes.size);
      expect(scripts, 'without React').toEqual([]);
    });
  });

  test(`${name}: without motion it goes on at each press`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.clock.install();
    const stage = await openStage(page, path, tab);
    const words = await wordsOn(stage);
    const height = () => stage.root.evaluate((node: HTMLElement) => node.offsetHeight);
    const heights = new Set([await height()]);
    await stage.toggle.focus();
    for (let steps = 1; (await stage.root.getAttribute('data-status')) !== 'done'; steps += 1) {
      expect(steps, 'presses to the end').toBeLessThan(60);
      await page.keyboard.press('Enter');
      heights.add(await height());
      if (steps !== 3) continue;
      await page.clock.runFor(30_000);
      await expect(stage.root).toHaveAttribute('data-status', 'paused');
      await expectNoSidewaysScroll(page);
      const panel = await stage.root.getAttribute('data-tab');
      await expectAccessible(page, tab ? `[data-tab="${panel}"]` : '[data-stage]');
    }
    if (!tab) expect([...heights], 'nothing below is pushed about').toHaveLength(1);
    expect(await wordsOn(stage)).toBe(words);
  });
}

/** What has no place in the window, between the header and the controls: the words of the newest step, and the controls. */
const outOfSight = ({ root }: Stage): Promise<string[]> =>
  root.evaluate((stage) => {
    const seen = (each: Element) =>
      each.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      each.getBoundingClientRect().width > 2;
    const boxOf = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const controls = [...stage.querySelectorAll('[data-play="toggle"], [data-progress]')];
    const lower = Math.min(...controls.map((each) => each.getBoundingClientRect().top));
    const words = [...stage.querySelectorAll('[data-age="0"], [data-age="0"] *')].filter((each) =>
      [...each.childNodes].some((node) => node instanceof Text && node.data.trim()),
    );
    const upper = boxOf('header').bottom;
    const within = (each: Element, from: number, to: number) => {
      const { top, bottom } = each.getBoundingClientRect();
      return top >= from - 1 && bottom <= to + 1;
    };
    return [
      ...words.filter((each) => seen(each) && !within(each, upper, lower)),
      ...controls.filter((each) => seen(each) && !within(each, upper, innerHeight)),
    ].map(({ textContent }) => textContent);
  });

for (const { name, path, tab } of stages) {
  test(`${name}: on a phone all that plays is in sight, and so are its controls`, async ({
    page,
  }) => {
    for (const [width, height] of [
      [390, 844],
      [360, 740],
    ] as const) {
      await page.setViewportSize({ width, height });
      const stage = await openStage(page, path, tab);
      await stage.toggle.click();
      // what sticks to the lower edge leaves nothing beside it of the bar it covers
      const corner = page.evaluate(() =>
        document.elementFromPoint(innerWidth - 20, innerHeight - 40)?.closest('.call-bar'),
      );
      if (!tab) expect(await corner).toBeNull();
      for (let step = 1; (await stage.root.getAttribute('data-status')) !== 'done'; step += 1) {
        expect(step, 'presses to the end').toBeLessThan(60);
        expect(await outOfSight(stage), `${width} wide, step ${step}`).toEqual([]);
        await stage.toggle.click();
      }
      // whoever scrolls while it plays stays there
      await stage.toggle.click();
      const before = await page.evaluate(() => scrollY);
      await page.evaluate(() => scrollBy(0, -60));
      await stage.toggle.click();
      expect(await page.evaluate(() => scrollY)).toBe(before - 60);
      // and whoever leaves it half played can still ask
      await page.locator('main section').nth(4).scrollIntoViewIfNeeded();
      const call = page.locator('.call-bar a').first();
      await expect.poll(() => isOnTop(call)).toBe(true);
    }
  });
}

/** What is read out of a scene, step by step; the stage is at rest before and after. */
async function heardOf({ live, root, toggle }: Stage): Promise<string[]> {
  const heard: string[] = [];
  await toggle.press('Enter');
  while ((await root.getAttribute('data-status')) !== 'done') {
    heard.push((await live.textContent())?.trim() ?? '');
    // what is said is marked as what it is; who says it, and what the site says, is Italian
    for (const line of await live.locator('span').all())
      heard.push((await line.getAttribute('lang')) ?? '');
    await toggle.press('Enter');
  }
  return heard;
}

const spoken = ({ said, lang = 'it' }: Dialogue, from = 0) =>
  said
    .slice(from)
    .flatMap((line) => [
      `${nameOf(line.author)}: ${line.text.replaceAll(/\[([^[\]]+)\]\([^()]+\)/g, '$1')}`,
      lang,
    ]);

test('simulation: who speaks is read out, and each line in its language', async ({ page }) => {
  const stage = await openStage(page, demoPath('chatbot') ?? '');
  expect(await heardOf(stage)).toEqual(spoken(chatbotDemo.scenes[0]));
  await openStage(page, demoPath('voicebot') ?? '');
  expect(await heardOf(stage)).toEqual(spoken(voicebotDemo.scenes[0]));
  // the letter stands there from the start
  await openStage(page, demoPath('email') ?? '');
  const [mail] = emailDemo.scenes;
  const [letter = '', , answer = '', ...answers] = spoken(mail);
  const [writer, words] = letter.split(/: (.*)/s);
  expect(await heardOf(stage)).toEqual([
    `${writer}: ${mail.subject} ${words} ${answer}`,
    'it',
    'it',
    ...answers,
  ]);
  await openStage(page, demoPath('content') ?? '');
  const [{ brief, pieces }] = contentDemo.scenes;
  const content = (await heardOf(stage)).filter((line) => line !== 'it');
  expect(content).toHaveLength(pieces.length);
  for (const [i, { as, format, title, body }] of pieces.entries()) {
    expect(content[i]).toContain(`${format}: ${title}`);
    if (as === 'post') expect(content[i]).toContain(body.replaceAll('\n\n', '\n'));
  }
  expect(content.at(-1)).toMatch(
    new RegExp(`${posters.content.approved}: .*${brief.schedule.slice(1)}$`),
  );
  await openStage(page, demoPath('documents') ?? '');
  const quote = (await heardOf(stage)).join('\n');
  const { rows, listed, total } = quoteDemo;
  for (const words of [
    ...rows.map((row) => row.join(' ')),
    `${posters.documents.total}: ${listed}`,
    `${posters.documents.total}: ${total}`,
  ])
    expect(quote.split(words), words).toHaveLength(2);
  await openStage(page, demoPath('lead') ?? '');
  const lead = await heardOf(stage);
  for (const { channel, text } of leadDemo.messages)
    expect(lead).toContainEqual(expect.stringContaining(`${channel}: ${text}`));
  await openStage(page, demoPath('avatar') ?? '');
  for (const { lang, captions } of avatarDemo.scenes) {
    await choose(stage.choices.and(page.locator(`[value="${lang}"]`)));
    const [face = '', ...heard] = await heardOf(stage);
    expect(face).toContain(avatarDemo.axes[0].options[0].label);
    expect(face).toContain(captions[0].text);
    expect(heard).toEqual(['it', lang, ...captions.slice(1).flatMap(({ text }) => [text, lang])]);
  }
});

for (const [place, script] of [hotelChatDemo, hotelCallDemo, hotelMailDemo].entries())
  test(`simulation, hotel’s ${script.kind}: a guest is read out in the guest’s language`, async ({
    page,
  }) => {
    await page.goto(hospitalityPath);
    await choose(page.locator(`.guest-stage-tabs [value="${place}"]`));
    const stage = stageOn(page, page.locator('.guest-stage-panel:visible'));
    // each language once
    for (const scene of script.scenes.slice(0, 4)) {
      for (const [axis, option] of Object.entries(scene.when))
        await choose(stage.choices.and(page.locator(`[data-axis="${axis}"][value="${option}"]`)));
      const expected = spoken(scene);
      // a mail is passed on in the house's own language
      if (script.kind === 'mail' && scene.said.at(-1)?.from === 'human')
        expected.splice(-1, 1, 'it');
      expect(await heardOf(stage)).toEqual(expected);
    }
  });

for (const { name, path, tab } of stages) {
  // nothing can be chosen there
  if ([demoPath('documents'), demoPath('lead')].includes(path)) continue;
  test.describe(`${name}, chosen`, () => {
    test.use(withMotion);

    test(`${name}: a key chooses and starts nothing, a click plays`, async ({ page }) => {
      const stage = await openStage(page, path, tab);
      const chosen = stage.root.locator('input[data-axis]:checked').first();
      const [label, words] = [await stage.toggle.textContent(), await wordsOn(stage)];
      await chosen.press('ArrowRight');
      await expect(stage.root).not.toHaveAttribute('data-status');
      expect(await wordsOn(stage)).not.toBe(words);
      await expect(stage.live).toBeEmpty();

      // what plays when one goes on to another is over
      await stage.toggle.click();
      await expect(stage.root).toHaveAttribute('data-status', 'playing');
      await chosen.press('ArrowRight');
      await expect(stage.root).toHaveAttribute('data-status', 'done');
      await expect(stage.live).toBeEmpty();
      await expect(stage.toggle).toHaveText(label ?? '');

      await stage.root.locator('label:has(input[data-axis]:not(:checked))').first().click();
      await expect(stage.root).toHaveAttribute('data-status', 'playing');
    });
  });
}

test('posters: without motion a choice shows how it ends, by pointer and by key', async ({
  page,
}) => {
  for (const { name, path } of stages.filter(({ tab }) => !tab)) {
    const stage = await openStage(page, path);
    const others = stage.root.locator('label:has(input[data-axis]:not(:checked))');
    for (const half of [false, true])
      for (const ask of [
        () => others.last().click(),
        () => stage.root.locator('input[data-axis]:checked').first().press('ArrowRight'),
      ]) {
        if ((await stage.choices.count()) === 0) continue;
        if (half) await stage.toggle.click();
        await ask();
        const asked = await seenOn(stage);
        await expect(stage.root.locator('[data-age]'), name).toHaveCount(0);
        await stage.toggle.click();
        await stage.skip.click();
        expect(asked, name).toEqual(await seenOn(stage));
        expect(asked.join(), name).toMatch(/\p{L}{3}/u);
      }
  }
});

test('email: each part of the answer lights what it answers in the letter, and stays', async ({
  page,
}) => {
  const stage = await openStage(page, demoPath('email') ?? '');
  const parts = page.locator('.email-answer:visible > li');
  for (const [i, { text }] of emailDemo.scenes[0].said.slice(1).entries()) {
    await stage.toggle.click();
    await expect(parts.nth(i)).toContainText(text.slice(0, 9));
    const widths = await parts.evaluateAll((all) => all.map(({ clientWidth }) => clientWidth));
    expect(widths.filter((width) => width > 100)).toHaveLength(i + 1);
    const letter = page.locator('.email-letter:visible');
    await expect(letter).toContainText('la gente la faccio stare in piedi');
    await expect(letter.locator('mark[data-age="0"]')).toHaveCount(1);
  }
});

test('documents: a row of the quote appears as it is taken from the price list', async ({
  page,
}) => {
  const stage = await openStage(page, demoPath('documents') ?? '');
  const quote = page.locator('.documents-quote');
  await stage.toggle.click();
  for (const [what, price] of quoteDemo.rows.slice(0, 2)) {
    await expect(quote.getByText(what)).toBeHidden();
    await stage.toggle.click();
    await expect(page.locator('.documents-list li[data-age="0"]')).toHaveText(`${what} ${price}`);
    await expect(quote.getByText(what)).toBeVisible();
  }
  await stage.toggle.click();
  await expect(quote.getByText(quoteDemo.listed)).toBeVisible();
  await expect(quote.getByText(quoteDemo.total)).toBeHidden();
  await stage.skip.click();
  await expect(page.locator('.documents-list')).toBeHidden();
  await expect(stage.root.getByRole('link', { name: posters.documents.open })).toHaveAttribute(
    'href',
    `#${anchors.desk}`,
  );
});

const toCome = {
  documents: quoteDemo.steps.map(({ time, event }) => `${time} ${event}`),
  lead: leadDemo.messages
    .filter(({ day }, i, all) => all[i - 1]?.day !== day)
    .map(({ day, channel }) => `${day} ${channel}`),
};
for (const drawing of ['documents', 'lead'] as const)
  test(`${drawing}: what is to come stands there from the first step, and nothing over anything`, async ({
    page,
  }) => {
    for (const width of [320, 390, 768, 1200, 1440]) {
      await page.setViewportSize({ width, height: 900 });
      const stage = await openStage(page, demoPath(drawing) ?? '');
      await stage.toggle.click();
      for (const words of toCome[drawing])
        await expect(page.locator('.poster-line')).toContainText(words, { useInnerText: true });
      for (let step = 1; (await stage.root.getAttribute('data-status')) !== 'done'; step += 1) {
        const over = await unreadable(page, '.poster-line');
        // what has passed may end in dots
        expect([width, step, over.filter((each) => !each.startsWith('cut'))]).toEqual([
          width,
          step,
          [],
        ]);
        await stage.toggle.click();
      }
    }
  });

test('the avatar speaks each language under its notice, and ends with a person', async ({
  page,
}) => {
  await page.goto(demoPath('avatar') ?? '');
  const button = page.locator('[data-play="toggle"]');
  for (const { lang, captions } of avatarDemo.scenes) {
    const track = posters.avatar.tracks.find((each) => each.lang === lang);
    await page.locator('.avatar-tracks label', { hasText: track?.code ?? '' }).click();
    await button.click();
    for (const [i, { at, text }] of captions.entries()) {
      const bar = page.locator('.avatar-notice:visible .frame-time');
      const seconds = bar.evaluate((each) => getComputedStyle(each).getPropertyValue('--value'));
      expect(`0:${(await seconds).padStart(2, '0')}`, 'its bar stands where it stands').toBe(at);
      const person = page.locator('.avatar-person').filter({ visible: true });
      await expect(person).toHaveCount(i === captions.length - 1 ? 1 : 0);
      const caption = page.locator('.avatar-captions:visible > [data-age="0"]');
      await expect(caption).toHaveText(text);
      await expect(page.locator(`main [lang="${lang}"] li[data-age="0"]:visible`)).toHaveText(text);
      const notice = page.locator('.avatar-notice:visible');
      await expect(notice).toContainText(posters.avatar.aiVideo[lang]);
      await button.press('Enter');
    }
    await expect(button).toHaveAccessibleName(playWords.replay);
  }
});

for (const drawing of ['chatbot', 'avatar'] as const)
  test(`${drawing}: what is chosen on the drawing looks chosen`, async ({ page }) => {
    await page.goto(demoPath(drawing) ?? '');
    const looks = () =>
      page.locator('.poster-line label').evaluateAll((options) =>
        options.map((option) => {
          const { color, fontWeight } = getComputedStyle(option.querySelector('b') ?? option);
          return `${getComputedStyle(option).backgroundColor} ${color} ${fontWeight}`;
        }),
      );
    for (const [i, radio] of (await page.locator('.poster-line input').all()).entries()) {
      await choose(radio);
      const [own, others] = [(await looks())[i], (await looks()).filter((_, place) => place !== i)];
      expect(new Set(others).size).toBe(1);
      expect(others).not.toContain(own);
    }
  });

test.describe('the call', () => {
  const path = demoPath('voicebot') ?? '';
  const [{ said: lines, notes }] = voicebotDemo.scenes;

  test('the call: a line stays until the next has been answered', async ({ page }) => {
    for (const width of [1440, 390]) {
      await page.setViewportSize({ width, height: 900 });
      const stage = await openStage(page, path);
      await stage.toggle.click();
      for (const { text } of lines.slice(0, -1)) {
        await stage.toggle.click();
        const words = stage.root.locator('.voicebot-flags').getByText(text);
        expect((await words.boundingBox())?.width, text).toBeGreaterThan(100);
      }
    }
  });

  test('the call can be followed second by second by keyboard', async ({ page }) => {
    await page.goto(path);
    const cursor = page.getByRole('slider', { name: posters.voicebot.rulerLabel });
    const arrival = page.locator('.voicebot-appointment').first();
    const stage = stageOn(page);
    const says = ({ author, text }: Said) => `${author}: ${text}`;
    const { rulerSeconds, rulerUnit } = posters.voicebot;
    const at = (seconds: number, said: string) => `${seconds} ${rulerUnit}: ${said}`;
    const first = says(lines[0]);
    const last = at(rulerSeconds, says(lines.at(-1) ?? lines[0]));
    await expect(cursor, 'at rest').toHaveAttribute('aria-valuetext', last);
    await cursor.press('Home');
    await expect(arrival).toBeHidden();
    await expect(cursor, 'before anybody speaks').toHaveAttribute(
      'aria-valuetext',
      new RegExp(`^60 ${rulerUnit}: .*${notes[1]?.value}$`),
    );
    await cursor.press('PageUp');
    const moved = Number(await cursor.inputValue());
    await expect(cursor).toHaveAttribute('aria-valuetext', at(moved, first));
    await cursor.press('End');
    await expect(cursor).toHaveAttribute('aria-valuetext', last);
    await expect(stage.live, 'said once').toBeEmpty();
    await expect(arrival).toBeVisible();
    // to its end, and from the beginning
    await stage.toggle.click();
    await stage.toggle.click();
    await expect(stage.live).toHaveText(first);
    const [, entrata] = voicebotDemo.scenes;
    await choose(stage.choices.nth(1));
    await expect(cursor, 'at rest, of another').toHaveAttribute(
      'aria-valuetext',
      at(rulerSeconds, says(entrata?.said.at(-1) ?? lines[0])),
    );
    await cursor.focus();
    await cursor.press('ArrowLeft');
    await expect(cursor).toHaveValue(String(rulerSeconds - 1));
  });

  test('a key that ends a demonstration keeps the focus on what starts it again', async ({
    page,
  }) => {
    await page.goto(path);
    const stage = stageOn(page);
    await stage.toggle.press('Enter');
    await stage.skip.press('Enter');
    await expect(stage.toggle).toBeFocused();
    await expect(stage.toggle).toHaveText(playWords.replay);
  });

  test('on a tablet what is said stands above the ruler', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 });
    const stage = await openStage(page, path);
    await stage.toggle.click();
    const line = await stage.root.locator('.voicebot-flags').getByText(lines[0].text).boundingBox();
    const ruler = await page.locator('.voicebot-ruler').boundingBox();
    if (!line || !ruler) throw new Error('Both are on the screen.');
    expect(line.y + line.height).toBeLessThan(ruler.y);
  });
});

test('signature: how far it is written is the slider’s value in words', async ({ page }) => {
  await page.goto(demoPath('documents') ?? '');
  const { sign, signUnit } = posters.documents;
  const pen = page.getByRole('slider', { name: sign });
  for (const [key, value] of [
    ['End', 100],
    ['ArrowLeft', 99],
    ['Home', 0],
  ] as const) {
    await pen.press(key);
    await expect(pen).toHaveAttribute('aria-valuetext', new RegExp(`^${value} ${signUnit}: `));
  }
});

test.describe('on a phone, a tap beside a slider', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('reaches how the call is chosen', async ({ page }) => {
    await page.goto(demoPath('voicebot') ?? '');
    for (const { label } of voicebotDemo.axes[0].options) {
      const radio = page.getByRole('radio', { name: label });
      await radio.click();
      await expect(radio).toBeChecked();
    }
  });

  test('reaches who signs for the visitor', async ({ page }) => {
    await page.goto(demoPath('documents') ?? '');
    await page.getByRole('slider', { name: posters.documents.sign }).press('Home');
    await page
      .getByRole('button', { name: posters.documents.signForMe })
      .click({ trial: true, position: { x: 20, y: 2 } });
  });
});

test.describe('the call, without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test('the call: on a phone its words stand on the ruler where nothing can be chosen', async ({
    page,
  }) => {
    await page.goto(demoPath('voicebot') ?? '');
    const words = await page.locator('.voicebot-flags').first().boundingBox();
    const ruler = await page.locator('.voicebot-ruler').boundingBox();
    if (!words || !ruler) throw new Error('Both are on the page.');
    expect(Math.abs(words.y + words.height - ruler.y)).toBeLessThan(8);
  });
});
