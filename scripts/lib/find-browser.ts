// The browsers for the tests: Chromium, found or installed; Firefox and WebKitGTK, found.
import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { run } from './children';
import { ensure, findProgram, installWithApt } from './programs';
import { localBin } from './project';

/** What it says to `--version`: a browser that was downloaded onto a system without its libraries does not run. */
function version(program: string): string {
  if (!existsSync(program)) return '';
  const options = { encoding: 'utf8', timeout: 60_000 } as const;
  const { status, stdout } = spawnSync(program, ['--version'], options);
  return status === 0 ? stdout : '';
}
const runs = (program: string) => version(program) !== '';

/** With the whole of a browser's interface, which the back/forward cache is part of. */
export const findWholeBrowser = () =>
  ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']
    .map((name) => findProgram(name, runs))
    .find(Boolean) ?? ['/Applications/Google Chrome.app/Contents/MacOS/Google Chrome'].find(runs);

/** The path of a browser that runs, or undefined. Throws when CHROMIUM_PATH names one that does not. */
export function findBrowser(): string | undefined {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen && !runs(chosen))
    throw new Error(`CHROMIUM_PATH is ${chosen}, and no browser runs there.`);
  // the headless shell first: the same engine without a desktop's interface, in half the time
  const found = chosen || findProgram('chromium-headless-shell', runs) || findWholeBrowser();
  return found ?? [chromium.executablePath()].find(runs);
}

/** Finds a browser or installs one, Playwright's own or the system's. Throws with what to do when neither works. */
export async function ensureBrowser(): Promise<string> {
  const playwright = [localBin('@playwright/test', 'playwright'), 'install', 'chromium'];
  if (!findBrowser()) await run(process.execPath, playwright, { quiet: true });
  const what = 'Chromium on the PATH or in CHROMIUM_PATH';
  const browser = await ensure(what, findBrowser, 'chromium-headless-shell');
  // Arial or a typeface of its measures, as visitors' systems have: it stands in until the site's own is there
  const { stdout } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
  if (!/Arial|Liberation Sans|Arimo|Helvetica/.test(stdout ?? ''))
    await installWithApt('fonts-liberation');
  return browser;
}

/** The first that knows every command which Puppeteer gives it. */
const firstFirefox = 144;
const isNewFirefox = (program: string) => Number(/\d+/.exec(version(program))?.[0]) >= firstFirefox;

export const findFirefox = () =>
  findProgram('firefox-esr', isNewFirefox) ?? findProgram('firefox', isNewFirefox);

/** WebKitGTK's driver, its small browser, which no package puts on the PATH, and a display. */
export function findWebKit() {
  const [driver, display] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const systems = existsSync('/usr/lib') ? readdirSync('/usr/lib') : [];
  const browser = ['.', ...systems.filter((name) => name.endsWith('-linux-gnu'))]
    .flatMap((folder) =>
      ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'].map((viewer) =>
        path.join('/usr/lib', folder, viewer, 'MiniBrowser'),
      ),
    )
    .find(existsSync);
  return driver && display && browser ? { driver, display, browser } : undefined;
}
