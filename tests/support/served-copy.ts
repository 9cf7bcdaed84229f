import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { nginxArguments } from '@/scripts/lib/nginx.mjs';
import { anyFreePort, untilHttp, untilTcp } from '@/scripts/lib/ports.mjs';
import { ensureProgram } from '@/scripts/lib/programs.mjs';
import { noSmtpParts } from '@/scripts/lib/smtp-parts.mjs';
import { startProcess } from './e2e/process';
import { evaluateIn, siteUrl } from './project-copy';

const HOST = '127.0.0.1';
const START_LIMIT_MS = 40_000;

/** A built copy of the project, served in both ways at once: two origins. */
export type ServedCopy = { nginx: string; next: string; stop(): Promise<void> };

/** `next start` on a copy, and nginx with its release in front. */
export async function serveCopy(copy: string): Promise<ServedCopy> {
  const folder = await mkdtemp(path.join(tmpdir(), 'site-copy-'));
  const [port, nodePort] = [await anyFreePort(HOST), await anyFreePort(HOST)];
  const release = path.join(folder, 'release');
  const options = {
    siteUrl,
    node: `${HOST}:${nodePort}`,
    listen: `${HOST}:${port}`,
    // as behind a proxy that ends TLS
    behind: [HOST],
    quality: 1,
  };
  await evaluateIn(
    copy,
    `const { writeRelease } = await import('./build/package/release.mjs');
    await writeRelease(${JSON.stringify(release)}, ${JSON.stringify(options)});`,
  );
  const next = path.join(copy, 'node_modules', 'next', 'dist', 'bin', 'next');
  const node = startProcess(process.execPath, [next, 'start', '-H', HOST, '-p', String(nodePort)], {
    cwd: copy,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      SITE_URL: siteUrl,
      ...noSmtpParts,
      SMTP_URL: 'smtp://127.0.0.1:9',
      LEADS_FROM: 'sito@linea.example',
      LEADS_TO: 'ciao@linea.example',
      DATA_DIR: path.join(folder, 'data'),
      // over the owner's that are planted in the copy
      LEADS_WEBHOOK_SECRET: '',
    },
  });
  const args = await nginxArguments(folder, `include ${release}/nginx/linea-site.conf;`);
  const nginx = startProcess(await ensureProgram('nginx'), args);
  const served = {
    nginx: `http://${HOST}:${port}`,
    next: `http://${HOST}:${nodePort}`,
    async stop() {
      await Promise.all([nginx.stop(), node.stop()]);
      await rm(folder, { recursive: true, force: true });
    },
  };
  try {
    await untilTcp(port, HOST, { limitMs: START_LIMIT_MS, gone: nginx.gone });
    await untilHttp(`${served.next}/api/health`, { limitMs: START_LIMIT_MS, gone: node.gone });
  } catch (error) {
    await served.stop();
    throw new Error(`${error}\n${nginx.output()}\n${node.output()}`);
  }
  return served;
}
