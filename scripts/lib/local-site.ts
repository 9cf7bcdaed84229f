// The site on this machine with a mailbox beside it that receives its mail: what demo and development share.
import brand from '@/content/brand.json';
import { start, stopAll, stopAllOnSignals, type Variables } from './children';
import { isFree, nextFreePort, untilHttp } from './ports';
import { errorText, localBin, root } from './project';

const startLimitMs = 60_000;
// the mailbox shows what visitors wrote: to this machine alone
const mailboxHost = '127.0.0.1';

export async function freeSitePort(command: string): Promise<number> {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${text}": it must be a whole number from 1 to 65535.`);
  if (await isFree(port)) return port;
  throw new Error(`Port ${port} is in use. Choose another: PORT=${port + 1} ${command}`);
}

async function startServer(
  name: string,
  args: string[],
  url: string,
  env: Variables,
  quiet: boolean,
) {
  const server = start(process.execPath, args, { cwd: root, env, quiet });
  const ended = server.ended.then((how) => {
    throw new Error(`${name} ended (${how || 'by itself'})${quiet ? `:\n${server.tail()}` : '.'}`);
  });
  // it is awaited once both servers answer; until then nobody listens
  ended.catch(() => {});
  const ready = untilHttp(url, { gone: server.ended, limitMs: startLimitMs });
  await Promise.race([ended, ready]);
  // in an object: a promise that this function gave back would be awaited with it
  return { ended };
}

/** Serves the build or the sources beside a mailbox that gets the mail, until a signal. Throws when one of the two ends. */
export async function serveWithMailbox(
  mode: 'start' | 'dev',
  { port, env }: { port: number; env: Variables },
): Promise<never> {
  const smtpPort = await nextFreePort(1025, mailboxHost, [port]);
  const webPort = await nextFreePort(1080, mailboxHost, [port, smtpPort]);
  const ports = ['--smtp', smtpPort, '--web', webPort, '--ip', mailboxHost].map(String);
  const mailboxUrl = `http://${mailboxHost}:${webPort}`;
  const maildev = [localBin('maildev'), ...ports];
  const mailbox = await startServer('The mailbox', maildev, mailboxUrl, env, true);
  const url = `http://localhost:${port}`;
  const variables = {
    ...env,
    SITE_URL: url,
    PORT: String(port),
    SMTP_URL: `smtp://${mailboxHost}:${smtpPort}`,
    LEADS_FROM: brand.mail.replace(/^[^@]*/, 'sito'),
    LEADS_TO: brand.mail,
  };
  const dev = mode === 'dev';
  const program = dev
    ? [localBin('next'), 'dev', '-p', String(port)]
    : ['.next/standalone/server.js'];
  const site = await startServer('The site', program, url, variables, !dev);
  console.log(`
  The site      ${url}
  Its mailbox   ${mailboxUrl}

  A request sent with the form arrives in the mailbox. Ctrl-C stops both.
`);
  return Promise.race([mailbox.ended, site.ended]);
}

export async function runLocalSite(command: () => Promise<void>): Promise<void> {
  process.chdir(root);
  stopAllOnSignals(0);
  try {
    await command();
  } catch (error) {
    await stopAll();
    console.error(`\n${errorText(error)}`);
    process.exitCode = 1;
  }
}
