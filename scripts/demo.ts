// npm run demo: the whole site on this machine, with a mailbox that receives its mail.
import { ensureBuild } from './lib/build';
import { runLocalSite } from './lib/local-site';
import { startSite } from './lib/site';

await runLocalSite('npm run demo', async (env) => {
  await ensureBuild();
  return await startSite({ ...env, NODE_ENV: 'production' });
});
