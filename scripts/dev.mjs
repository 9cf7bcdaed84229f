// The sources as they are edited, shown at once, with the demo's mailbox beside them.
import path from 'node:path';
import { run, start } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { freeSitePort, LocalSiteError, runLocalSite, serveWithMailbox } from './lib/local-site.mjs';
import { localBin, root } from './lib/project.mjs';
import { listSolutions } from './list-solutions.mjs';

async function develop() {
  const port = await freeSitePort('npm run dev');
  await ensureDependencies();
  await listSolutions();
  const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1' };
  /** @param {string} name */
  const script = (name) => [localBin('tsx'), path.join(root, 'scripts', name)];
  const { ok } = await run(process.execPath, script('draw-brand.ts'), { env, timeoutMs: 60_000 });
  if (!ok) throw new LocalSiteError('The brand has mistakes: see above.');
  // beside the server, which shows what is sound meanwhile
  start(process.execPath, script('check-content.ts'), { env });
  await serveWithMailbox('dev', { port, env });
}

await runLocalSite(develop);
