// What stands between this configuration and going live: npm run launch:check -- --help
import { Resolver } from 'node:dns/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { about } from '@/content/about';
import brand from '@/content/brand.json';
import { solutions } from '@/content/solutions';
import { EnvError, parseEnv, readEnvFile, unknownVariables } from '@/lib/env/env';
import { variables } from '@/lib/env/variables';
import { figureGroups } from '@/lib/italian/figure-groups';
import { pages } from './content-rules';
import {
  checkBooking,
  checkFigures,
  checkIdentity,
  checkLegal,
  checkOwnerTexts,
} from './launch/content';
import { type Finding, fail, pass } from './launch/finding';
import { checkMail, checkSender } from './launch/mail';
import { checkServed } from './launch/served';

const usage = `npm run launch:check [-- OPTIONS], or node launch-check.js beside server.js

  --url https://…   look at the site as it is served there, too; beside server.js it is SITE_URL
  --send            send a test message to LEADS_TO
  --dkim SELECTOR   look for the mail server's DKIM key under this name
  --dns ADDRESS     ask this DNS server instead of the machine's own

Looks at content/brand.json, content/legal, the environment (.env included), the mail server and its sender's records,
and says how to fix what it finds. Exit status 1 when something blocks, 0 otherwise.
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

const here = import.meta.dirname;
const inProject = path.basename(here) === 'scripts';

/** RFC 2606, 2 and 3: names for examples, which belong to nobody. */
const exampleDomain = /\.example\b|\bexample\.(com|net|org)\b/;

const count = { pass: 0, fail: 0, owner: 0 };

function show(title: string, findings: Finding[]): void {
  const lines = findings.map(({ status, what, fix }) => {
    count[status] += 1;
    const word = status === 'fail' ? 'FAIL' : status;
    return `  ${word.padEnd(5)}  ${what}${fix ? `\n         → ${fix}` : ''}`;
  });
  process.stdout.write(`${[title, ...lines].join('\n')}\n\n`);
}

function checkEnvironment(source: Record<string, string | undefined>) {
  const open = variables.filter((name) =>
    [exampleDomain, /guesses$/].some((example) => example.test(source[name] ?? '')),
  );
  const findings = [
    ...unknownVariables(source).map((name) =>
      fail(`${name} is not read by the site`, `it reads ${variables.join(', ')}`),
    ),
    ...open.map((name) => fail(`${name} is still an example`, 'put your own value there')),
  ];
  try {
    const env = parseEnv({ ...source, NODE_ENV: 'production' });
    if (!env.siteUrl.startsWith('https:'))
      findings.push(fail(`SITE_URL is ${env.siteUrl}: visitors need https`, 'set it to https'));
    return { env, findings: [pass('every variable is there and well formed'), ...findings] };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const mistakes = error.mistakes.map((mistake) => fail(mistake, 'see .env.example'));
    return { env: null, findings: [...mistakes, ...findings] };
  }
}

async function main(): Promise<void> {
  readEnvFile();
  process.chdir(inProject ? path.dirname(here) : here);
  show('Brand', [...checkIdentity(brand), ...(await checkBooking(brand.booking))]);
  const texts = checkOwnerTexts([...pages, { file: 'content/about.ts', content: about }]);
  show('Texts that only the owner can write', texts);
  show('Figures and prices', checkFigures(figureGroups(), solutions));
  show('Legal texts', checkLegal());
  const { findings, env } = checkEnvironment(process.env);
  show('Environment', findings);
  if (env) {
    const dns = new Resolver({ timeout: 3_000, tries: 2 });
    if (options.dns) dns.setServers([options.dns]);
    show('Mail server', await checkMail(env, options));
    show('Sender', await checkSender(env, { brandMail: brand.mail, dkim: options.dkim, dns }));
    const url = options.url ?? (inProject ? undefined : env.siteUrl);
    if (url) show(`Served at ${url}`, await checkServed(url, env));
  }
  const { pass: passed, fail: failed, owner } = count;
  process.stdout.write(`${passed} passed, ${failed} to fix, ${owner} left to the owner\n`);
  process.exitCode = failed > 0 ? 1 : 0;
}

if (options.help) process.stdout.write(usage);
else await main();
