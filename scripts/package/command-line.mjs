// The agency's `npm run leads`, for a server that has no npm: one file beside the server's packages.
import path from 'node:path';
import { writeBundle } from './bundle.mjs';

/** What cannot be part of one file; the server beside it brings it along, `pg-native` apart, which is optional. */
const external = ['libsql', '@next/env', 'pg-native'];

/** Writes `leads.mjs` into the server's folder. */
export async function writeCommandLine(folder) {
  await writeBundle('scripts/leads.ts', path.join(folder, 'leads.mjs'), {
    // the packages inside are CommonJS, and ask for Node's modules in its way
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);",
    },
    external,
  });
}
