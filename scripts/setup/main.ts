import { spawnSync } from 'node:child_process';
import { copyFileSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import nextEnv from '@next/env';
import { examples } from '@/lib/env/examples';
import { drawBrand } from '@/scripts/brand/draw.mjs';
import { mistakeText } from '@/scripts/brand/mistakes.mjs';
import { localBin, root } from '@/scripts/lib/project.mjs';
import { type Answers, merged, presentBrand, readAnswers } from './answers';
import { interviewed, Left } from './ask';
import { writeEnv } from './env-file';
import { forget } from './kept';
import { shownBrand } from './show';
import { asWritten } from './written';

const usage = `npm run setup [-- OPTIONS]

  --from FILE   take the answers from a JSON file instead of asking
  --example     print such a file, as the project is now: npm run setup --silent -- --example > answers.json
  --again       forget the answers of a run that was left

Writes content/brand.json, content/logo.svg and .env, draws the icons, shows the result and runs the launch check. What has
been answered before Ctrl-C is kept, except for passwords.
`;

const { values: options } = parseArgs({
  options: {
    from: { type: 'string' },
    example: { type: 'boolean', default: false },
    again: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const inProject = (...names: string[]) => path.join(root, ...names);

/** An answers file of the project as it is; of the variables their examples, and no secret. */
function example(): string {
  const { $schema: _, ...brand } = presentBrand();
  const { SITE_URL, SMTP_HOST, SMTP_USER, LEADS_FROM, LEADS_TO } = examples;
  const env = { SITE_URL, SMTP_HOST, SMTP_USER, SMTP_PASSWORD: '', LEADS_FROM, LEADS_TO };
  return `${JSON.stringify({ brand, logo: null, env }, null, 2)}\n`;
}

function fromFile(file: string): Answers {
  const { answers, mistakes } = readAnswers(path.resolve(file));
  if (mistakes.length === 0) return answers;
  throw new Error(`Nothing is written; to mend:\n\n${mistakes.map(mistakeText).join('\n')}\n`);
}

async function write({ brand, logo, env }: Answers): Promise<void> {
  const file = inProject('content', 'brand.json');
  writeFileSync(`${file}.new`, `${JSON.stringify(merged(presentBrand(), brand), null, 2)}\n`);
  renameSync(`${file}.new`, file);
  if (logo) copyFileSync(logo, inProject('content', 'logo.svg'));
  const given = Object.entries(env).filter(([, value]) => value.trim() !== '');
  if (given.length > 0) {
    const { set, unset } = asWritten(Object.fromEntries(given), process.env);
    writeEnv(inProject('.env'), set, unset);
  }
  await drawBrand();
}

/** The last word is the launch check's; what it finds is no failure of this command. */
function launchCheck(env: NodeJS.ProcessEnv): void {
  process.stdout.write('What stands between this and going live: npm run launch:check\n\n');
  const script = inProject('scripts', 'launch-check.ts');
  spawnSync(process.execPath, [localBin('tsx'), script], { cwd: root, env, stdio: 'inherit' });
}

async function main(): Promise<void> {
  if (options.again) forget();
  if (!options.from && !process.stdin.isTTY) {
    throw new Error(
      'npm run setup asks questions, and there is no terminal to ask at.\nFrom a file: npm run setup -- --from answers.json (npm run setup -- --help)',
    );
  }
  // the launch check reads .env anew
  const environment = { ...process.env };
  // what is in .env already is offered, and checked together with what is answered
  nextEnv.loadEnvConfig(root, false, { info() {}, error: console.error });
  await write(options.from ? fromFile(options.from) : await interviewed());
  forget();
  process.stdout.write(await shownBrand());
  launchCheck(environment);
}

if (options.help) process.stdout.write(usage);
else if (options.example) process.stdout.write(example());
else {
  try {
    await main();
  } catch (error) {
    if (error instanceof Left) {
      process.stderr.write(
        '\nLeft. What you have answered is kept: npm run setup goes on there.\n',
      );
      process.exitCode = 130;
    } else {
      process.stderr.write(`${error instanceof Error ? error.message : error}\n`);
      process.exitCode = 1;
    }
  }
}
