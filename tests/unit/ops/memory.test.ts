import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const mb = 1_048_576;
/** What the program takes beside V8's old generation, measured over 20,000 requests: code, buffers, the finished files. */
const besideMb = 200;

test('what the image starts stays within the 512 MB that it is given', () => {
  const [, options = ''] = /NODE_OPTIONS=(\S+)/.exec(readFileSync('Dockerfile', 'utf8')) ?? [];
  const program = 'console.log(require("node:v8").getHeapStatistics().heap_size_limit)';
  const env = { ...process.env, NODE_OPTIONS: options };
  const limit = Number(execFileSync(process.execPath, ['-e', program], { env, encoding: 'utf8' }));
  expect(limit).toBeGreaterThan(200 * mb);
  expect(limit / mb + besideMb).toBeLessThanOrEqual(512);
});

test('Compose gives the site that much, and no more', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, { mem_limit?: string }>;
  };
  expect(services.site?.mem_limit).toBe('512m');
});
