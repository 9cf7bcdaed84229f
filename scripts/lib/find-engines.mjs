// The other two engines for the tests: Firefox, and WebKitGTK with its driver and a display of its own.
// `node scripts/lib/find-engines.mjs` installs what is missing and prints what runs.
import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { errorText } from './errors.mjs';
import { ensureProgram, findProgram } from './programs.mjs';

const LIBRARIES = '/usr/lib';
const VIEWERS = ['webkit2gtk-4.1', 'webkitgtk-6.0', 'webkit2gtk-4.0'];

/** WebKitGTK's small browser, which no package puts on the PATH. */
function findMiniBrowser() {
  const systems = existsSync(LIBRARIES) ? readdirSync(LIBRARIES) : [];
  const folders = ['.', ...systems.filter((name) => name.endsWith('-linux-gnu'))];
  return folders
    .flatMap((folder) =>
      VIEWERS.map((viewer) => path.join(LIBRARIES, folder, viewer, 'MiniBrowser')),
    )
    .find(existsSync);
}

/** The path of Firefox, or undefined. */
export function findFirefox() {
  return findProgram('firefox-esr') ?? findProgram('firefox');
}

/** The programs that WebKit's tests need, or undefined where one is missing. */
export function findWebKit() {
  const [driver, display] = [findProgram('WebKitWebDriver'), findProgram('Xvfb')];
  const browser = findMiniBrowser();
  return driver && display && browser ? { driver, display, browser } : undefined;
}

async function ensureWebKit() {
  await ensureProgram('WebKitWebDriver', 'webkit2gtk-driver');
  await ensureProgram('Xvfb', 'xvfb');
  if (!findWebKit()) throw new Error('WebKitGTK is here without its MiniBrowser.');
}

async function ensureFirefox() {
  if (!findFirefox()) await ensureProgram('firefox-esr');
}

/** Finds or installs both, says in one line of each whether it is there, and gives the names of those that are. */
export async function ensureEngines() {
  const present = [];
  for (const { name, ensure } of [
    { name: 'firefox', ensure: ensureFirefox },
    { name: 'webkit', ensure: ensureWebKit },
  ]) {
    try {
      await ensure();
      present.push(name);
      console.log(`${name}: here`);
    } catch (error) {
      console.log(`${name}: its tests are left out. ${errorText(error)}`);
    }
  }
  return present;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await ensureEngines();
