// What stands between this configuration and going live: npm run launch:check -- --help
import { Resolver } from 'node:dns/promises';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { figureGroups } from '@/lib/figure-groups';
import { checkAlarms } from './launch/alarms';
import { checkBuild } from './launch/build';
import { checkEnvironment } from './launch/environment';
import { checkFigures } from './launch/figures';
import { type Finding, leftToOwner, skip } from './launch/finding';
import { checkLegal, legalPaths } from './launch/legal';
import { checkMailServer } from './launch/mail-server';
import { checkPlaceholders } from './launch/placeholders';
import { section, verdict } from './launch/report';
import { checkSender } from './launch/sender';
import { checkServed } from './launch/served';
import { checkStore } from './launch/store';

const usage = `npm run launch:check [-- OPTIONS]

  --url https://…   look at the site as it is served there, too
  --send            send a test message to LEADS_TO
  --dns ADDRESS     ask this DNS server instead of the machine's own

Looks at content/site.ts, content/legal, the environment (.env included), the mail server, DNS, the store and the build,
and says how to mend what it finds. Exit status 1 when something blocks, 0 otherwise.
`;

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    send: { type: 'boolean', default: false },
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

const blocked = [skip('not looked at', 'mend the environment first')];

async function main(): Promise<Finding[]> {
  nextEnv.loadEnvConfig(process.cwd(), false, { info() {}, error: console.error });
  const all: Finding[] = [];
  const show = (title: string, findings: Finding[]) => {
    all.push(...findings);
    process.stdout.write(`${section(title, findings)}\n`);
  };

  show('Placeholders in content/site.ts', checkPlaceholders(site));
  show('Figures and prices', checkFigures(figureGroups(), solutions));
  show('Legal texts', checkLegal());
  const { findings, env } = checkEnvironment(process.env);
  show('Environment', findings);
  show('Mail server', env ? await checkMailServer(env, options) : blocked);
  show('Alarms', env ? await checkAlarms(env, options) : blocked);
  show(
    'Sender',
    env ? await checkSender({ ...env, brandMail: site.email }, resolver(options.dns)) : blocked,
  );
  show('Store', env ? await checkStore(env) : blocked);
  show('Build', env ? await checkBuild(env.siteUrl) : blocked);
  const unserved = [skip('not looked at', 'run it again with --url once the site is served')];
  show(
    `Served${options.url ? ` at ${options.url}` : ''}`,
    !env ? blocked : options.url ? await checkServed(options.url, env, legalPaths()) : unserved,
  );
  show('Outside of this check', [
    leftToOwner('the certificate and its renewal', 'deploy/README.md says how; watch its expiry'),
    leftToOwner('the site’s name in DNS', 'its A and AAAA records lead to the server'),
    leftToOwner('backups of the requests', 'DATA_DIR or the database, and the mailbox'),
  ]);
  return all;
}

if (options.help) process.stdout.write(usage);
else {
  const { text, exitCode } = verdict(await main());
  process.stdout.write(`${text}\n`);
  process.exitCode = exitCode;
}
