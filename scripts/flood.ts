// npm run flood: floods the built site, each time on a server of its own, and says what that takes of its memory and of a
// visitor's time. It ends with 1 where a limit is missed. Needs Linux, which tells a program's memory.
//   npm run flood -- --before FOLDER            beside the `standalone` folder of another build
//   npm run flood -- --only bodies              some of it
//   npm run flood -- --requests 100000 --seconds 10
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSmtpServer } from '@/tests/support/smtp-server';
import type { Kind } from './flood/client';
import { type Figure, type Measured, measure } from './flood/measure';
import { stopAll, stopAllOnSignals } from './lib/children';
import { findProgram } from './lib/programs';
import { standalone } from './lib/site';

const { values } = parseArgs({
  options: {
    before: { type: 'string' },
    only: { type: 'string', default: '' },
    networks: { type: 'string', default: '20000' },
    requests: { type: 'string', default: '10000' },
    seconds: { type: 'string', default: '2' },
  },
});
const seconds = Number(values.seconds);
/** For what ends by itself. */
const patience = 600;

/** Figures that are shown of a flood, with what they may be. */
type Limits = Partial<Record<Figure, number | null>>;
type Flood = { name: string; limits: Limits } & Parameters<typeof measure>[2];

function counted(kind: Kind, requests: string): Flood {
  const limits = { 'heap, MB': 100, 'highest RSS, MB': null, 'answers/s': null };
  const name = `${requests} ${kind}`;
  return { name, limits, kind, connections: 32, requests: Number(requests), seconds: patience };
}

function bodies(requests: number, bytes: number, caddy: boolean): Flood {
  const limits = { 'highest RSS, MB': 400, 'page, ms': null, 'worst page, ms': 1_000 };
  const name = `${requests} bodies of ${bytes / 1_000} KB${caddy ? ', Caddy' : ''}`;
  return { name, limits, kind: 'bodies', connections: 64, requests, bytes, seconds, caddy };
}

function cheap(kind: Kind): Flood {
  const limits = { 'page, ms': null, 'worst page, ms': 500, 'answers/s': null };
  return { name: `cheap: ${kind}`, limits, kind, connections: 128, seconds };
}

const everyFlood: Flood[] = [
  counted('networks', values.networks),
  counted('small requests', values.requests),
  ...(findProgram('caddy') ? [false, true] : [false]).flatMap((caddy) => [
    bodies(2_500, 65_000, caddy),
    bodies(100, 9_500_000, caddy),
  ]),
  cheap('pages'),
  cheap('forged links'),
  cheap('health'),
  cheap('accepted codings'),
  cheap('entity tags'),
  cheap('proxies'),
];
const floods = everyFlood.filter(({ name }) => name.includes(values.only));
if (floods.length === 0) throw new Error(`No flood's name has '${values.only}' in it.`);
const builds: Record<string, string> = {
  ...(values.before && { before: path.resolve(values.before) }),
  now: standalone,
};

const shown = (value?: number) => (value === undefined ? '-' : value.toFixed(0)).padStart(9);

/** Prints a row a figure, and gives whether this build has kept all limits. */
function report({ name, limits }: Flood, measured: Record<string, Measured>): boolean {
  const rows = Object.entries(limits).map(([figure, limit], place) => {
    const of = (build: string) => measured[build]?.figures[figure as Figure];
    const now = of('now');
    const kept = limit === null || (now !== undefined && now <= limit);
    const cells = Object.keys(builds).map((build) => shown(of(build)));
    const bound = limit === null ? '' : `${shown(limit)}${kept ? '' : '  MISSED'}`;
    console.log(
      `${(place === 0 ? name : '').padEnd(30)}${figure.padEnd(16)}${cells.join('')}${bound}`,
    );
    return kept;
  });
  for (const [build, { answers, ended }] of Object.entries(measured))
    console.log(`  ${build}: ${ended ? `ended, ${ended}` : JSON.stringify(answers)}`);
  return rows.every(Boolean) && !measured.now?.ended;
}

stopAllOnSignals(1);
const smtp = await startSmtpServer({ idsOnly: true });
let passed = true;
try {
  console.log(
    ' '.repeat(46) + [...Object.keys(builds), 'limit'].map((name) => name.padStart(9)).join(''),
  );
  for (const flood of floods) {
    const { name: _, limits: __, ...order } = flood;
    const measured: Record<string, Measured> = {};
    for (const [build, program] of Object.entries(builds))
      measured[build] = await measure(program, smtp.url, order);
    passed = report(flood, measured) && passed;
  }
} finally {
  await stopAll();
  await smtp.close();
}
console.log(passed ? 'flood: passed' : 'flood: FAILED');
process.exit(passed ? 0 : 1);
