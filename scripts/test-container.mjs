// Builds the image of the Dockerfile without an engine, and tests it in namespaces of the kernel, behind Caddy too.
// As root, on Debian; minutes long, and so no part of `npm test`.
//   npm run test:container                    on Debian by debootstrap and the npm package of Node 24
//   BASE_IMAGE=… RUNTIME_IMAGE=… npm run test:container    on images that can be pulled
//   npm run test:container -- tests/container/caddy.spec.ts -g 'waits'
import { mkdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { baseImages } from './container/base-image.mjs';
import { buildah, buildImage, keepImagesIn } from './container/buildah.mjs';
import { run, stopAllOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { errorText } from './lib/errors.mjs';
import { asRecord } from './lib/json.mjs';
import { ensureProgram } from './lib/programs.mjs';
import { localBin, root } from './lib/project.mjs';

const TESTS_LIMIT_MS = 20 * 60_000;
const SITE_URL = 'https://www.agenzia-linea.example';
const NAME = 'localhost/linea-site';

const folder = path.join(tmpdir(), 'linea-container');

/**
 * What `docker image inspect` says of the configuration, which is Docker's by `--format=docker`.
 *
 * @param {string} container
 */
async function imageOf(container) {
  const inspected = await buildah('inspect', '--type=container', container);
  const { Docker, OCIv1 } = asRecord(JSON.parse(inspected), container);
  const said = asRecord(Docker ?? OCIv1, `Docker of ${container}`);
  const config = asRecord(said.config, `config of ${container}`);
  const healthcheck = asRecord(config.Healthcheck ?? {}, `Healthcheck of ${container}`);
  const mounted = (await buildah('mount', container)).trim();
  const size = await run('du', ['-sxb', mounted], { timeoutMs: 60_000, quiet: true });
  return {
    folder: mounted,
    env: config.Env,
    user: config.User,
    workdir: config.WorkingDir,
    command: config.Cmd,
    healthcheck: healthcheck.Test ?? [],
    bytes: Number(size.output.split(/\s/)[0]),
  };
}

/** @param {Record<string, string>} bases */
async function refusesWithoutAddress(bases) {
  const { ok, output } = await buildImage(`${NAME}-without`, { ...bases }, { quiet: true });
  if (ok || !output.includes('SITE_URL is missing')) {
    throw new Error(`A build without SITE_URL has to end, and to say so:\n${output}`);
  }
  console.log('A build without SITE_URL ends, and says so.');
}

/**
 * In a network of its own, with addresses of the internet's for documentation (RFC 5737) as its visitors.
 *
 * @param {string} command
 */
const inOwnNetwork = (command) =>
  [
    'ip link set lo up',
    'for n in 1 2 3 4 5 6 7 8 9; do ip addr add 203.0.113.$n/32 dev lo; done',
    `exec ${command}`,
  ].join(' && ');

process.chdir(root);
stopAllOnSignals(1);
try {
  if (process.getuid?.() !== 0)
    throw new Error('These tests need root: for chroot and namespaces.');
  await ensureDependencies();
  for (const name of ['buildah', 'debootstrap', 'caddy', 'ip']) {
    await ensureProgram(name, name === 'ip' ? 'iproute2' : name);
  }
  await mkdir(folder, { recursive: true });
  keepImagesIn(folder);
  const { BASE_IMAGE, RUNTIME_IMAGE } = process.env;
  const given = BASE_IMAGE && RUNTIME_IMAGE ? { BASE_IMAGE, RUNTIME_IMAGE } : undefined;
  const own = given ? undefined : await baseImages(folder);
  const bases = given ?? {
    BASE_IMAGE: BASE_IMAGE ?? own?.base ?? '',
    RUNTIME_IMAGE: RUNTIME_IMAGE ?? own?.runtime ?? '',
  };
  await refusesWithoutAddress(bases);
  const since = Date.now();
  const { ok } = await buildImage(NAME, { ...bases, SITE_URL });
  if (!ok) throw new Error('The image could not be built: see above.');
  const container = (await buildah('from', NAME)).trim();
  const image = await imageOf(container);
  const seconds = Math.round((Date.now() - since) / 1000);
  console.log(`Built in ${seconds} s; ${Math.round(image.bytes / 1024 / 1024)} MB of files.`);

  const file = path.join(folder, 'image.json');
  await writeFile(file, JSON.stringify(image));
  const playwright = localBin('@playwright/test', 'playwright');
  const args = ['test', '-c', 'playwright.container.config.ts', ...process.argv.slice(2)];
  const quoted = [process.execPath, playwright, ...args].map((word) => `'${word}'`).join(' ');
  const tests = await run('unshare', ['--net', 'bash', '-c', inOwnNetwork(quoted)], {
    env: { ...process.env, CONTAINER_IMAGE: file, NEXT_TELEMETRY_DISABLED: '1' },
    timeoutMs: TESTS_LIMIT_MS,
  });
  await buildah('umount', container);
  await buildah('rm', container);
  if (!BASE_IMAGE) console.log('Not tried: pulling the images that the Dockerfile names.');
  process.exitCode = tests.ok ? 0 : 1;
} catch (error) {
  console.error(`\n${errorText(error)}`);
  process.exitCode = 1;
}
