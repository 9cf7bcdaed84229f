// npm run dev: the sources as they are edited, with the demo's mailbox beside them.
import { readEnvFile } from '@/lib/env/env';
import { withoutEnvFiles } from '@/lib/internals/next';
import { writeBrand } from './brand/files';
import { contentMistakes } from './content/check';
import { start } from './lib/children';
import { runLocalSite } from './lib/local-site';
import { untilHttp } from './lib/ports';
import { localBin } from './lib/project';
import { listSolutions } from './lib/solution-list';

// for Next, which would expand $ within single quotes and does not read it again
readEnvFile();

await runLocalSite('npm run dev', async (variables) => {
  await listSolutions();
  await writeBrand();
  void contentMistakes().then((mistakes) => mistakes && console.error(mistakes), console.error);
  const env = { ...variables, NEXT_TELEMETRY_DISABLED: '1', ...withoutEnvFiles };
  const next = start(process.execPath, [localBin('next'), 'dev', '-p', `${variables.PORT}`], {
    env,
  });
  // it compiles the first page meanwhile, and says so
  await untilHttp(`${variables.SITE_URL}`, next, 300_000);
  return next;
});
