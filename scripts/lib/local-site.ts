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

type Program = Pick<Running, 'ended' | 'output'>;

async function freeSitePort(command: string): Promise<number> {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535)
    throw new Error(`PORT is "${text}": it must be a whole number from 1 to 65535.`);
  if (await isFree(port)) return port;
  throw new Error(`Port ${port} is in use. Choose another: PORT=${port + 1} ${command}`);
}

async function startMailbox(sitePort: number) {
  // it shows what visitors wrote: to this machine alone
  const host = '127.0.0.1';
  const isUsual = sitePort !== 1080 && (await isFree(1080, host));
  const web = isUsual ? 1080 : await anyFreePort(host);
  const smtp = await anyFreePort(host);
  const ports = ['--smtp', smtp, '--web', web, '--ip', host].map(String);
  const program = start(process.execPath, [localBin('maildev'), ...ports], { quiet: true });
  const url = `http://${host}:${web}`;
  await untilHttp(url, program, 60_000);
  return { program, url, smtpUrl: `smtp://${host}:${smtp}` };
}

async function untilEnded(name: string, { ended, output }: Program): Promise<void> {
  const how = await ended;
  throw new Error(`${name} ended (${how || 'by itself'}).\n${lastLines(output())}`);
}

/**
 * Serves what `startProgram` starts with these variables, beside a mailbox that gets its mail, until a signal. When one of
 * the two ends, the other does, with status 1. `command` is what the user typed.
 */
export async function runLocalSite(
  command: string,
  startProgram: (env: Variables) => Promise<Program>,
): Promise<void> {
  process.chdir(root);
  stopAllOnSignals(0);
  try {
    const port = await freeSitePort(command);
    const mailbox = await startMailbox(port);
    const url = `http://localhost:${port}`;
    const program = await startProgram({
      ...process.env,
      SITE_URL: url,
      PORT: String(port),
      SMTP_URL: mailbox.smtpUrl,
      LEADS_FROM: brand.mail.replace(/^[^@]*/, 'sito'),
      LEADS_TO: brand.mail,
    });
    console.log(`
A request sent with the form arrives in the mailbox. Ctrl-C stops both.

  The site      ${url}
  Its mailbox   ${mailbox.url}`);
    const ends = [untilEnded('The mailbox', mailbox.program), untilEnded('The site', program)];
    await Promise.race(ends);
  } catch (error) {
    await stopAll();
    console.error(`\n${errorText(error)}`);
    process.exitCode = 1;
  }
}
