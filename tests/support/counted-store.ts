import type { CompiledQuery, KyselyPlugin, RootOperationNode } from 'kysely';
import type { Store } from '@/lib/store/store';

export interface CountedStore extends Store {
  /** Rows that queries have given since the last call. */
  rows(): number;
  /** Queries since the last call, as the database gets them. */
  queries(): CompiledQuery<unknown>[];
}

/** A store that counts what is asked of it. */
export function countedStore(store: Store): CountedStore {
  let rows = 0;
  let nodes: CompiledQuery<unknown>[] = [];
  return {
    ...store,
    use: (work) =>
      store.use((db) => {
        const plugin: KyselyPlugin = {
          transformQuery({ node, queryId }) {
            nodes.push(db.getExecutor().compileQuery(node as RootOperationNode, queryId));
            return node;
          },
          async transformResult({ result }) {
            rows += result.rows.length;
            return result;
          },
        };
        return work(db.withPlugin(plugin));
      }),
    rows() {
      const counted = rows;
      rows = 0;
      return counted;
    },
    queries() {
      const asked = nodes;
      nodes = [];
      return asked;
    },
  };
}

/** How often the event loop came round to others while something was done. */
export async function turnsDuring(work: () => Promise<unknown>): Promise<number> {
  let turns = 0;
  let done = false;
  const count = () => {
    turns += 1;
    if (!done) setImmediate(count);
  };
  setImmediate(count);
  await work();
  done = true;
  return turns;
}
