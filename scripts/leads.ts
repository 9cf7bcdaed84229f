// The agency's way to the stored requests without a dashboard: npm run leads -- help
import { readEnvFile } from '@/lib/env/env';
import { logTroublesAside } from '@/lib/log';
import { inWords } from './leads/refusal';
import { run } from './leads/run';

// `leads list | head -1` has read enough: what is under way is finished, and the rest is said to nobody
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

try {
  readEnvFile();
  logTroublesAside();
  await run(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${inWords(error)}\n`);
  process.exitCode = 1;
}
