import type { storeEnv } from '@/lib/env/env';
import type { Store } from '@/lib/store/store';
import type { Terminal } from './ask';

/** What may stand behind a command, for `parseArgs`. */
export const options = {
  csv: { type: 'boolean' },
  'dry-run': { type: 'boolean' },
  from: { type: 'string' },
  help: { type: 'boolean' },
  replace: { type: 'boolean' },
  to: { type: 'string' },
  until: { type: 'string' },
  yes: { type: 'boolean' },
} as const;

export type Option = keyof typeof options;

type Values = {
  [Name in Option]?: (typeof options)[Name]['type'] extends 'string' ? string : boolean;
};

export interface Context {
  store: Store;
  config: ReturnType<typeof storeEnv>;
  /** What was typed behind the command, options apart. */
  typed: string[];
  values: Values;
  terminal: Terminal;
}

export interface Command {
  options?: Option[];
  /** Does it, and gives what there is to say. */
  run(context: Context): Promise<string>;
}
