// What stands between this configuration and going live: npm run launch:check -- --help
import { Resolver } from 'node:dns/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { about } from '@/content/about';
import brand from '@/content/brand.json';
import { solutions } from '@/content/solutions';
import type { Env } from '@/lib/env/environment';
import { figureGroups } from '@/lib/italian/figure-groups';
import { pages } from './content-rules';
import { checkAlarms } from './launch/checks/alarms';
import { checkBackups } from './launch/checks/backups';
import { checkFigures } from './launch/checks/figures';
import { checkIdentity } from './launch/checks/identity';
import { checkLegal, legalPaths } from './launch/checks/legal';
import { checkMailServer } from './launch/checks/mail-server';
import { checkOwnerTexts, checkPlaceholders } from './launch/checks/placeholders';
import { checkSender } from './launch/checks/sender';
import { checkNames, checkServed } from './launch/checks/served';
import { checkStore } from './launch/checks/store';
import { checkVisitorAddress } from './launch/checks/visitor-address';
import { checkEnvFile, checkEnvironment } from './launch/environment';
import { type Finding, leftToOwner, section, skip, verdict } from './launch/finding';

const usage = `npm run launch:check [-- OPTIONS], or node launch-check.js beside server.js

  --url https://…   look at the site as it is served there, too; beside server.js it is SITE_URL
  --send            send a test message to LEADS_TO
  --dkim SELECTOR   look for the mail server's DKIM key under this name
  --dns ADDRESS     ask this DNS server instead of the machine's own

Looks at content/brand.json, content/legal, the environment (.env included), the mail server, DNS, the store and its
copies, and says how to mend what it finds. Exit status 1 when something blocks, 0 otherwise.
`;

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    send: { type: 'boolean', default: false },
    dkim: { type: 'string' },
    dns: { type: 'string' },
    help: { type: 'boolean' },
  },
});

/** Milliseconds that a DNS server has for an answer, and how often it is asked. */
function resolver(server: string | undefined): Resolver {
  const dns = new Resolver({ timeout: 3_000, tries: 2 });
  if (server) dns.setServers([server]);
  return dns;
}

/** The project, or the folder that the server runs from: both have its texts and icons. */
const here = import.meta.dirname;
const inProject = path.basename(here) === 'scripts';

async function checkServedAt(url: string | undefined, env: Env): Promise<Finding[]> {
  if (!url) return [skip('not looked at', 'run it again with --url once the site is served')];
  return [
    ...(await checkServed(url, env, legalPaths())),
    ...(await checkNames(url)),
    ...(await checkVisitorAddress(url, env.healthToken)),
  ];
}

/** Each part that needs the environment, in this order. */
function parts(env: Env): [title: string, look: () => Promise<Finding[]>][] {
  const url = options.url ?? (inProject ? undefined : env.siteUrl);
  const sender = { ...env, brandMail: brand.mail, dkim: options.dkim };
  return [
    ['Mail server', () => checkMailServer(env, options)],
    ['Alarms', () => checkAlarms(env, options)],
    ['Sender', () => checkSender(sender, resolver(options.dns))],
    ['Store', () => checkStore(env)],
    [`Served${url ? ` at ${url}` : ''}`, () => checkServedAt(url, env)],
    ['Backups', () => checkBackups(env)],
  ];
}

async function main(): Promise<Finding[]> {
  // the environment is of where it was started, as the server's is
  nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
  if (process.env.DATA_DIR) process.env.DATA_DIR = path.resolve(process.env.DATA_DIR);
  const ofFile = checkEnvFile(path.resolve('.env'));
  process.chdir(inProject ? path.dirname(here) : here);
  const all: Finding[] = [];
  const show = (title: string, findings: Finding[]) => {
    all.push(...findings);
    process.stdout.write(`${section(title, findings)}\n`);
  };

  show('Placeholders in content/brand.json', checkPlaceholders(brand));
  show(
    'Texts that only the owner can write',
    checkOwnerTexts([...pages, { file: 'content/about.ts', content: about }]),
  );
  show('Brand', await checkIdentity(brand, ['app', 'content']));
  show('Figures and prices', checkFigures(figureGroups(), solutions));
  show('Legal texts', checkLegal());
  const { findings, env } = checkEnvironment(process.env);
  show('Environment', [...findings, ...ofFile]);
  if (!env) show('Everything else', [skip('not looked at', 'mend the environment first')]);
  else for (const [title, look] of parts(env)) show(title, await look());
  show('Outside of this check', [
    leftToOwner('the site’s name in DNS', 'its A and AAAA records lead to the server'),
  ]);
  return all;
}

if (options.help) process.stdout.write(usage);
else {
  const { text, exitCode } = verdict(await main());
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
}
