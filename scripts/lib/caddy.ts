// Caddy in front of a site, with certificates that nobody has to trust: for the browser tests, the benchmark and the floods.
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type Running, start, type Variables } from './children';
import { ensure, findProgram } from './programs';

interface Front {
  /** A Caddyfile's text; the one that goes live is in `deploy/`. */
  config: string;
  siteUrl: string;
  /** Where the site listens. */
  upstream: string;
  /** Global options of the Caddyfile. */
  options: string[];
  /** Further variables that it reads. */
  env?: Variables;
  inOurGroup?: boolean;
}

/** Starts Caddy, which keeps everything in `folder`. It does not wait until Caddy answers. */
export async function startCaddy(
  folder: string,
  { config, siteUrl, upstream, options, env: more, inOurGroup }: Front,
): Promise<Running> {
  const program = await ensure('Caddy', () => findProgram('caddy'), 'caddy');
  const file = path.join(folder, 'Caddyfile');
  await writeFile(file, config);
  const env = {
    ...process.env,
    ...more,
    HOME: folder,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
    SITE_URL: siteUrl,
    SITE_UPSTREAM: new URL(upstream).host,
    CADDY_OPTIONS: ['admin off', 'local_certs', 'skip_install_trust', ...options].join('\n'),
  };
  const args = ['run', '--adapter', 'caddyfile', '--config', file];
  return start(program, args, { env, quiet: true, inOurGroup });
}
