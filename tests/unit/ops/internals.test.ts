import { readFileSync } from 'node:fs';
import path from 'node:path';

interface Known {
  /** With which `lib/internals/NAME.ts` was last looked at. */
  version: string;
  /** Texts of the library's files on which it rests, and why. */
  marks: [file: string, text: string, what: string][];
  /** What tries the rest. */
  tries: string;
}

const libraries: Record<string, Known> = {
  next: {
    version: '16.4.6',
    marks: [
      ['dist/lib/constants.js', "NEXT_META_SUFFIX = '.meta'", 'readHeaders, addHeaders'],
      ['dist/server/load-components.js', '__RSC_MANIFEST', 'readClientModules'],
      ['dist/server/app-render/use-flight-response.js', '__next_f', 'isClientScript, rowsOf'],
      ['dist/build/utils.js', '__NEXT_PRIVATE_STANDALONE_CONFIG', 'standaloneVariables'],
      ['../@next/env/dist/index.js', '__NEXT_PROCESSED_ENV', 'withoutEnvFiles'],
    ],
    tries:
      'npm run build, which stops at a page that it cannot read, and npx playwright test tests/e2e',
  },
  kysely: {
    version: '0.28.18',
    marks: [
      ['dist/esm/dialect/postgres/postgres-adapter.js', '3853314791062309107', 'migrationLock'],
      ['dist/esm/migration/migrator.js', 'await adapter.acquireMigrationLock(db', 'PooledAdapter'],
      ['dist/esm/migration/migrator.js', 'await adapter.releaseMigrationLock(db', 'PooledAdapter'],
      ['dist/esm/migration/migrator.js', 'adapter.supportsTransactionalDdl', 'PooledAdapter'],
    ],
    tries: 'npx jest tests/integration/lead, with PostgreSQL and PgBouncer',
  },
  sonner: {
    version: '2.0.8',
    marks: [['dist/index.mjs', '__insertCSS("', 'sonnerStyle']],
    tries: 'npx playwright test tests/e2e/form: a toast whose style the policy forbids is an error',
  },
};

const folderOf = (name: string) => path.join('node_modules', name);

for (const [name, { version, marks, tries }] of Object.entries(libraries))
  test(`internals: lib/internals/${name}.ts knows the ${name} that is installed`, () => {
    const manifest = JSON.parse(readFileSync(path.join(folderOf(name), 'package.json'), 'utf8'));
    const lost = marks.flatMap(([file, text, what]) =>
      readFileSync(path.join(folderOf(name), file), 'utf8').includes(text)
        ? []
        : [`${what}: ${file} no longer has ${text}`],
    );
    expect(lost).toEqual([]);
    const advice = `run ${tries}; then write the version here`;
    expect(`${manifest.version}: ${advice}`).toBe(`${version}: ${advice}`);
  });
