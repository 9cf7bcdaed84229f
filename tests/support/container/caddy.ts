import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { untilTcp } from '@/scripts/lib/ports.mjs';
import { ensureProgram } from '@/scripts/lib/programs.mjs';
import { startProcess } from '../e2e/process';
import { siteHost } from './container';

/** Where Caddy listens, in the tests' own network: the ports that visitors use. */
export const origin = 'https://127.0.0.1:443';

export type Caddy = { output(): string; stop(): Promise<void> };

/** Starts Caddy with the project's Caddyfile, with certificates of its own authority. */
export async function startCaddy(upstream: string): Promise<Caddy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'linea-caddy-'));
  const file = path.resolve('deploy/caddy/Caddyfile');
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  const caddy = startProcess(await ensureProgram('caddy'), args, {
    cwd: folder,
    env: {
      ...process.env,
      HOME: folder,
      XDG_DATA_HOME: folder,
      XDG_CONFIG_HOME: folder,
      SITE_URL: `https://${siteHost}`,
      SITE_UPSTREAM: upstream,
      CADDY_OPTIONS: 'local_certs\n\tskip_install_trust\n\tadmin off',
    },
  });
  await untilTcp(443, '127.0.0.1', { gone: caddy.gone, limitMs: 20_000 }).catch((error: Error) => {
    throw new Error(`${error.message}\n${caddy.output()}`);
  });
  return {
    output: caddy.output,
    async stop() {
      await caddy.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
