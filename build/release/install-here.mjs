// `install.mjs` of a release: serves the release that it lies in, or goes back. For a machine without the project.
import { parseArgs } from 'node:util';
import { stopAllOnSignals } from '../../scripts/lib/children.mjs';
import { errorText } from '../../scripts/lib/errors.mjs';
import { back, install } from './install.mjs';
import { options, usage } from './options.mjs';

stopAllOnSignals(1);
try {
  const { values } = parseArgs({ options });
  if (values.help) console.log(`node install.mjs [OPTIONS]\n${usage}`);
  else await (values.back ? back(values) : install(import.meta.dirname, values));
  process.exitCode = 0;
} catch (error) {
  console.error(`\n${errorText(error)}`);
  process.exitCode = 1;
}
