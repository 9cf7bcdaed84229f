import { existsSync, readFileSync } from 'node:fs';
import { type Env, EnvError, parseEnv } from '@/lib/env/environment';
import { examples } from '@/lib/env/examples';
import { misspelt, misspeltMessage } from '@/lib/env/misspelt';
import { readDifferently } from '@/scripts/setup/env-file';
import { check, type Finding, fail, leftToOwner, pass } from './finding';

type Source = Record<string, string | undefined>;

/** Variables for which every owner has a value of their own. */
const personal = [
  'SITE_URL',
  'SMTP_URL',
  'SMTP_HOST',
  'SMTP_USER',
  'SMTP_PASSWORD',
  'LEADS_FROM',
  'LEADS_TO',
  'LEADS_WEBHOOK_URL',
  'LEADS_WEBHOOK_SECRET',
  'ALERT_SMTP_URL',
  'ALERT_FROM',
  'ALERT_TO',
  'ALERT_WEBHOOK_URL',
  'HEALTH_TOKEN',
] as const;

/** RFC 2606, 2 and 3: names for examples, which belong to nobody. */
const exampleDomain = /\.example\b|\bexample\.(com|net|org)\b/;

function exampleFindings(source: Source): Finding[] {
  return personal
    .filter((name) => {
      const value = source[name];
      return value !== undefined && (exampleDomain.test(value) || value === examples[name]);
    })
    .map((name) => fail(`${name} is still an example`, 'put your own value into the environment'));
}

/** Variables of a `.env` file that mean another value to another reader of it. */
export function checkEnvFile(file: string): Finding[] {
  if (!existsSync(file)) return [];
  return readDifferently(readFileSync(file, 'utf8')).map((name) =>
    leftToOwner(
      `${name} in .env is not the same to Node, Compose and a shell`,
      'quote it as the head of .env.example says; a password is safest percent-encoded in SMTP_URL',
    ),
  );
}

/** Every mistake in the environment, as a production server would see it, and the configuration if there is none. */
export function checkEnvironment(source: Source): { findings: Finding[]; env: Env | null } {
  const examplesLeft = exampleFindings(source);
  try {
    const env = parseEnv({ ...source, NODE_ENV: 'production' });
    return {
      env,
      findings: [
        pass('every variable is there and well formed'),
        check(
          env.siteUrl.startsWith('https:'),
          `SITE_URL is ${env.siteUrl}`,
          `SITE_URL is ${env.siteUrl}: visitors need https`,
          'set SITE_URL to the public https address',
        ),
        ...misspelt(source).map((each) =>
          fail(misspeltMessage(each), 'write it as in .env.example, or take it away'),
        ),
        ...examplesLeft,
      ],
    };
  } catch (error) {
    if (!(error instanceof EnvError)) throw error;
    const mistakes = error.mistakes.map((mistake) => fail(mistake, 'see .env.example'));
    return { env: null, findings: [...mistakes, ...examplesLeft] };
  }
}
