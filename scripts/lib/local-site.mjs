// The site on this machine with a mailbox beside it that receives its mail: what the demo and
// development share. The one serves the build, the other the sources.
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { start, stopAll, stopAllOnSignals } from './children.mjs';
import { errorText } from './errors.mjs';
import { asRecord, asText } from './json.mjs';
import { isFree, nextFreePort, untilHttp, untilTcp } from './ports.mjs';
import { localBin, root } from './project.mjs';

/** @import { Variables } from './children.mjs' */

const START_LIMIT_MS = 60_000;
// the mailbox shows what visitors wrote: to this machine alone
const MAILBOX_HOST = '127.0.0.1';

/** Something to be fixed by whoever started it: its message is all there is to say. */
export class LocalSiteError extends Error {}

/**
 * The free port that PORT names, 3000 without it.
 *
 * @param {string} command what was run, to be shown with another port
 * @throws {LocalSiteError} for a port that is none, or in use
 */
export async function freeSitePort(command) {
  const text = process.env.PORT || '3000';
  const port = Number(text);
  if (!/^\d+$/.test(text) || port < 1 || port > 65_535) {
    throw new LocalSiteError(`PORT is "${text}": it must be a whole number from 1 to 65535.`);
  }
  if (await isFree(port)) return port;
  throw new LocalSiteError(
    `Port ${port} is in use. Free it, or choose another: PORT=${port + 1} ${command}`,
  );
}

/**
 * The origin of the site at a port, for SITE_URL.
 *
 * @param {number} port
 */
const siteUrlAt = (port) => `http://localhost:${port}`;

/**
 * @param {string} name
 * @param {string} script
 * @param {string[]} args
 * @param {{ env: Variables, quiet: boolean }} options
 */
function startServer(name, script, args, { env, quiet }) {
  const server = start(process.execPath, [script, ...args], { cwd: root, env, quiet });
  const died = server.ended.then(({ code, signal }) => {
    const how = signal ?? `status ${code}`;
    throw new LocalSiteError(`${name} ended (${how})${quiet ? `:\n${server.tail()}` : '.'}`);
  });
  // it is awaited below, once the servers answer; until then nobody listens
  died.catch(() => {});
  return { died, gone: server.ended };
}

/** @param {number[]} taken ports that are not to be used */
async function startMailbox(taken) {
  const smtpPort = await nextFreePort(1025, MAILBOX_HOST, taken);
  const webPort = await nextFreePort(1080, MAILBOX_HOST, [...taken, smtpPort]);
  const args = ['--smtp', smtpPort, '--web', webPort, '--ip', MAILBOX_HOST].map(String);
  const options = { env: process.env, quiet: true };
  const { died, gone } = startServer('The mailbox', localBin('maildev'), args, options);
  const url = `http://localhost:${webPort}`;
  const wait = { gone, limitMs: START_LIMIT_MS };
  const ready = Promise.all([
    untilTcp(smtpPort, MAILBOX_HOST, wait),
    untilHttp(`http://${MAILBOX_HOST}:${webPort}`, wait),
  ]);
  return { url, smtpUrl: `smtp://${MAILBOX_HOST}:${smtpPort}`, died, ready };
}

/**
 * @param {'start' | 'dev'} mode
 * @param {number} port
 * @param {{ env: Variables, quiet: boolean }} options
 */
function startSite(mode, port, { env, quiet }) {
  const [script, ...args] =
    mode === 'dev' ? [localBin('next'), 'dev', '-p', String(port)] : ['.next/standalone/server.js'];
  const { died, gone } = startServer('The site', script, args, { env, quiet });
  return { died, ready: untilHttp(siteUrlAt(port), { gone, limitMs: START_LIMIT_MS }) };
}

/** The address that visitors write to. */
async function ownMail() {
  const file = path.join('content', 'brand.json');
  const brand = asRecord(JSON.parse(await readFile(path.join(root, file), 'utf8')), file);
  return asText(brand.mail, `mail in ${file}`);
}

/**
 * Serves the site at a port, with its mail going to a mailbox of this machine, and says where both are.
 * Never resolves: it goes on until a signal ends the process.
 *
 * @param {'start' | 'dev'} mode what is served: the build, or the sources
 * @param {{ port: number, env: Variables, quiet?: boolean }} options `quiet` keeps the site's own
 *   words until it fails
 * @throws {LocalSiteError} when one of the two does not come up, or ends
 */
export async function serveWithMailbox(mode, { port, env, quiet = false }) {
  const siteUrl = siteUrlAt(port);
  const mail = await ownMail();
  const mailbox = await startMailbox([port]);
  const variables = {
    ...env,
    SITE_URL: siteUrl,
    PORT: String(port),
    SMTP_URL: mailbox.smtpUrl,
    LEADS_FROM: mail.replace(/^[^@]*/, 'sito'),
    LEADS_TO: mail,
  };
  const site = startSite(mode, port, { env: variables, quiet });
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

/**
 * Runs one of the two commands to its end, and ends with it whatever it started.
 *
 * @param {() => Promise<void>} command
 */
export async function runLocalSite(command) {
  process.chdir(root);
  stopAllOnSignals(0);
  try {
    await command();
  } catch (error) {
    await stopAll();
    const unforeseen = error instanceof Error && !(error instanceof LocalSiteError);
    console.error(`\n${unforeseen ? error.stack : errorText(error)}`);
    process.exitCode = 1;
  }
}
