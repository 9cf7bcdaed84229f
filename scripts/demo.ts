// npm run demo: the whole site on this machine, with a mailbox that receives its mail.
import { ensureBuild } from './lib/build';
import { runLocalSite } from './lib/local-site';
import { startSite } from './lib/site';

await runLocalSite({
  command: 'npm run demo',
  env: { ...process.env, NODE_ENV: 'production' },
  prepare: ensureBuild,
  start: startSite,
});
