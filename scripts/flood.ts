// npm run flood: floods the built site, each time on a server of its own, and says what that takes of its memory and of a
// visitor's time. It ends with 1 where a limit is missed. Needs Linux, which tells a program's memory.
//   npm run flood -- --before FOLDER            beside the `standalone` folder of another build
//   npm run flood -- --only bodies              some of it
//   npm run flood -- --requests 100000 --seconds 10 --no-caddy
import path from 'node:path';
import { parseArgs } from 'node:util';
import { startSmtpServer } from '@/tests/support/smtp-server';
import { type Figure, type Measured, measure } from './flood/measure';
import type { Kind, Task } from './flood/orders';
import { run, stopAll, stopAllOnSignals } from './lib/children';
import { findProgram } from './lib/programs';
import { standalone } from './lib/site';

const { values } = parseArgs({
  allowNegative: true,
  options: {
    before: { type: 'string' },
    only: { type: 'string', default: '' },
    networks: { type: 'string', default: '20000' },
    leads: { type: 'string', default: '200' },
    requests: { type: 'string', default: '2000' },
    bodies: { type: 'string', default: '2500' },
    'large-bodies': { type: 'string', default: '100' },
    seconds: { type: 'string', default: '2' },
    caddy: { type: 'boolean', default: findProgram('caddy') !== undefined },
  },
});
const seconds = Number(values.seconds);
/** For what ends by itself. */
const patience = 600;

/** What is shown of a flood; a figure that has a limit may not be larger. */
type Shown = Partial<Record<Figure, number | 'no limit'>>;
type Flood = { name: string; shown: Shown; caddy?: boolean } & Task;

const memory: Shown = { 'heap, MB': 100, 'highest RSS, MB': 'no limit', 'answers/s': 'no limit' };
const holding: Shown = { 'highest RSS, MB': 400, 'page, ms': 'no limit', 'worst page, ms': 1_000 };
const asking: Shown = { 'page, ms': 'no limit', 'worst page, ms': 500, 'answers/s': 'no limit' };

const counted = (flood: Kind, requests: string, of: string): Flood => {
  const name = `${Number(requests).toLocaleString('en')} ${flood} of ${of}`;
  const extent = { connections: 32, requests: Number(requests), seconds: patience };
  return { name, shown: memory, flood, ...extent };
};
const bodies = (count: string, bytes: number, size: string, caddy: boolean): Flood => {
  const name = `${Number(count).toLocaleString('en')} bodies of ${size}${caddy ? ', Caddy' : ''}`;
  return { name, shown: holding, flood: 'bodies', bodies: Number(count), bytes, seconds, caddy };
};
const cheap = (flood: Kind): Flood => {
  return { name: `cheap: ${flood}`, shown: asking, flood, connections: 128, seconds };
};

const everyFlood: Flood[] = [
  counted('first uses', values.networks, 'as many networks'),
  counted('leads', values.leads, 'as many networks'),
  counted('small requests', values.requests, 'one network'),
  ...(values.caddy ? [false, true] : [false]).flatMap((caddy) => [
    bodies(values.bodies, 65_000, '65 KB', caddy),
    bodies(values['large-bodies'], 9_500_000, '9.5 MB', caddy),
  ]),
  cheap('pages'),
  cheap('forged links'),
  cheap('accepted codings'),
  cheap('health'),
  cheap('entity tags'),
  cheap('queries'),
  cheap('proxies'),
];
const floods = everyFlood.filter(({ name }) => name.includes(values.only));
if (floods.length === 0) throw new Error(`No flood's name has '${values.only}' in it.`);
const builds = values.before
  ? { before: path.resolve(values.before), now: standalone }
  : { now: standalone };

const figuresOf = ({ shown }: Flood) => Object.entries(shown) as [Figure, number | 'no limit'][];
const rounded = (value?: number) => (value === undefined ? '-' : value.toFixed(0));

function line(build: string, flood: Flood, { figures, answers, ended }: Measured): string {
  const measured = figuresOf(flood).map(([figure]) => `${figure}: ${rounded(figures[figure])}`);
  const told = Object.entries(answers).map(([answer, n]) => `${n} × ${answer}`);
  const start = `${build.padEnd(6)} ${flood.name}: `;
  return start + (ended ? `ended (${ended})` : [...measured, ...told].join(', '));
}

const isKept = ({ figures, ended }: Measured, figure: Figure, limit: number | 'no limit') =>
  limit === 'no limit' || (!ended && (figures[figure] ?? Number.NaN) <= limit);

function table(results: Map<Flood, Record<string, Measured>>): boolean {
  const names = Object.keys(builds);
  console.log(`\n${' '.repeat(56)}${names.map((name) => name.padStart(10)).join('')}     limit`);
  let passed = true;
  for (const [flood, measured] of results)
    for (const [place, [figure, limit]] of figuresOf(flood).entries()) {
      const cells = names.map((name) => {
        const { ended, figures } = measured[name] ?? { figures: {} };
        const value = figures[figure];
        return (ended && value === undefined ? 'ended' : rounded(value)).padStart(10);
      });
      const kept = measured.now !== undefined && isKept(measured.now, figure, limit);
      passed &&= kept;
      const bound = limit === 'no limit' ? '' : String(limit).padStart(10);
      const title = (place === 0 ? flood.name : '').padEnd(38) + figure.padEnd(18);
      console.log(title + cells.join('') + bound + (kept ? '' : '  MISSED'));
    }
  return passed;
}

stopAllOnSignals(1);
const { output: files } = await run('sh', ['-c', 'ulimit -n'], { quiet: true });
if (Number(files) < 2 * Number(values.bodies) + 1_000)
  console.log(`Only ${files} files may be open (ulimit -n): floods may be smaller than they say.`);
const smtp = await startSmtpServer({ idsOnly: true });
let passed = false;
try {
  const results = new Map<Flood, Record<string, Measured>>();
  for (const flood of floods) {
    const measured: Record<string, Measured> = {};
    for (const [build, program] of Object.entries(builds)) {
      measured[build] = await measure(program, smtp.url, flood);
      console.log(line(build, flood, measured[build]));
    }
    results.set(flood, measured);
  }
  passed = table(results);
} finally {
  await stopAll();
  await smtp.close();
}
console.log(passed ? 'flood: passed' : 'flood: FAILED');
process.exit(passed ? 0 : 1);
