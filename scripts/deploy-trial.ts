// Goes the whole way of deploy/README.md where a Docker engine is: first start, an update under load, one that fails, back,
// a changed variable, copies, everything back. It takes the ports 80 and 443, and ten minutes: npm run deploy:trial
import { execFile } from 'node:child_process';
import { appendFile, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import {
  attempt,
  check,
  commit,
  compose,
  documented,
  folder,
  head,
  image,
  inFolder,
  inSite,
  run,
  served,
  shell,
  stored,
  trial,
  update,
} from './deploy/commands';
import { siteUrl, underLoad } from './deploy/visits';
import { errorText, root } from './lib/project';

const variables = `SITE_URL=${siteUrl}
SMTP_URL=smtp://127.0.0.1:1
LEADS_FROM=sito@agenzia.example
LEADS_TO=ciao@agenzia.example
LEADS_RATE_LIMIT=off
`;

async function updates(): Promise<number> {
  const first = await head();
  const { text } = await update();
  check('first start: the site is there, of its commit', (await served()) === first, text);
  const second = await commit();
  let taken = await underLoad('update', () => update());
  check('update: what is served has its commit', (await served()) === second, await served());

  const main = inFolder('lib', 'server', 'main.ts');
  const good = await readFile(main, 'utf8');
  await writeFile(main, `${good}\nif (!onlyChecks) throw new Error('It does not start');\n`);
  await commit();
  const failed = await update();
  const again = failed.text.includes('What ran before is served again.');
  check('update that does not start: what ran before is served', again, failed.text);
  check('update that does not start: its commit', (await served()) === second, await served());

  await appendFile(inFolder('.env'), 'LEADS_CONFIRM=off\n');
  await compose('up', '--detach', '--wait');
  check('changed variable: nothing is built', (await served()) === second, await served());

  await writeFile(main, good);
  taken += await underLoad('back', () => update('back'));
  check('back: the commit before', (await served()) === first, await served());
  taken += await underLoad('back once more', () => update('back'));
  check('back once more: the commit after', (await served()) === second, await served());
  return taken;
}

async function mistakes(): Promise<void> {
  for (const [name, mistake, said] of [
    ['.env', 'LEADS_TO=nobody\n', 'what is wrong in .env'],
    ['deploy/Caddyfile', 'nonsense {\n', 'what is wrong in deploy/Caddyfile'],
  ] as const) {
    const good = await readFile(inFolder(name), 'utf8');
    await appendFile(inFolder(name), mistake);
    const { failed, text } = await update();
    await writeFile(inFolder(name), good);
    check(`mistake in ${name}: it is named`, failed && text.includes(said), text);
  }
  const before = await served();
  await run('docker', 'compose', 'up', '--detach', '--force-recreate', 'site');
  await compose('stop', 'site');
  const code = await run('docker', 'inspect', '--format={{.State.ExitCode}}', `${image}-site-1`);
  check('stopped while it starts: it is not killed', code !== '137', code);
  await compose('up', '--detach', '--wait');
  check('stopped while it starts: it is there again', (await served()) === before, before);
}

async function copies(taken: number): Promise<void> {
  const copy = () => run(inFolder('deploy', 'copy'));
  const all = await stored();
  check(`every request that was taken is stored: ${all}`, all >= taken, taken);
  await copy();
  await inSite('leads', 'backup');
  await copy();
  const newest = (await readdir(inFolder('copies'))).filter((name) => name.endsWith('.sqlite'));
  const { length } = newest;
  check(`copies: ${length} in one folder, none in another`, length > 1, newest);
  await compose('down', '--volumes');
  await compose('up', '--detach', '--wait');
  check('new machine: no request is there', (await stored()) === 0, await stored());
  const back = await documented('cat > /data/copy.sqlite');
  await shell(
    back
      .replace('leads-….sqlite', newest.sort().at(-1) ?? '')
      .replaceAll(/exec (?!-T)/g, 'exec -T ')
      .replace('--replace', '--replace --yes'),
  );
  check(`restore: all ${all} requests are back`, (await stored()) === all, await stored());
}

async function damagedFile(how: string): Promise<void> {
  const all = await stored();
  await inSite('leads', 'backup');
  await inSite('sh', '-c', 'head -c 20000 /dev/urandom > /data/leads.db');
  await attempt('docker', 'compose', 'restart', 'site');
  const commands = await documented('/data/damaged');
  await shell(commands.replace('--no-deps', '--no-deps -T'));
  await compose('up', '--detach', '--wait');
  check(
    `damaged file${how}: all ${all} requests are back`,
    (await stored()) === all,
    await stored(),
  );
}

async function instances(): Promise<void> {
  const all = await stored();
  await appendFile(inFolder('.env'), 'COMPOSE_PROFILES=scale\n');
  await compose('up', '--detach');
  const alone = await underLoad('instance without DATABASE_URL', async () => {
    await pause(5_000);
    return await attempt('docker', 'compose', 'ps');
  });
  const now = await stored();
  check('instance without DATABASE_URL: it takes no request', now === all + alone, now);
  const password = 'trial';
  await appendFile(
    inFolder('.env'),
    `COMPOSE_PROFILES=postgres,scale
POSTGRES_PASSWORD=${password}
DATABASE_URL=postgres://linea:${password}@postgres:5432/linea
`,
  );
  const takeOver = await documented('leads restore /data/leads.db');
  await shell(takeOver.replace('--no-deps', '--no-deps -T'));
  await compose('up', '--detach', '--wait');
  check(`PostgreSQL: it has taken over ${now} requests`, (await stored()) === now, await stored());

  await run(inFolder('deploy', 'copy'));
  const dump = (await readdir(inFolder('copies'))).find((name) => name.endsWith('.dump')) ?? '';
  const added = await underLoad('PostgreSQL', () => attempt('docker', 'compose', 'ps'));
  check('PostgreSQL: it takes requests', (await stored()) === now + added, await stored());
  await shell((await documented('pg_restore')).replace('….dump', dump));
  await compose('up', '--detach', '--wait');
  check(`PostgreSQL: all ${now} requests are back`, (await stored()) === now, await stored());
}

/** Whether the engine has nothing of the site: the trial removes all of it, volumes too. */
async function isFree(): Promise<boolean> {
  const containers = await run('docker', 'ps', '--all', '--quiet', `--filter=name=^${image}-`);
  const volumes = await run('docker', 'volume', 'ls', '--quiet', `--filter=name=^${image}_`);
  const { failed: noImage } = await attempt('docker', 'image', 'inspect', image);
  return containers === '' && volumes === '' && noImage;
}

async function remove(): Promise<void> {
  await attempt('docker', 'compose', '--profile=*', 'down', '--volumes');
  await attempt('docker', 'image', 'rm', image, `${image}:previous`);
  await attempt('docker', 'image', 'prune', '--force', `--filter=label=name=${image}`);
}

await promisify(execFile)('git', ['clone', '--quiet', root, folder]);
if ((await attempt('docker', 'info')).failed) {
  console.log('skipped: no Docker engine answers here.');
} else if (!(await isFree())) {
  console.error(`This engine has a ${image} already, whose place the trial would take.`);
  process.exitCode = 1;
} else {
  // the command under way ends, and what there is goes with it
  process.on('SIGINT', () => {});
  // of Caddy's own authority, for localhost
  process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
  try {
    await writeFile(inFolder('.env'), variables, { mode: 0o600 });
    const taken = await updates();
    await mistakes();
    await copies(taken);
    await damagedFile('');
    await damagedFile(' once more');
    await instances();
  } catch (error) {
    console.error(errorText(error));
    process.exitCode = 1;
  }
  await remove();
}
await rm(trial, { recursive: true, force: true });
