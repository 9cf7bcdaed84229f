import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../support/e2e/packaged-site';
import { postLead } from '../../support/e2e/raw-lead';

const RESTARTS = 3;
const REQUESTS_PER_RESTART = 15;

// each client sends a few requests; it is everybody together that sends many
test.use({ serving: { units: true, env: { LEADS_GLOBAL_LIMIT: 'off' } } });

test('while the server restarts, each request waits and none is refused or lost', async ({
  site,
}) => {
  const statuses: (number | string)[] = [];
  for (let restart = 0; restart < RESTARTS; restart += 1) {
    const send = (_: unknown, i: number) =>
      postLead(site.url, { from: `127.0.${1 + restart}.${1 + i}` }).then(
        ({ status }) => status,
        String,
      );
    // half of them as it is told to end, half while there is no server
    const half = Array.from({ length: REQUESTS_PER_RESTART });
    const under = half.map(send);
    const restarted = site.restartNode();
    const waiting = half.map((_, i) => send(_, REQUESTS_PER_RESTART + i));
    statuses.push(...(await Promise.all([...under, ...waiting])));
    await restarted;
  }
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const { stdout } = await promisify(execFile)(process.execPath, ['leads.mjs', 'list'], {
    cwd: path.join(site.release, 'server'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir },
  });
  expect(stdout).toContain(`\n${statuses.length} requests\n`);
});
