// The site on this machine with a mailbox beside it that receives its mail: what demo and development share.
import brand from '@/content/brand.json';
import {
  lastLines,
  type Running,
  start,
  stopAll,
  stopAllOnSignals,
  type Variables,
} from './children';
import { anyFreePort, isFree, untilHttp } from './ports';
import { errorText, localBin, root } from './project';

const mailboxLimitMs = 60_000;
// the mailbox shows what visitors wrote: to this machine alone
const mailboxHost = '127.0.0.1';

async function freeSitePort(command: string): Promise<number> {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${text}": it must be a whole number from 1 to 65535.`);
  if (await isFree(port)) return port;
  throw new Error(`Port ${port} is in use. Choose another: PORT=${port + 1} ${command}`);
}

async function startMailbox(sitePort: number) {
  const usual = 1080;
  const isUsual = sitePort !== usual && (await isFree(usual, mailboxHost));
  const web = isUsual ? usual : await anyFreePort(mailboxHost);
  const smtp = await anyFreePort(mailboxHost);
  const ports = ['--smtp', smtp, '--web', web, '--ip', mailboxHost].map(String);
  const program = start(process.execPath, [localBin('maildev'), ...ports], { quiet: true });
  const url = `http://${mailboxHost}:${web}`;
  await untilHttp(url, program, mailboxLimitMs);
  return { program, url, smtpUrl: `smtp://${mailboxHost}:${smtp}` };
}

async function untilEnded(name: string, { ended, output }: Pick<Running, 'ended' | 'output'>) {
  const how = await ended;
  throw new Error(`${name} ended (${how || 'by itself'}).\n${lastLines(output())}`);
}

interface LocalSite {
  /** What the user typed. */
  command: string;
  env: Variables;
  prepare?(): Promise<void>;
  start(env: Variables): Promise<Pick<Running, 'ended' | 'output'>>;
}

async function serve({ command, env, ...site }: LocalSite): Promise<void> {
  const port = await freeSitePort(command);
  await site.prepare?.();
  const mailbox = await startMailbox(port);
  const url = `http://localhost:${port}`;
  const program = await site.start({
    ...env,
    SITE_URL: url,
    PORT: String(port),
    SMTP_URL: mailbox.smtpUrl,
    LEADS_FROM: brand.mail.replace(/^[^@]*/, 'sito'),
    LEADS_TO: brand.mail,
  });
  console.log(`
  The site      ${url}
  Its mailbox   ${mailbox.url}

  A request sent with the form arrives in the mailbox. Ctrl-C stops both.
`);
  await Promise.race([untilEnded('The mailbox', mailbox.program), untilEnded('The site', program)]);
}

/** Serves the site beside a mailbox that gets its mail, until a signal. When one of the two ends, it ends with status 1. */
export async function runLocalSite(site: LocalSite): Promise<void> {
  process.chdir(root);
  stopAllOnSignals(0);
  try {
    await serve(site);
  } catch (error) {
    await stopAll();
    console.error(`\n${errorText(error)}`);
    process.exitCode = 1;
  }
}
