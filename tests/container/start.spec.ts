import { image, newVolume, removeVolume, siteHost, siteUser } from '../support/container/container';
import { expect, test } from '../support/container/test';
import { postLead } from '../support/e2e/raw-lead';
import { ask } from '../support/e2e/raw-request';
import { until } from '../support/until';

const Host = siteHost;
const agency = 'ciao@agenzia-linea.example';

test('it starts with the four variables alone, shows a page, and delivers a request', async ({
  start,
  smtp,
}) => {
  const site = await start();
  const page = await ask(site.url, '/', { headers: { Host } });
  expect(page.status).toBe(200);
  expect(page.body.toString()).toContain(`<link rel="canonical" href="https://${siteHost}"`);
  expect(page.headers.get('strict-transport-security')).toContain('max-age=');
  expect((await postLead(site.url, { headers: { Host } })).status).toBe(200);
  await until(() => smtp.mails.some(({ envelope }) => envelope.to.includes(agency)), 'the mail');
  const health = await site.exec('node', '-e', detailsProgram);
  expect(JSON.parse(health)).toMatchObject({ status: 'ok', storage: 'kept' });
});

/** What the owner reads with `docker compose exec site …`. */
const detailsProgram =
  "fetch('http://127.0.0.1:3000/api/health/details').then(async (it) => console.log(await it.text()))";

test('without them it does not start, and lists each that is missing', async ({ run }) => {
  const site = run();
  expect(await site.ended).toBe(1);
  for (const name of ['SMTP_URL', 'LEADS_FROM', 'LEADS_TO'])
    expect(site.output()).toContain(`${name} is missing`);
});

test('its own variables are checked too, all at once', async ({ run, required }) => {
  const env = { ...required, PORT: '80', TRUSTED_PROXIES: 'all; x', CLIENT_ADDRESS_HEADER: 'a b' };
  const site = run({ env });
  expect(await site.ended).toBe(1);
  for (const name of ['PORT', 'TRUSTED_PROXIES', 'CLIENT_ADDRESS_HEADER'])
    expect(site.output()).toContain(`${name} must be`);
});

test('an image for another address does not start', async ({ run, required }) => {
  const site = run({ env: { ...required, SITE_URL: 'https://www.another.it' } });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain('This build is not for SITE_URL=https://www.another.it');
});

test('where the disk is forgotten it does not start, and says what to do', async ({
  run,
  required,
}) => {
  const env = { ...required, RAILWAY_ENVIRONMENT_ID: 'x' };
  const site = run({ env, volume: null });
  expect(await site.ended).toBe(1);
  expect(site.output()).toContain('Railway forgets the disk');
});

test('nothing in it runs as root, and nothing can be written but its volume and /tmp', async ({
  start,
}) => {
  const site = await start();
  const processes = site.processes();
  expect(processes.map(({ command }) => command).join('\n')).toMatch(/nginx: worker[\s\S]*/);
  expect(processes.map(({ uid }) => uid)).toEqual(processes.map(() => siteUser));
  for (const file of ['/x', '/srv/linea-site/x', '/etc/x', '/var/lib/nginx/x'])
    await expect(site.exec('touch', file), file).rejects.toThrow(
      /Read-only file system|No such file/,
    );
  await site.exec('touch', '/data/x', '/tmp/x');
});

test('health is answered as HEALTHCHECK asks, and by any name; the site is not', async ({
  start,
}) => {
  const site = await start({ env: { PORT: '8123' } });
  expect(image.healthcheck[0]).toBe('CMD');
  await site.exec(...image.healthcheck.slice(1));
  const asked = await ask(site.url, '/api/health', {
    headers: { Host: 'healthcheck.railway.app' },
  });
  expect([asked.status, asked.body.toString()]).toEqual([
    200,
    expect.stringContaining('{"status":"ok"}'),
  ]);
  expect((await ask(site.url, '/', { headers: { Host: '10.0.0.9' } })).status).toBe(421);
  const node = site.processes().find(({ command }) => command.startsWith('node '));
  process.kill(node?.pid ?? 0, 'SIGSTOP');
  await expect(site.exec('timeout', '3', ...image.healthcheck.slice(1))).rejects.toThrow();
});

test('without a volume it says so, in the log and in its health, and works meanwhile', async ({
  start,
}) => {
  const site = await start({ volume: null });
  expect(site.output()).toContain('store.on_no_volume');
  const said = JSON.parse(await site.exec('node', '-e', detailsProgram));
  expect(said).toMatchObject({ status: 'degraded', accepting: true, storage: 'forgotten' });
  expect((await postLead(site.url, { headers: { Host } })).status).toBe(200);
});

test('started as root, as panels with volumes of root’s do, it hands the folder over and leaves root behind', async ({
  start,
}) => {
  const volume = await newVolume();
  const { chown } = await import('node:fs/promises');
  await chown(volume, 0, 0);
  const site = await start({ user: 0, volume });
  expect(site.processes().map(({ uid }) => uid)).not.toContain(0);
  expect((await postLead(site.url, { headers: { Host } })).status).toBe(200);
  expect(await site.exec('leads', 'list')).toContain('Officine');
  await site.kill();
  await removeVolume(volume);
});

test('its log has no address and nothing that a visitor wrote', async ({ start, smtp }) => {
  const site = await start({ env: { LEADS_RATE_LIMIT: '1/10m' } });
  const from = { 'X-Forwarded-For': '198.51.100.77', Host };
  const { status } = await postLead(site.url, { headers: from });
  expect(status).toBe(200);
  expect((await postLead(site.url, { headers: from })).status).toBe(429);
  await ask(site.url, '/nope?email=giulia@example.org', { headers: from });
  await until(() => smtp.mails.some(({ envelope }) => envelope.to.includes(agency)), 'the mail');
  expect(site.output()).toContain('lead.');
  expect(site.output()).not.toMatch(/198\.51\.100\.77|giulia|D’Amico|Officine/i);
});

test('the image is no larger than it needs to be', () => {
  const megabytes = image.bytes / 1024 / 1024;
  expect(megabytes).toBeLessThan(400);
});
