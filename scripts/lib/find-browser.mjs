// The browser for the end-to-end tests: the one that is there, else Playwright's own, else the
// system's package. `node scripts/lib/find-browser.mjs` prints where it is.
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { run } from './children.mjs';
import { localBin, root } from './project.mjs';

const INSTALL_LIMIT_MS = 5 * 60_000;
/** With the whole of a browser's interface, which the back/forward cache is part of. */
const WHOLE = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
// the headless shell first: the same engine without a desktop's interface, in half the time
const NAMES = ['chromium-headless-shell', ...WHOLE];
const MAC_APPS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/**
 * A browser that was downloaded onto a system without its libraries is there and does not run.
 *
 * @param {string} program
 */
function runs(program) {
  if (!existsSync(program)) return false;
  if (process.platform === 'win32') return true;
  return spawnSync(program, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0;
}

/** @param {string[]} names */
function installedOnSystem(names) {
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  const onPath = names.flatMap((name) => folders.map((folder) => path.join(folder, name)));
  const onMac = process.platform === 'darwin' ? MAC_APPS : [];
  return [...onPath, ...onMac].find(runs);
}

function downloadedByPlaywright() {
  const require = createRequire(path.join(root, 'package.json'));
  const program = require('@playwright/test').chromium.executablePath();
  return runs(program) ? program : undefined;
}

/**
 * The path of a browser that runs, or undefined. Needs the packages installed.
 * @throws when CHROMIUM_PATH names something that does not run
 */
export function findBrowser() {
  const chosen = process.env.CHROMIUM_PATH;
  if (chosen) {
    if (runs(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is ${chosen}, and no browser runs there.`);
  }
  return installedOnSystem(NAMES) ?? downloadedByPlaywright();
}

/** The path of the system's browser that is more than a headless shell, or undefined. */
export const findWholeBrowser = () => installedOnSystem(WHOLE);

async function installWithPlaywright() {
  console.log('No browser here. Trying Playwright’s own …');
  const cli = localBin('@playwright/test', 'playwright');
  await run(process.execPath, [cli, 'install', 'chromium'], {
    cwd: root,
    timeoutMs: INSTALL_LIMIT_MS,
    quiet: true,
  });
}

async function installWithApt() {
  if (!mayInstallPackages()) return;
  console.log('Playwright’s did not come. Trying the system’s package (apt-get) …');
  await apt('update');
  for (const name of ['chromium-headless-shell', 'chromium']) {
    const { ok, output } = await apt('install', '-y', '--no-install-recommends', name);
    if (ok) return;
    console.log(output);
  }
}

const mayInstallPackages = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

/** @param {string[]} args */
function apt(...args) {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return run('apt-get', args, { env, timeoutMs: INSTALL_LIMIT_MS, quiet: true });
}

/**
 * Arial or one cut to its measures: what visitors' systems have, and what stands in for the site's own
 * typeface until that is there. A bare server has none.
 */
async function ensureStandInTypeface() {
  const present = () => {
    const { stdout, error } = spawnSync('fc-list', [':', 'family'], { encoding: 'utf8' });
    return !error && /Arial|Liberation Sans|Arimo|Helvetica/.test(stdout);
  };
  if (present() || !mayInstallPackages()) return;
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', 'fonts-liberation');
}
/** Finds a browser or installs one; throws with what to do when neither works. */
export async function ensureBrowser() {
  for (const install of [() => {}, installWithPlaywright, installWithApt]) {
    await install();
    const browser = findBrowser();
    if (!browser) continue;
    await ensureStandInTypeface();
    return browser;
  }
  throw new Error(
    'No browser for the end-to-end tests. Install Chromium or Chrome so that it is on the PATH, ' +
      'or set CHROMIUM_PATH to its program.',
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  console.log(await ensureBrowser());
}
