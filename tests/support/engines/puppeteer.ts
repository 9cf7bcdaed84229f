import puppeteer, { type Browser, type Page } from 'puppeteer-core';
import { findBrowser, findFirefox } from '@/scripts/lib/find-browser';
import type { Engine, Visitor } from './visitor';

/** Chromium, or Debian's Firefox over WebDriver BiDi, which it speaks itself: a driver program would have to be downloaded. */
export function startPuppeteer(name: 'chrome' | 'firefox'): Engine {
  const browsers = new Map<boolean, Promise<Browser>>();

  function browser(scripts: boolean): Promise<Browser> {
    const executablePath = name === 'chrome' ? findBrowser() : findFirefox();
    if (!executablePath) throw new Error(`No ${name} here: npm test installs it.`);
    const started =
      browsers.get(scripts) ??
      puppeteer.launch({
        browser: name,
        executablePath,
        headless: name === 'chrome' ? 'shell' : true,
        args: name === 'chrome' ? ['--no-sandbox', '--disable-gpu', '--lang=it-IT'] : [],
        // for the busiest of machines: by itself it waits for half a minute
        timeout: 180_000,
        protocolTimeout: 180_000,
        extraPrefsFirefox: { 'intl.accept_languages': 'it-IT', 'javascript.enabled': scripts },
      });
    browsers.set(scripts, started);
    return started;
  }

  return {
    async visitor(scripts) {
      // a profile of its own, as in a private window
      const context = await (await browser(scripts)).createBrowserContext();
      const page = await context.newPage();
      if (name === 'chrome') await page.setJavaScriptEnabled(scripts);
      return visitorOn(page, () => context.close());
    },
    async stop() {
      for (const started of browsers.values()) await (await started).close();
    },
  };
}

function visitorOn(page: Page, close: () => Promise<void>): Visitor {
  return {
    resize: (width, height) => page.setViewport({ width, height }),
    async goto(url) {
      await page.goto(url);
    },
    async back() {
      // a page that comes back as it was left does not load
      await page.goBack({ waitUntil: [] });
    },
    clickAt: (x, y) => page.mouse.click(x, y),
    type: (text) => page.keyboard.type(text),
    enter: () => page.keyboard.press('Enter'),
    async evaluate(run, ...args) {
      // its types would have handles of the page among the arguments; ours are plain values
      const ask = (): Promise<never> =>
        page.evaluate(run as never, ...(args as unknown as never[]));
      // what is asked of a page that Chromium is leaving is asked of the next
      return await ask().catch((error) => {
        if (/context was destroyed/.test(String(error))) return ask();
        throw error;
      });
    },
    close,
  };
}
