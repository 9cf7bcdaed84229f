// Builds the site and writes it to release/, ready to be copied to a server: see deploy/README.md.
//   SITE_URL=https://www.linea.example npm run package [-- --installed /srv/linea-site/current --node 127.0.0.1:3000]
// Its options are those of build/package/listen.mjs.
import path from 'node:path';
import { parseArgs } from 'node:util';
import { build, buildIsCurrent } from './lib/build.mjs';
import { stopAllOnSignals } from './lib/children.mjs';
import { ensureDependencies } from './lib/dependencies.mjs';
import { errorText } from './lib/errors.mjs';
import { releaseFolder } from './lib/generated.mjs';
import { root } from './lib/project.mjs';

const { values: options } = parseArgs({
  options: {
    out: { type: 'string', default: path.join(root, releaseFolder) },
    installed: { type: 'string', default: '/srv/linea-site/current' },
    node: { type: 'string', default: '127.0.0.1:3000' },
    listen: { type: 'string' },
    certificates: { type: 'string' },
    behind: { type: 'string', multiple: true },
    runtime: { type: 'string' },
    cdn: { type: 'string', default: '0' },
  },
});

function siteUrl() {
  const text = process.env.SITE_URL?.trim();
  if (!text) {
    throw new Error(
      'SITE_URL is missing: the pages carry the site’s address.\n' +
        'Example: SITE_URL=https://www.linea.example npm run package',
    );
  }
  if (!URL.canParse(text) || !/^https?:$/.test(new URL(text).protocol)) {
    throw new Error(`SITE_URL is "${text}": it must be an address like https://www.linea.example`);
  }
  return new URL(text).origin;
}

/** @param {string} text */
function seconds(text) {
  if (!/^\d{1,6}$/.test(text)) throw new Error(`--cdn is "${text}": it must be seconds.`);
  return Number(text);
}

process.chdir(root);
stopAllOnSignals(1);
try {
  const SITE_URL = siteUrl();
  await ensureDependencies();
  const env = {
    ...process.env,
    NODE_ENV: 'production',
    NEXT_TELEMETRY_DISABLED: '1',
    SITE_URL,
  };
  if (await buildIsCurrent(env)) console.log('The build is current.');
  else if (!(await build(env)).ok) throw new Error('The build failed: see above.');

  console.log('Compressing and copying …');
  // loaded late: it needs the packages
  const { writeRelease } = await import('../build/package/release.mjs');
  const { out, cdn, ...wanted } = options;
  const release = await writeRelease(out, {
    siteUrl: SITE_URL,
    cdnSeconds: seconds(cdn),
    ...wanted,
  });
  console.log(
    `The release for ${SITE_URL} is in ${release}; its README.md says what to do with it.`,
  );
  process.exitCode = 0;
} catch (error) {
  console.error(`\n${errorText(error)}`);
  process.exitCode = 1;
}
