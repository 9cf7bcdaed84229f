/**
 * A map that forgets an entry `ms` milliseconds after it was set, and the oldest ones before there are more than `most`.
 * It has no timers, which would keep what the request that made them holds. Its clock only goes forward
 * (`performance.now`).
 */
export function createExpiringMap<Value>(ms: number, most = 20_000) {
  type Entries = Map<string, { value: Value; ends: number }>;
  // two generations: what is old is dropped at once, without a search
  let recent: Entries = new Map();
  let older: Entries = new Map();
  let since = 0;

  return {
    get(key: string, now = performance.now()) {
      const entry = recent.get(key) ?? older.get(key);
      return entry && now < entry.ends ? entry : undefined;
    },
    set(key: string, value: Value, now = performance.now()): void {
      if (now - since >= ms || recent.size >= most / 2) {
        older = recent;
        recent = new Map();
        since = now;
      }
      recent.set(key, { value, ends: now + ms });
    },
    delete(key: string): void {
      recent.delete(key);
      older.delete(key);
    },
  };
}
