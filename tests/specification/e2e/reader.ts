/** A screen reader without a voice, for the readings here: may be deleted with them. It says a part of the page, line by line. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';

const source = readFileSync(
  path.resolve('node_modules/@guidepup/virtual-screen-reader/lib/esm/index.browser.js'),
  'utf8',
);

interface Reader {
  start(options: { container: Node }): Promise<void>;
  next(): Promise<void>;
  stop(): Promise<void>;
  lastSpokenPhrase(): Promise<string>;
  spokenPhraseLog(): Promise<string[]>;
}

let reading = 0;

/** Reads the first element that matches from its start to its end. Needs `bypassCSP`. */
export async function readAloud(page: Page, selector: string): Promise<string> {
  // a copy for each reading: it remembers what it has seen
  reading += 1;
  const address = `/_next/static/reader-${reading}.js`;
  await page.route(`**${address}`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: source }),
  );
  const phrases = await page.evaluate(
    async ({ container, address }) => {
      const { virtual }: { virtual: Reader } = await import(address);
      const element = document.querySelector(container);
      if (!element) throw new Error(`Nothing to read at ${container}`);
      await virtual.start({ container: element });
      const first = await virtual.lastSpokenPhrase();
      for (let steps = 0; steps < 500; steps += 1) {
        await virtual.next();
        // it begins anew after the end
        if ((await virtual.lastSpokenPhrase()) === first) break;
      }
      const log = await virtual.spokenPhraseLog();
      await virtual.stop();
      return log.slice(0, -1);
    },
    { container: selector, address },
  );
  return `${phrases.join('\n')}\n`;
}
