// The sources as they are edited, shown at once, with the demo's mailbox beside them.
import { ensureDependencies } from './lib/dependencies.mjs';
import { freeSitePort, LocalSiteError, runLocalSite, serveWithMailbox } from './lib/local-site.mjs';
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
  await serveWithMailbox('dev', { port, env });
}

await runLocalSite(develop);
