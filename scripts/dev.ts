// npm run dev: the sources as they are edited, with the demo's mailbox beside them.
import { readEnvFile } from '@/lib/env/env';
import { writeBrand } from './brand/files';
import { contentMistakes } from './check-content';
import { start } from './lib/children';
import { runLocalSite } from './lib/local-site';
import { untilHttp } from './lib/ports';
import { localBin } from './lib/project';
import { listSolutions } from './lib/solution-list';

// for Next, which would expand $ within single quotes and does not read it again
readEnvFile();

await runLocalSite({
  command: 'npm run dev',
  env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1', __NEXT_PROCESSED_ENV: 'true' },
  async prepare() {
    await listSolutions();
    await writeBrand();
    void contentMistakes().then((mistakes) => mistakes && console.error(mistakes));
  },
  async start(env) {
    const next = start(process.execPath, [localBin('next'), 'dev', '-p', String(env.PORT)], {
      env,
    });
    await untilHttp(`${env.SITE_URL}`, next, 60_000);
    return next;
  },
});
