import { start } from '@/scripts/lib/children';
import { findWebKit } from '@/scripts/lib/find-browser';
import { anyFreePort, untilHttp } from '@/scripts/lib/ports';
import { until } from '../until';
import type { Engine, Visitor } from './visitor';

const HOST = '127.0.0.1';
const SCREEN = '1600x1200x24';

export async function startWebKit(): Promise<Engine> {
  const programs = findWebKit();
  if (!programs) throw new Error('No WebKit here: apt install webkit2gtk-driver xvfb.');
  const screen = ['-displayfd', '1', '-screen', '0', SCREEN, '-nolisten', 'tcp'];
  const display = start(programs.display, screen, { quiet: true, inOurGroup: true });
  await until(() => /^\d+\s/m.test(display.output()), 'a display');
  const [number] = display.output().match(/^\d+/m) ?? [];

  return {
    async visitor(scripts) {
      // a driver each: of some 400 sessions that shared theirs with earlier ones, one never began
      const port = await anyFreePort(HOST);
      const driver = start(programs.driver, [`--port=${port}`], {
        quiet: true,
        inOurGroup: true,
        env: {
          ...process.env,
          DISPLAY: `:${number}`,
          // no graphics card: layers that a processor puts together cost half of the time
          WEBKIT_DISABLE_COMPOSITING_MODE: '1',
        },
      });
      const url = `http://${HOST}:${port}`;
      await untilHttp(`${url}/status`, driver, 180_000);
      const args = ['--automation', ...(scripts ? [] : ['--enable-javascript=false'])];
      const options = { binary: programs.browser, args };
      const alwaysMatch = {
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': options,
        // a script may take as long as its test
        timeouts: { script: null, pageLoad: 180_000 },
      };
      const { sessionId } = await send<{ sessionId: string }>('POST', `${url}/session`, {
        capabilities: { alwaysMatch },
      });
      const session = `${url}/session/${sessionId}`;
      return visitorOn(session, () => driver.stop());
    },
    stop: () => display.stop(),
  };
}

/** A command of W3C WebDriver, and its value. Throws the driver's own error. */
async function send<Value>(method: string, url: string, body?: object): Promise<Value> {
  const response = await fetch(url, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as {
    value: Value & { error?: string; message?: string };
  };
  if (!response.ok) throw new Error(`WebKit: ${value.error}: ${value.message}`);
  return value;
}

/** WebDriver's code for the Enter key (W3C WebDriver, 17.4.2). */
const enterKey = '\uE007';

function visitorOn(session: string, stop: () => Promise<void>): Visitor {
  const post = <Value>(path: string, body: object) =>
    send<Value>('POST', `${session}${path}`, body);
  const perform = async (type: string, actions: object[], parameters = {}) => {
    await post('/actions', { actions: [{ type, id: type, actions, ...parameters }] });
  };
  const keys = (text: string) =>
    perform(
      'key',
      [...text].flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]),
    );
  const evaluate: Visitor['evaluate'] = (run, ...args) =>
    post('/execute/sync', { script: `return (${run}).apply(null, arguments)`, args });
  return {
    async resize(width, height) {
      await post('/window/rect', { x: 0, y: 0, width, height });
      const inner = await evaluate(() => innerHeight);
      // the window has a bar of its own above the page
      await post('/window/rect', { width, height: height + height - inner });
    },
    goto: (url) => post('/url', { url }),
    back: () => post('/back', {}),
    clickAt: (x, y) =>
      perform(
        'pointer',
        [
          { type: 'pointerMove', x: Math.round(x), y: Math.round(y), duration: 0 },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ],
        { parameters: { pointerType: 'mouse' } },
      ),
    type: keys,
    enter: () => keys(enterKey),
    evaluate,
    async close() {
      await send('DELETE', session);
      await stop();
    },
  };
}
