// The sources as they are edited, shown at once, with the demo's mailbox beside them.
import path from 'node:path';
import { start } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { freeSitePort, LocalSiteError, runLocalSite, serveWithMailbox } from './lib/local-site.mjs';
import { localBin, root } from './lib/project.mjs';
import { listSolutions } from './list-solutions.mjs';

async function develop() {
  const port = await freeSitePort('npm run dev');
  await ensureDependencies();
  await listSolutions();
  // its packages are there by now
  const { BrandError, drawBrand } = await import('./brand/draw.mjs');
  await drawBrand().catch((error) => {
    throw error instanceof BrandError ? new LocalSiteError(error.message) : error;
  });
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  // beside the server, which shows what is sound meanwhile
  start(process.execPath, [localBin('tsx'), path.join(root, 'scripts', 'check-content.ts')], {
    env,
  });
  await serveWithMailbox('dev', { port, env });
}

await runLocalSite(develop);
