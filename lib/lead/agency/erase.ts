import { normalEmail } from '@/lib/email-address';
import { log } from '@/lib/log';
import type { Store } from '@/lib/store/store';

export type Subject = Awaited<ReturnType<typeof subjectOf>>;

/** The requests of exactly this address, whatever its case, in IDN or punycode, newest first. */
export async function subjectOf(store: Store, typed: string) {
  const email = normalEmail(typed);
  const rows = await store.use((db) =>
    db
      .selectFrom('leads')
      .select(['id', 'received_at'])
      .where('email', '=', email)
      .orderBy('received_at', 'desc')
      .execute(),
  );
  const requests = rows.map(({ id, received_at }) => ({ id, receivedAt: new Date(received_at) }));
  return { email, requests };
}

/** The requests of the same address as this one; undefined when it is gone. */
export async function subjectOfLead(store: Store, id: string): Promise<Subject | undefined> {
  const row = await store.use((db) =>
    db.selectFrom('leads').select('email').where('id', '=', id).executeTakeFirst(),
  );
  return row && (await subjectOf(store, row.email));
}

/** Deletes the requests of this address up to a time (milliseconds since the epoch; art. 17 GDPR). Gives how many. */
export async function erase(store: Store, email: string, until: number): Promise<number> {
  const { numDeletedRows } = await store.use((db) =>
    db
      .deleteFrom('leads')
      .where('email', '=', normalEmail(email))
      .where('received_at', '<=', until)
      .executeTakeFirst(),
  );
  const requests = Number(numDeletedRows);
  log.info({ requests }, 'leads.erased');
  return requests;
}
