import { type ColumnMetadata, type Kysely, sql } from 'kysely';
import { laterMigrations, migrate } from '@/lib/store/migrations';
import { openMemory } from '@/lib/store/sqlite';

const unfitCode = 'STORE_UNFIT';

/** The store's tables are not those that this release works with: nothing of it can be used, and waiting mends nothing. */
export class UnfitStore extends Error {
  override name = 'UnfitStore';
  readonly code = unfitCode;

  /** @param what lines such as `leads.fields is missing` @param later migrations that this release does not know */
  constructor(what: string[], later: string[]) {
    const changed =
      later.length > 0 ? ` A later release has changed it (${later.join(', ')}).` : '';
    super(
      `The store does not fit this release: ${what.join('; ')}.${changed}\n` +
        'Nothing was changed in it. Start that release again, or restore a copy made before it into an empty store ' +
        '(another DATA_DIR or DATABASE_URL): leads restore FILE.',
    );
  }
}

/** Whether an error says that the store is none of this release's; by its code, for the server's parts have classes apart. */
export function isUnfit(error: unknown): error is UnfitStore {
  return (error as { code?: unknown }).code === unfitCode;
}

type Tables = Map<string, Map<string, ColumnMetadata>>;

async function tablesOf<Schema>(db: Kysely<Schema>): Promise<Tables> {
  const all = await db.introspection.getTables();
  // a database of PostgreSQL's may have other programs' tables beside these; SQLite knows no schemas
  const own = all.some(({ schema }) => schema !== undefined)
    ? (await sql<{ name: string }>`select current_schema() as name`.execute(db)).rows[0]?.name
    : undefined;
  return new Map(
    all
      .filter(({ schema }) => schema === own)
      .map(({ name, columns }) => [name, new Map(columns.map((each) => [each.name, each]))]),
  );
}

/** The tables as this release's own migrations make them. */
async function ownTables(): Promise<Tables> {
  const db = openMemory();
  try {
    await migrate(db);
    return await tablesOf(db);
  } finally {
    await db.destroy();
  }
}

let own: Promise<Tables> | undefined;

/** A column that this release does not know must fill itself. */
const isDemanded = ({ isNullable, hasDefaultValue, isAutoIncrementing }: ColumnMetadata) =>
  !isNullable && !hasDefaultValue && !isAutoIncrementing;

/**
 * Throws an `UnfitStore` where the store lacks a table or column of this release, or has one more that wants to be filled
 * in. What a later release has only added beside that is let pass: this one may be what its owner went back to. Rejects
 * with the store's error.
 */
export async function checkFit<Schema>(db: Kysely<Schema>): Promise<void> {
  own ??= ownTables();
  const present = await tablesOf(db);
  const what = [...(await own)].flatMap(([table, needed]) => {
    const columns = present.get(table);
    if (!columns) return [`${table} is missing`];
    const missing = [...needed.keys()].filter((name) => !columns.has(name));
    const demanded = [...columns.values()].filter((it) => !needed.has(it.name) && isDemanded(it));
    return [
      ...missing.map((name) => `${table}.${name} is missing`),
      ...demanded.map(({ name }) => `${table}.${name} is not known, and has to be filled in`),
    ];
  });
  if (what.length > 0) throw new UnfitStore(what, Object.keys(await laterMigrations(db)));
}
