// npm run dev: the sources as they are edited, with the demo's mailbox beside them.
import { readEnvFile } from '@/lib/env/env';
import { writeBrand } from './brand/files';
import { contentMistakes } from './check-content';
import { freeSitePort, runLocalSite, serveWithMailbox } from './lib/local-site';
import { listSolutions } from './lib/solution-list';

// for Next, which would expand $ within single quotes and does not read it again
readEnvFile();
const env = { ...process.env, NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' };

await runLocalSite(async () => {
  const port = await freeSitePort('npm run dev');
  await listSolutions();
  await writeBrand();
  void contentMistakes().then((mistakes) => mistakes && console.error(mistakes));
  await serveWithMailbox('dev', { port, env });
});
