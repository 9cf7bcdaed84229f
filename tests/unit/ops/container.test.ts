import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { facts } from '@/content/facts';

const mb = 1_048_576;
/** What the program takes beside V8's old generation, measured over 20,000 requests: code, buffers, the finished files. */
const besideMb = 200;

test('what the image starts stays within the memory that Compose gives it', () => {
  const [, options = ''] = /NODE_OPTIONS=(\S+)/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const [, given = ''] = /mem_limit: (\d+)m/.exec(readFileSync('compose.yaml', 'utf8')) ?? [];
  const program = 'console.log(require("node:v8").getHeapStatistics().heap_size_limit)';
  const env = { ...process.env, NODE_OPTIONS: options };
  const limit = Number(execFileSync(process.execPath, ['-e', program], { env, encoding: 'utf8' }));
  expect(limit).toBeGreaterThan(200 * mb);
  expect(limit / mb + besideMb).toBeLessThanOrEqual(Number(given));
});

test('PostgreSQL’s dumps are stored as long as the privacy notice says', () => {
  // find(1) counts whole days: +13 is what is 14 days old
  const days = /-mtime \+(\d+) -delete/.exec(readFileSync('deploy/README.md', 'utf8'))?.[1];
  expect(Number(days) + 1).toBe(facts.copiesStored.count);
});
