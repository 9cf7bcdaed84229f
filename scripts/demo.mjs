// The whole site on this machine, from a fresh clone, with a mailbox that receives its mail.
import path from 'node:path';
import { build, buildIsCurrent } from './lib/build.mjs';
import { start, stopAll, stopAllOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { isFree, nextFreePort, untilHttp, untilTcp } from './lib/ports.mjs';
import { localBin, root } from './lib/project.mjs';

const START_LIMIT_MS = 60_000;
// the mailbox shows what visitors wrote: to this machine alone
const MAILBOX_HOST = '127.0.0.1';

class DemoError extends Error {}

function sitePort() {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (/^\d+$/.test(text) && port > 0 && port < 65_536) return port;
  throw new DemoError(`PORT is "${text}": it must be a whole number from 1 to 65535.`);
}

function startServer(name, script, args, env) {
  const server = start(process.execPath, [script, ...args], { cwd: root, env, quiet: true });
  const died = server.ended.then(({ code, signal }) => {
    throw new DemoError(`${name} ended (${signal ?? `status ${code}`}):\n${server.tail()}`);
  });
  // it is awaited below, once the servers answer; until then nobody listens
  died.catch(() => {});
  return { died, gone: server.ended };
}

async function startMailbox(taken) {
  const smtpPort = await nextFreePort(1025, MAILBOX_HOST, taken);
  const webPort = await nextFreePort(1080, MAILBOX_HOST, [...taken, smtpPort]);
  const args = ['--smtp', smtpPort, '--web', webPort, '--ip', MAILBOX_HOST].map(String);
  const { died, gone } = startServer('The mailbox', localBin('maildev'), args, process.env);
  const url = `http://localhost:${webPort}`;
  const wait = { gone, limitMs: START_LIMIT_MS };
  const ready = Promise.all([
    untilTcp(smtpPort, MAILBOX_HOST, wait),
    untilHttp(`http://${MAILBOX_HOST}:${webPort}`, wait),
  ]);
  return { url, smtpUrl: `smtp://${MAILBOX_HOST}:${smtpPort}`, died, ready };
}

function startSite(port, env) {
  const next = localBin('next');
  const { died, gone } = startServer('The site', next, ['start', '-p', String(port)], env);
  return { died, ready: untilHttp(env.SITE_URL, { gone, limitMs: START_LIMIT_MS }) };
}

async function demo() {
  const port = sitePort();
  if (!(await isFree(port))) {
    throw new DemoError(
      `Port ${port} is in use. Free it, or choose another: PORT=${port + 1} npm run demo`,
    );
  }
  await ensureDependencies();

  const siteUrl = `http://localhost:${port}`;
  const buildEnv = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL: siteUrl,
  };
  if (!(await buildIsCurrent(buildEnv))) {
    console.log('Building the site …');
    const { ok, timedOut } = await build(buildEnv);
    if (!ok) throw new DemoError(`The build ${timedOut ? 'took too long' : 'failed'}: see above.`);
  }

  const mailbox = await startMailbox([port]);
  const site = startSite(port, {
    ...buildEnv,
    PORT: String(port),
    SMTP_URL: mailbox.smtpUrl,
    LEADS_FROM: 'sito@linea.example',
    LEADS_TO: 'ciao@linea.example',
  });
  const died = Promise.race([mailbox.died, site.died]);
  await Promise.race([died, Promise.all([mailbox.ready, site.ready])]);

  console.log(
    [
      '',
      `  The site      ${siteUrl}`,
      `  Its mailbox   ${mailbox.url}`,
      '',
      '  A request sent with the form arrives in the mailbox. Ctrl-C stops both.',
      '',
    ].join('\n'),
  );
  await died;
}

process.chdir(path.resolve(root));
stopAllOnSignals(0);
try {
  await demo();
} catch (error) {
  await stopAll();
  console.error(`\n${error instanceof DemoError ? error.message : error.stack}`);
  process.exitCode = 1;
}
