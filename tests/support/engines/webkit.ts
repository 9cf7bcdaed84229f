import { Builder, Capabilities, Key, type WebDriver } from 'selenium-webdriver';
import { findWebKit } from '@/scripts/lib/find-engines.mjs';
import { anyFreePort, untilHttp } from '@/scripts/lib/ports.mjs';
import { startProcess } from '../e2e/process';
import { until } from '../until';
import type { Engine, Visitor } from './visitor';

const HOST = '127.0.0.1';
const SCREEN = '1600x1200x24';

/** Debian's WebKitGTK over WebDriver, on a display that nobody sees. */
export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (!programs) throw new Error('No WebKit here: run `node scripts/lib/find-engines.mjs`.');
  const display = startProcess(programs.display, [
    ...['-displayfd', '1', '-screen', '0', SCREEN],
    ...['-nolisten', 'tcp'],
  ]);
  await until(() => /^\d+\s/m.test(display.output()), 'a display');
  const [number] = display.output().match(/^\d+/m) ?? [];

  return {
    async visitor({ scripts }) {
      // a driver each: of some 400 sessions that shared theirs with earlier ones, one never began
      const port = await anyFreePort(HOST);
      const driver = startProcess(programs.driver, [`--port=${port}`], {
        env: {
          ...process.env,
          DISPLAY: `:${number}`,
          // no graphics card: layers that a processor puts together cost half of the time
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        },
      });
      const url = `http://${HOST}:${port}`;
      await untilHttp(`${url}/status`, { gone: driver.gone, limitMs: 20_000 });
      const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
      const session = await new Builder()
        .usingServer(url)
        .withCapabilities(
          new Capabilities({
            browserName: 'MiniBrowser',
            'webkitgtk:browserOptions': { binary: programs.browser, args },
          }),
        )
        .build();
      return visitorOn(session, driver.stop);
    },
    stop: display.stop,
  };
}

function visitorOn(session: WebDriver, stop: () => Promise<void>): Visitor {
  return {
    async resize(width, height) {
      const window = session.manage().window();
      await window.setRect({ x: 0, y: 0, width, height });
      const inner = await session.executeScript<number>('return innerHeight');
      // the window has a bar of its own above the page
      await window.setRect({ width, height: height + height - inner });
    },
    goto: (url) => session.get(url),
    back: () => session.navigate().back(),
    reload: () => session.navigate().refresh(),
    async clickAt(x, y) {
      const mouse = session.actions({ async: true });
      await mouse
        .move({ x: Math.round(x), y: Math.round(y), duration: 0 })
        .click()
        .perform();
    },
    type: (text) => session.actions().sendKeys(text).perform(),
    enter: () => session.actions().sendKeys(Key.ENTER).perform(),
    evaluate: (run, ...args) => session.executeScript(run, ...args),
    async close() {
      await session.quit();
      await stop();
    },
  };
}
