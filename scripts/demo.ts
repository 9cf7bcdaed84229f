// npm run demo: the whole site on this machine, with a mailbox that receives its mail.
import { ensureBuild } from './lib/build';
import { freeSitePort, runLocalSite, serveWithMailbox } from './lib/local-site';

await runLocalSite(async () => {
  const port = await freeSitePort('npm run demo');
  const env = { ...process.env, NODE_ENV: 'production', NEXT_TELEMETRY_DISABLED: '1' };
  await ensureBuild(env);
  await serveWithMailbox('start', { port, env });
});
