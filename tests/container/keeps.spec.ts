import { siteHost } from '../support/container/container';
import { expect, test } from '../support/container/test';
import { someLead } from '../support/e2e/contact-form';
import { postLead } from '../support/e2e/raw-lead';
import { until } from '../support/until';

const headers = { Host: siteHost };
const idOf = ({ body }: { body: Buffer }) => /"id":"([^"]+)"/.exec(body.toString())?.[1] ?? '';

test('what was taken before a crash is there after it, and is delivered', async ({
  start,
  smtp,
}) => {
  smtp.behave('busy');
  const first = await start();
  const lead = someLead();
  const answer = await postLead(first.url, { headers, body: JSON.stringify(lead) });
  expect(answer.status).toBe(200);
  await first.kill();
  smtp.behave('none');
  const second = await start({ env: { LEADS_RETRY_SECONDS: '0,1' } });
  expect(await second.exec('leads', 'list')).toContain(lead.azienda);
  await second.exec('leads', 'retry', idOf(answer));
  await until(() => smtp.messageIds.some((id) => id.startsWith(idOf(answer))), 'the mail');
});

test('stopped under requests, it ends in time, and each that was taken arrives once', async ({
  start,
  smtp,
}) => {
  const env = { LEADS_RATE_LIMIT: 'off' };
  const first = await start({ env });
  const taken: string[] = [];
  let clients = 0;
  let stopping = false;
  const senders = Array.from({ length: 4 }, async () => {
    while (!stopping) {
      // each from somebody else: nginx has a limit of its own for one address
      clients += 1;
      const from = { ...headers, 'X-Forwarded-For': `198.51.${clients >> 8}.${clients % 256}` };
      const answer = await postLead(first.url, { headers: from }).catch(() => null);
      if (answer?.status === 200) taken.push(idOf(answer));
    }
  });
  await until(() => taken.length >= 40, 'requests taken', 20_000);
  const milliseconds = await first.stop();
  stopping = true;
  await Promise.all(senders);
  expect(milliseconds).toBeLessThan(30_000);
  expect(await first.ended).toBe(0);

  await start({ env });
  const arrived = () => smtp.messageIds.map((id) => id.split('@')[0] ?? '');
  await until(() => taken.every((id) => arrived().includes(id)), 'all of them', 20_000);
  const own = arrived().filter((id) => taken.includes(id));
  expect(own.sort()).toEqual([...taken].sort());
});

for (const [name, command] of [
  ['Node', 'node '],
  ['nginx', 'nginx: master'],
] as const) {
  test(`where ${name} dies, the container ends, for whoever starts it again`, async ({ start }) => {
    const site = await start();
    const victim = site.processes().find((it) => it.command.startsWith(command));
    process.kill(victim?.pid ?? 0, 'SIGKILL');
    expect(await site.ended).not.toBe(0);
    expect(site.output()).toContain('the container ends with it');
  });
}

test('the nightly copy is made when its service starts, and a fault of it is told', async ({
  start,
  run,
  required,
}) => {
  const site = await start();
  await postLead(site.url, { headers });
  const script = ['/srv/linea-site/container/backup.sh'];
  const copier = run({ env: { ...required, BACKUP_DIR: '/data' }, command: script });
  await until(() => /rows copied to \/data\//.test(copier.output()), 'a copy');
  await copier.stop();
  const blocked = run({ env: { ...required, BACKUP_DIR: '/nowhere/x' }, command: script });
  await until(() => blocked.output().includes('No copy was made'), 'the complaint');
});
