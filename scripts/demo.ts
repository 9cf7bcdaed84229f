// npm run demo: the whole site on this machine, with a mailbox that receives its mail.
import { ensureBuild } from './lib/build';
import { runLocalSite } from './lib/local-site';
import { step } from './lib/progress.mjs';
import { startSite } from './lib/site';

await runLocalSite('npm run demo', async (env) => {
  await ensureBuild();
  const variables = { ...env, NODE_ENV: 'production' };
  return await step('Server and mailbox', () => startSite(variables));
});
