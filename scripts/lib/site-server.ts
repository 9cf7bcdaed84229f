// The built site as its own process, to be measured and killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { anyFreePort } from './ports.mjs';

const startLimitMs = 30_000;
const host = '127.0.0.1';

interface Answer {
  status: number;
  body: string;
}

export interface SiteServer {
  port: number;
  start(): Promise<void>;
  /** SIGKILL: nothing is finished, nothing is said. */
  kill(): Promise<void>;
  /** SIGTERM, and gone. */
  stop(): Promise<void>;
  /** Rejects when there is no answer. */
  post(payload: object, headers?: Record<string, string>): Promise<Answer>;
  get(address: string): Promise<Answer>;
  /** Whoever read what it writes is gone. */
  stopReading(): void;
  /** The last lines that it has written. */
  tail(): string;
}

// a server ends a connection that rests for 5 s, maybe just as the next request sets out on it: that is for measuring only
const persistentConnections = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends requests to a server of this machine. */
function sender(agent: Agent | false, port: number) {
  return (method: string, address: string, body = '', headers = {}) =>
    new Promise<Answer>((resolve, reject) => {
      const sent = request(
        {
          host,
          port,
          method,
          path: address,
          agent,
          headers: { ...headers, 'content-length': Buffer.byteLength(body) },
          timeout: 30_000,
        },
        (response) => {
          let text = '';
          response.setEncoding('utf8');
          response.on('data', (chunk) => {
            text += chunk;
          });
          response.on('end', () => resolve({ status: response.statusCode ?? 0, body: text }));
          response.on('error', reject);
        },
      );
      sent.on('error', reject);
      sent.on('timeout', () => sent.destroy(new Error('no answer in 30 s')));
      sent.end(body);
    });
}

/** The production build in this folder as a server on a free port, not yet started. */
export async function siteServer(
  environment: Record<string, string>,
  { keepAlive = false } = {},
): Promise<SiteServer> {
  if (!existsSync('.next/BUILD_ID')) throw new Error('There is no build: run npm run build first.');
  const port = await anyFreePort(host);
  let child: ChildProcess | undefined;
  let output = '';
  const keep = (chunk: string) => {
    output = (output + chunk).slice(-20_000);
  };

  const onExit = () => child?.kill('SIGKILL');

  async function end(signal: NodeJS.Signals): Promise<void> {
    const ending = child;
    child = undefined;
    process.removeListener('exit', onExit);
    if (!ending || ending.exitCode !== null || ending.signalCode !== null) return;
    const gone = new Promise((resolve) => ending.once('exit', resolve));
    ending.kill(signal);
    await gone;
  }

  const send = sender(keepAlive && persistentConnections, port);
  const get = (address: string) => send('GET', address);
  return {
    port,
    get,
    post: (payload, headers) =>
      send('POST', '/api/send-contact', JSON.stringify(payload), {
        'content-type': 'application/json',
        ...headers,
      }),
    async start() {
      process.once('exit', onExit);
      child = spawn(process.execPath, ['--max-old-space-size=256', '.next/standalone/server.js'], {
        env: {
          ...process.env,
          NODE_ENV: 'production',
          NEXT_TELEMETRY_DISABLED: '1',
          SITE_URL: `http://localhost:${port}`,
          PORT: String(port),
          HOST: host,
          LEADS_FROM: 'sito@linea.example',
          LEADS_TO: 'ciao@linea.example',
          LEADS_RATE_LIMIT: 'off',
          LEADS_CONFIRM: 'off',
          ...environment,
        },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      child.stdout?.setEncoding('utf8').on('data', keep);
      child.stderr?.setEncoding('utf8').on('data', keep);
      const started = child;
      for (const deadline = Date.now() + startLimitMs; ; ) {
        const answered = await get('/api/health').catch(() => null);
        if (answered) return;
        if (started.exitCode !== null || Date.now() > deadline) {
          throw new Error(`The server did not start:\n${output}`);
        }
        await new Promise((resolve) => setTimeout(resolve, 25));
      }
    },
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    stopReading() {
      child?.stdout?.destroy();
      child?.stderr?.destroy();
    },
    tail: () => output.split('\n').slice(-20).join('\n'),
  };
}
