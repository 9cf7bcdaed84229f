import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '../../support/e2e/packaged-site';
import { postLead } from '../../support/e2e/raw-lead';

const RESTARTS = 3;
const BETWEEN_POSTS_MS = 50;

// each client sends a few requests; it is everybody together that sends many
test.use({ serving: { units: true, env: { LEADS_GLOBAL_LIMIT: 'off' } } });
test.setTimeout(90_000);

test('while the server restarts, each request waits and none is refused or lost', async ({
  site,
}) => {
  const answers: Promise<number>[] = [];
  const send = () => {
    const from = `127.0.1.${1 + (answers.length % 250)}`;
    answers.push(
      postLead(site.url, { from }).then(
        ({ status }) => status,
        () => 0,
      ),
    );
  };
  const sending = setInterval(send, BETWEEN_POSTS_MS);
  for (let restart = 0; restart < RESTARTS; restart += 1) await site.restartNode();
  clearInterval(sending);

  const statuses = await Promise.all(answers);
  expect(statuses.length).toBeGreaterThan(20);
  expect(statuses.filter((status) => status !== 200)).toEqual([]);
  const { stdout } = await promisify(execFile)(process.execPath, ['leads.mjs', 'list'], {
    cwd: path.join(site.release, 'server'),
    env: { PATH: process.env.PATH, NODE_ENV: 'production', DATA_DIR: site.dataDir },
  });
  expect(stdout).toContain(`\n${statuses.length} requests\n`);
});
