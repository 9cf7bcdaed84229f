// What a visitor waits for after the first touch of a page, on a slow phone: from the touch to what it shows, and what
// is fetched for that.
import { CPU_SLOWDOWN, median, PHONE } from './slow-phone.mjs';

/** 1.6 Mbit/s, 150 ms a round trip. */
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const WAIT_MS = 20_000;
/** By then nothing more is fetched because of a touch. */
const SETTLED_MS = 6000;

/**
 * A first touch: where, on what, what in the page shows that it was answered, and whether React is hydrated before.
 *
 * @typedef {{ name: string, address: string, touched: string, answered: () => boolean, hydrated?: boolean }} FirstTouch
 */

/** @type {FirstTouch[]} */
const firstTouches = [
  {
    name: 'menu button → drawer',
    address: '/',
    touched: 'header button[aria-haspopup="dialog"]',
    answered: () => {
      const drawer = document.querySelector('[role="dialog"], dialog:popover-open, dialog[open]');
      return Boolean(drawer?.checkVisibility() && drawer.getBoundingClientRect().width > 0);
    },
  },
  {
    name: 'Avvia → the simulation moves',
    address: '/soluzioni/chatbot-multicanale',
    touched: '[data-play="toggle"]',
    answered: () => Boolean(document.querySelector('[data-age="0"]')),
  },
  {
    name: 'empty form sent → the browser’s refusal',
    address: '/',
    touched: '#consulenza-form button[type="submit"]',
    answered: () => Boolean(document.querySelector('#consulenza-form :focus:invalid')),
  },
  {
    name: 'empty form sent, React hydrated → all refusals',
    address: '/',
    hydrated: true,
    touched: '#consulenza-form button[type="submit"]',
    answered: () => Boolean(document.querySelector('#consulenza-form [aria-invalid="true"]')),
  },
];

/**
 * Runs in the page: notes when the touch came and when its answer was on the screen.
 *
 * @param {string} answeredSource
 */
function watchTouch(answeredSource) {
  const answered = Function(`return (${answeredSource})()`);
  addEventListener(
    'pointerdown',
    ({ timeStamp }) => {
      const look = () => {
        if (!answered()) {
          requestAnimationFrame(look);
          return;
        }
        // what a frame finds is painted with it
        requestAnimationFrame((shown) => {
          Object.assign(window, { answeredAfter: shown - timeStamp });
        });
      };
      look();
    },
    { capture: true, once: true },
  );
}

/**
 * One first touch in a fresh browser context.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin of the site
 * @param {FirstTouch} touch
 * @returns `{ ms, bytes, bytesInAll }`: until the answer was shown; fetched by then, and once nothing more comes
 */
async function touchOnce(browser, origin, { address, touched, answered, hydrated = false }) {
  const context = await browser.newContext({ ...PHONE, bypassCSP: true });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    let bytes = 0;
    session.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
    });
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await page.goto(origin + address, { waitUntil: 'networkidle' });
    if (hydrated) {
      await page.evaluate(() => {
        const ready = new Promise((/** @type {(event: Event) => void} */ resolve) => {
          addEventListener('site:hydrated', resolve, { once: true });
        });
        // starts React, and loads nothing of the form
        document
          .querySelector('.ask button')
          ?.dispatchEvent(new Event('focusin', { bubbles: true }));
        return ready.then(() => {});
      });
    }
    const target = page.locator(touched).filter({ visible: true }).first();
    // a window so high that it is in sight: to scroll there would be a sign of the visitor too, and the touch the second
    const place = await target.boundingBox();
    if (!place) throw new Error(`${address} has no ${touched} in sight`);
    const height = Math.max(PHONE.viewport.height, Math.ceil(place.y + 200));
    await page.setViewportSize({ ...PHONE.viewport, height });
    const box = (await target.boundingBox()) ?? place;
    await page.evaluate(watchTouch, String(answered));
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    bytes = 0;
    await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
    const answer = () => Reflect.get(window, 'answeredAfter');
    await page.waitForFunction(answer, undefined, { timeout: WAIT_MS });
    const [ms, fetched] = [Number(await page.evaluate(answer)), bytes];
    await page.waitForTimeout(SETTLED_MS);
    return { ms, bytes: fetched, bytesInAll: bytes };
  } finally {
    await context.close();
  }
}

/**
 * Prints, for every first touch whose name is wanted, the medians of so many runs.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {string} origin
 * @param {{ runs: number, wanted: (name: string) => boolean }} options
 */
export async function tellFirstTouches(browser, origin, { runs, wanted }) {
  for (const touch of firstTouches.filter(({ name }) => wanted(name))) {
    /** @type {Awaited<ReturnType<typeof touchOnce>>[]} */
    const results = [];
    for (let run = 0; run < runs; run += 1) results.push(await touchOnce(browser, origin, touch));
    /** @param {'ms' | 'bytes' | 'bytesInAll'} kind */
    const of = (kind) => median(results.map((result) => result[kind]));
    console.log(
      `${touch.name} (${touch.address})\n  ${Math.round(of('ms'))} ms, ${(of('bytes') / 1000).toFixed(1)} KB ` +
        `until then, ${(of('bytesInAll') / 1000).toFixed(1)} KB in all`,
    );
  }
}
