// Asks for what the site needs to be somebody's own, and writes it: npm run setup -- --help
import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { ensureDependencies } from './lib/dependencies.mjs';
import { localBin, root } from './lib/project.mjs';

await ensureDependencies();
// Ctrl-C is the questions' own: they keep what has been answered
process.on('SIGINT', () => {});
const { status } = spawnSync(
  process.execPath,
  [localBin('tsx'), path.join(root, 'scripts', 'setup', 'main.ts'), ...process.argv.slice(2)],
  { stdio: 'inherit' },
);
process.exitCode = status ?? 1;
