import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';

const mb = 1_048_576;
/** What the program takes beside V8's old generation, measured over 20,000 requests: code, buffers, nginx. */
const besideMb = 200;

const nodeOptionsIn = (file: string) =>
  /NODE_OPTIONS=(\S+)/.exec(readFileSync(file, 'utf8'))?.[1] ?? '';

test.each(['Dockerfile', 'deploy/systemd/linea-site.service'])(
  'what %s starts stays within the 512 MB that it is given',
  (file) => {
    const program = 'console.log(require("node:v8").getHeapStatistics().heap_size_limit)';
    const env = { ...process.env, NODE_OPTIONS: nodeOptionsIn(file) };
    const limit = Number(
      execFileSync(process.execPath, ['-e', program], { env, encoding: 'utf8' }),
    );
    expect(limit).toBeGreaterThan(200 * mb);
    expect(limit / mb + besideMb).toBeLessThanOrEqual(512);
  },
);

test('Compose gives the site that much, and no more', () => {
  const { services } = parse(readFileSync('compose.yaml', 'utf8'), { merge: true }) as {
    services: Record<string, { mem_limit?: string }>;
  };
  expect(services.site?.mem_limit).toBe('512m');
});
