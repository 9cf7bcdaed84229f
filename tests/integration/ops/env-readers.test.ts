import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { loadEnvConfig } from '@next/env';
import { parseEnv } from '@/lib/env/environment';
import { writeEnv } from '@/scripts/setup/env-file';
import { asWritten } from '@/scripts/setup/written';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'env-readers-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

type Values = Record<string, string | undefined>;
type Read = (names: string[]) => Values;
const file = () => path.join(folder, '.env');
const environment = { PATH: process.env.PATH, HOME: '/nowhere' } as unknown as NodeJS.ProcessEnv;

const readByNext: Read = () => {
  const before = { ...process.env };
  const { combinedEnv } = loadEnvConfig(folder, false, console, true);
  process.env = before;
  return combinedEnv;
};

const readByShell: Read = (names) => {
  const script = 'set -a; . "$0"; exec "$1" -p "JSON.stringify(process.env)"';
  const options = { env: environment, encoding: 'utf8' } as const;
  const all = JSON.parse(execFileSync('sh', ['-c', script, file(), process.execPath], options));
  return Object.fromEntries(names.map((name) => [name, all[name]]));
};

const composeCommands = [['docker', 'compose'], ['docker-compose']] as const;
const compose = composeCommands.find(([program, ...words]) =>
  /\bv?[2-9]\d*\./.test(spawnSync(program, [...words, 'version', '--short']).stdout?.toString()),
);

const readByCompose: Read = () => {
  const target = path.join(folder, 'compose.yaml');
  writeFileSync(target, 'services: { site: { image: site, env_file: .env } }\n');
  const [program, ...words] = compose ?? [''];
  const args = [...words, '--file', target, 'config', '--format', 'json'];
  const said = execFileSync(program, args, { env: environment, encoding: 'utf8' });
  // what it prints could be read by it again: a dollar is written twice
  return JSON.parse(said, (_, value) =>
    typeof value === 'string' ? value.replaceAll('$$', '$') : value,
  ).services.site.environment;
};

const readers: [string, Read, boolean][] = [
  ['Next', readByNext, true],
  ['a shell', readByShell, true],
  ['Compose', readByCompose, compose !== undefined],
];

const passwords = [
  'plain',
  'hush #1',
  'hush #1$x',
  `dollar$HOME ${'$'}{HOME} $`,
  "it's",
  `both ' and "`,
  'end\\',
  'back\\slash $x',
  'a;b&c|d <e> (f) ~*!`g`',
  '~/x%41%',
  `all '"\`$\\#`,
  'città',
];

const answers = {
  SITE_URL: 'https://www.acme.it',
  SMTP_HOST: 'mail.acme.it',
  SMTP_USER: 'ciao@acme.it',
  LEADS_FROM: `D'Angelo & Figli $1 <ciao@acme.it>`,
  LEADS_TO: 'ciao@acme.it,vendite@acme.it',
  LEADS_WEEKLY: 'mon 08:00',
};

describe.each(readers)('%s', (reader, read, isHere) => {
  // the other readers are on every machine
  (isHere ? test : test.skip)(
    `reads what setup writes as it was typed, whatever is in a password${isHere ? '' : `: ${reader} is not on this machine`}`,
    () => {
      for (const password of passwords) {
        const { set, unset } = asWritten({ ...answers, SMTP_PASSWORD: password });
        rmSync(file(), { force: true });
        writeEnv(file(), set, unset);
        const { smtp, ...config } = parseEnv(read(Object.keys(set)) as Record<string, string>);
        const { transport } = smtp;
        const received =
          'url' in transport
            ? decodeURIComponent(new URL(transport.url).password)
            : transport.auth?.pass;
        expect(received).toBe(password);
        expect(smtp).toMatchObject({ hostname: answers.SMTP_HOST, user: answers.SMTP_USER });
        expect(config).toMatchObject({
          siteUrl: answers.SITE_URL,
          leadsFromName: "D'Angelo & Figli $1",
          leadsTo: ['ciao@acme.it', 'vendite@acme.it'],
          weekly: { weekday: 1, hour: 8, minute: 0 },
        });
      }
    },
  );
});
