// What stands between this configuration and going live: npm run launch:check -- --help
import { Resolver } from 'node:dns/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import brand from '@/content/brand.json';
import { solutions } from '@/content/solutions';
import { EnvError, parseEnv, readEnvFile, unknownVariables } from '@/lib/env/env';
import { variables } from '@/lib/env/variables';
import { figuresByPage } from '@/lib/italian/figure-groups';
import { checkAssistant } from './launch/assistant';
import * as content from './launch/content';
import { checkStore } from './launch/database';
import { type Finding, fail, orPass } from './launch/finding';
import { checkMail, checkSender } from './launch/mail';
import { checkServed } from './launch/served';

const usage = `npm run launch:check [-- OPTIONS], or node launch-check.js beside server.js

  --url https://…   look at the site as it is served there, too; beside server.js it is SITE_URL
  --send            send a test message to LEADS_TO
  --dkim SELECTOR   look for the mail server's DKIM key under this name

Looks at content/brand.json, content/legal, the environment (.env included), the store, the mail server and its sender's
records, and says how to fix what it finds. Exit status 1 when something blocks, 0 otherwise.`;

const { values: options } = parseArgs({
  options: {
    url: { type: 'string' },
    send: { type: 'boolean', default: false },
    dkim: { type: 'string' },
    help: { type: 'boolean' },
  },
});

const here = import.meta.dirname;
const inProject = path.basename(here) === 'scripts';
/** RFC 2606, 2 and 3: names for examples, which belong to nobody; and what `.env.example` says of a token. */
const example = /\.example\b|\bexample\.(com|net|org)\b|guesses$/;
const count = { pass: 0, fail: 0, owner: 0 };

function show(title: string, findings: Finding[]): void {
  const lines = findings.map(({ status, what, fix }) => {
    count[status] += 1;
    const word = status === 'fail' ? 'FAIL' : status;
    return `  ${word.padEnd(5)}  ${what}${fix ? `\n         → ${fix}` : ''}`;
  });
  console.log(`${[title, ...lines].join('\n')}\n`);
}

function checkEnvironment(source: Record<string, string | undefined>) {
  const fix = 'see .env.example';
  const findings = variables
    .filter((name) => example.test(source[name] ?? ''))
    .map((name) => fail(`${name} is still an example`, 'put your own value there'));
  try {
    const env = parseEnv({ ...source, NODE_ENV: 'production' });
    for (const name of unknownVariables(source))
      findings.push(fail(`${name} is not read by the site`, fix));
    if (!env.siteUrl.startsWith('https:'))
      findings.push(fail(`SITE_URL is ${env.siteUrl}: visitors need https`, 'set it to https'));
    return { env, findings: orPass(findings, 'every variable is there and well formed') };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const mistakes = error.mistakes.map((mistake) => fail(mistake, fix));
    return { env: null, findings: [...mistakes, ...findings] };
  }
}

async function main(): Promise<void> {
  readEnvFile();
  process.chdir(inProject ? path.dirname(here) : here);
  show('Brand', [...content.checkIdentity(brand), ...(await content.checkOwnPages(brand))]);
  const slugs = solutions.map(({ slug }) => slug);
  show('What only the owner can say', content.checkSlots(brand, slugs));
  show('Figures and prices', content.checkFigures(figuresByPage(), solutions));
  show('Legal texts', [...content.checkLegal(), ...content.checkLawyersTexts(slugs)]);
  const { findings, env } = checkEnvironment(process.env);
  show('Environment', findings);
  if (env) {
    show('Store', await checkStore(env));
    const dns = new Resolver({ timeout: 3_000, tries: 2 });
    show('Mail server', await checkMail(env, options));
    show('Sender', await checkSender(env, { brandMail: brand.mail, dkim: options.dkim, dns }));
    show('Assistant to try', await checkAssistant(env));
    const url = options.url ?? (inProject ? undefined : env.siteUrl);
    if (url) show(`Served at ${url}`, await checkServed(url, env));
  }
  console.log(`${count.pass} passed, ${count.fail} to fix, ${count.owner} left to the owner`);
  process.exitCode = count.fail > 0 ? 1 : 0;
}

if (options.help) console.log(usage);
else await main();
