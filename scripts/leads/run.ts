import { parseArgs } from 'node:util';
import { leadsCommand } from '@/content/leads-command';
import { storeEnv } from '@/lib/env/env';
import { createStore } from '@/lib/store/store';
import type { Terminal } from './ask';
import { type Command, type Option, options } from './context';
import { backup, restore, rotateKey } from './copies';
import { erase, purge } from './deleting';
import { list, mark, release, retry, show } from './handling';
import { Refusal } from './refusal';
import { exportCsv, figures } from './reports';

const { mistakes } = leadsCommand;
/** Built, it is a command of the image (deploy/start). */
const usage = leadsCommand.usage(
  process.argv[1]?.endsWith('.ts') ? 'npm run --silent leads --' : 'leads',
);

const commands: Record<string, Command> = {
  list,
  show,
  mark,
  retry,
  release,
  erase,
  export: exportCsv,
  figures,
  purge,
  'rotate-key': rotateKey,
  backup,
  restore,
};

const isOption = (name: string): name is Option => Object.hasOwn(options, name);

/** Throws a `Refusal` for an option that its command does not have, or without its value. */
function checkOptions(name: string, command: Command, args: string[]): void {
  for (const token of parseArgs({ args, options, strict: false, tokens: true }).tokens) {
    if (token.kind !== 'option') continue;
    const { name: option, rawName, value } = token;
    if (!isOption(option) || !command.options?.includes(option))
      throw new Refusal(mistakes.option(name, rawName));
    const wantsValue = options[option].type === 'string';
    if (wantsValue && (!value || value.startsWith('-'))) throw new Refusal(mistakes.value(rawName));
    if (!wantsValue && value !== undefined) throw new Refusal(mistakes.flag(rawName));
  }
}

/** What was typed; null where it is a question. Throws a `Refusal`. */
function read(args: string[]) {
  const loose = parseArgs({ args, options, strict: false });
  const [name = 'help'] = loose.positionals;
  if (name === 'help' || loose.values.help) return null;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (!command) throw new Refusal(`${mistakes.command(name)}\n\n${usage}`);
  checkOptions(name, command, args);
  const { positionals, values } = parseArgs({ args, options, allowPositionals: true });
  return { command, typed: positionals.slice(1), values };
}

/**
 * Does what these arguments ask for, and prints what there is to say. Throws a `Refusal`, a `RestoreError` or the store's
 * error, for `inWords`.
 */
export async function run(
  args: string[],
  terminal: Terminal = { input: process.stdin, output: process.stderr },
): Promise<void> {
  const print = (text: string) => process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
  const asked = read(args);
  if (!asked) {
    print(usage);
    return;
  }
  const config = storeEnv();
  const store = createStore(config);
  try {
    const { command, typed, values } = asked;
    print(await command.run({ store, config, typed, values, terminal }));
  } finally {
    await store.close();
  }
}
