// The whole site on this machine, from a fresh clone, with a mailbox that receives its mail.
import { build, buildIsCurrent } from './lib/build.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { freeSitePort, LocalSiteError, runLocalSite, serveWithMailbox } from './lib/local-site.mjs';

async function demo() {
  const port = await freeSitePort('npm run demo');
  await ensureDependencies();

  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  if (!(await buildIsCurrent())) {
    console.log('Building the site …');
    const { ok, timedOut } = await build(env);
    if (!ok) {
      throw new LocalSiteError(`The build ${timedOut ? 'took too long' : 'failed'}: see above.`);
    }
  }
  await serveWithMailbox('start', { port, env, quiet: true });
}

await runLocalSite(demo);
