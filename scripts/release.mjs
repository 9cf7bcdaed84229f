// Builds what is committed and serves it on this machine, or goes back: npm run release -- --help
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildRelease, mustBeCommitted } from '../build/release/build.mjs';
import { back, install } from '../build/release/install.mjs';
import { options, usage } from '../build/release/options.mjs';
import { stopAllOnSignals } from './lib/children.mjs';
import { errorText } from './lib/errors.mjs';

/** Passed on to `npm run package`. */
const packagingOptions = /** @type {const} */ (['node', 'listen', 'certificates', 'behind']);

const { values } = parseArgs({
  options: {
    ...options,
    from: { type: 'string' },
    dirty: { type: 'boolean', default: false },
    node: { type: 'string' },
    listen: { type: 'string' },
    certificates: { type: 'string' },
    behind: { type: 'string', multiple: true },
  },
});

const packaging = packagingOptions.flatMap((name) =>
  [values[name] ?? []].flat().flatMap((value) => [`--${name}`, value]),
);

async function main() {
  if (values.help) {
    console.log(`npm run release [-- OPTIONS]

  --from PATH       a release made elsewhere, its folder or archive, in place of a build here
  --dirty           with what is not committed
  --node, --listen, --certificates, --behind: as for npm run package (deploy/README.md)
${usage}`);
    return;
  }
  if (values.back) return await back(values);
  if (values.from) return await install(values.from, values);
  mustBeCommitted(values.dirty);
  const build = path.join(path.resolve(values.to), 'build');
  try {
    await install((to) => buildRelease(to, { ...values, packaging }), values);
  } finally {
    await rm(path.join(build, 'project'), { recursive: true, force: true });
  }
}

stopAllOnSignals(1);
try {
  await main();
  process.exitCode = 0;
} catch (error) {
  console.error(`\n${errorText(error)}`);
  process.exitCode = 1;
}
