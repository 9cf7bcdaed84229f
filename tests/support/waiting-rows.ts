// The rows that a store holds when much waits at once, as the site itself writes them.
import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import { deadLettered, type LeadStatus, type StoreSchema } from '@/lib/store/schema';
import type { Store } from '@/lib/store/store';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const portion = 200;

/** What one request of a kind looks like; times in milliseconds since the epoch. */
export interface Waiting {
  status?: LeadStatus;
  receivedAt: number;
  delivery?: Partial<Insertable<StoreSchema['outbox']>> & { status: 'pending' | 'delivered' };
  /** When its confirmation is due. */
  confirmAt?: number;
  remindAt?: number;
}

const fields = (number: number) =>
  JSON.stringify({
    nome: `Maria Rossi ${number}`,
    azienda: 'Rossi & Figli Srl',
    email: `maria${number}@rossi.example`,
    telefono: '333 123 4567',
    obiettivi: 'Rispondere subito a chi ci scrive la sera. '.repeat(8),
  });

const attribution = (number: number) =>
  JSON.stringify({ utm_source: 'news', utm_campaign: `alberghi-${number % 50}`, landing: '/' });

/** Puts so many requests of a kind into a store. */
export async function fill(store: Store, count: number, kind: (n: number) => Waiting) {
  for (let from = 0; from < count; from += portion) {
    const made = Array.from({ length: Math.min(portion, count - from) }, (_, index) => {
      const id = randomUUID();
      return { id, number: from + index, ...kind(from + index) };
    });
    await store.use((db) =>
      db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('leads')
          .values(
            made.map(({ id, number, receivedAt, status = 'accepted', remindAt = null }) => ({
              id,
              received_at: receivedAt,
              page: '/soluzioni/chatbot-multicanale',
              attribution: attribution(number),
              fields: fields(number),
              request_id: id,
              status,
              spam_reasons: null,
              idempotency_key: null,
              payload_hash: id,
              remind_at: remindAt,
            })),
          )
          .execute();
        const deliveries = made.flatMap(({ id, receivedAt, delivery }) =>
          delivery
            ? {
                id: randomUUID(),
                lead_id: id,
                kind: 'mail' as const,
                created_at: receivedAt,
                due_at: receivedAt,
                ...delivery,
              }
            : [],
        );
        if (deliveries.length > 0) {
          await transaction.insertInto('outbox').values(deliveries).execute();
        }
        const confirmations = made.flatMap(({ id, receivedAt, confirmAt }) =>
          confirmAt === undefined
            ? []
            : {
                id: randomUUID(),
                lead_id: id,
                kind: 'confirmation' as const,
                status: 'pending' as const,
                created_at: receivedAt,
                due_at: confirmAt,
              },
        );
        if (confirmations.length > 0) {
          await transaction.insertInto('outbox').values(confirmations).execute();
        }
      }),
    );
  }
}

const later = Date.now() + dayMs;

/** The kinds, each as it is while nothing of it is due yet. */
export const kinds = {
  /** The mail server is away. */
  pending: (n: number): Waiting => ({
    receivedAt: Date.now() - hourMs - n,
    delivery: { status: 'pending', attempts: 3, due_at: Date.now() + hourMs },
  }),
  misconfigured: (n: number): Waiting => ({
    receivedAt: Date.now() - hourMs - n,
    delivery: {
      status: 'pending',
      attempts: 3,
      due_at: Date.now() + hourMs,
      configuration_fault: 1,
      last_error: 'EAUTH 535',
    },
  }),
  bundled: (n: number): Waiting => ({
    receivedAt: Date.now() - n,
    delivery: { status: 'pending', due_at: Date.now() + hourMs, bundled: 1 },
  }),
  confirmed: (n: number): Waiting => ({
    receivedAt: Date.now() - hourMs - n,
    delivery: { status: 'delivered', delivered_at: Date.now() - hourMs },
    confirmAt: later,
  }),
  /** Delivered so long ago that nobody is reminded yet. */
  fresh: (n: number): Waiting => ({
    receivedAt: Date.now() - n,
    remindAt: Date.now() + hourMs,
    delivery: { status: 'delivered', delivered_at: Date.now() },
  }),
  unmarked: (n: number): Waiting => ({
    receivedAt: Date.now() - 3 * hourMs - n,
    remindAt: Date.now() - 2 * hourMs - n,
    delivery: { status: 'delivered', delivered_at: Date.now() - 3 * hourMs },
  }),
  held: (n: number): Waiting => ({ status: 'quarantined', receivedAt: Date.now() - hourMs - n }),
  old: (n: number): Waiting => ({
    receivedAt: Date.now() - 31 * dayMs - n,
    delivery: {
      status: 'delivered',
      due_at: Date.now() - 31 * dayMs - n,
      delivered_at: Date.now() - 31 * dayMs - n,
    },
  }),
} satisfies Record<string, (n: number) => Waiting>;

/** A second delivery of every request, given up. */
export async function giveUpWebhooks(store: Store): Promise<void> {
  const leads = await store.use((db) =>
    db.selectFrom('leads').select(['id', 'received_at']).execute(),
  );
  for (let from = 0; from < leads.length; from += portion) {
    const rows = leads.slice(from, from + portion).map(({ id, received_at }) => ({
      id: randomUUID(),
      lead_id: id,
      kind: 'webhook' as const,
      status: deadLettered,
      created_at: received_at,
      due_at: received_at,
    }));
    await store.use((db) => db.insertInto('outbox').values(rows).execute());
  }
}
