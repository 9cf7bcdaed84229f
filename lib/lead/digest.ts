import { randomUUID } from 'node:crypto';
import { leadDigest } from '@/content/lead-digest';
import { romeTime } from '@/lib/lead/mail';
import { type Mailer, mailFault } from '@/lib/lead/mailer';
import { singleLine } from '@/lib/lead/plain-text';
import type { SpamReason } from '@/lib/lead/spam';
import { storedTexts } from '@/lib/lead/stored-json';
import { readStoredLead } from '@/lib/lead/stored-lead';
import { log } from '@/lib/log';
import type { Db, Store } from '@/lib/store/store';

const dayMs = 86_400_000;
/** Milliseconds that an instance has for sending a digest, and waits after a failure. */
const turnMs = 600_000;
/** Requests that a digest names; the rest is a number. */
const named = 50;
const markName = 'digest';

async function suspects(db: Db) {
  return await db
    .selectFrom('leads')
    .select(['id', 'received_at', 'page', 'visit', 'fields', 'spam_reasons'])
    .where('status', '=', 'quarantined')
    .where('digested_at', 'is', null)
    .orderBy('received_at')
    .execute();
}

type Suspect = Awaited<ReturnType<typeof suspects>>[number];

function describe(suspect: Suspect): string {
  const { id, receivedAt, fields } = readStoredLead(suspect).lead;
  const { nome, azienda, obiettivi } = fields;
  const reasons = (storedTexts(suspect.spam_reasons) ?? []) as SpamReason[];
  return [
    `${singleLine(nome, 80)} (${singleLine(azienda, 80)}), ${romeTime(receivedAt)}`,
    `  «${singleLine(obiettivi, 160)}»`,
    `  ${leadDigest.reasonLabel}: ${reasons.map((reason) => leadDigest.reasons[reason]).join(', ')}`,
    `  npm run leads -- release ${id}`,
  ].join('\n');
}

/** The digest's words: what was held back and why, and how to have it after all. */
function digestText(held: Suspect[]): string {
  const rest = held.length - named;
  return [
    leadDigest.intro,
    leadDigest.release.replace(/:$/, ' (npm run leads -- release ID).'),
    '',
    held.slice(0, named).map(describe).join('\n\n'),
    ...(rest > 0 ? ['', leadDigest.more(rest)] : []),
    '',
    '-- ',
    leadDigest.footer,
    '',
  ].join('\n');
}

/** `at` is when the next digest may go out. One instance moves it on, and with that has the turn. */
async function takeTurn(db: Db, now: number): Promise<boolean> {
  await db
    .insertInto('marks')
    .values({ name: markName, value: '', at: 0 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  const { numUpdatedRows } = await db
    .updateTable('marks')
    .set({ at: now + turnMs })
    .where('name', '=', markName)
    .where('at', '<=', now)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

async function finish(db: Db, held: Suspect[], now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    for (const { id } of held) {
      await transaction
        .updateTable('leads')
        .set({ digested_at: now })
        .where('id', '=', id)
        .execute();
    }
    await transaction
      .updateTable('marks')
      .set({ at: now + dayMs })
      .where('name', '=', markName)
      .execute();
  });
}

/**
 * Sends one mail about everything held back since the last one, at most once in 24 hours. Gives how many requests it
 * was about. Rejects with the store's error; a mail that fails is tried again ten minutes later.
 */
export async function sendDigest(store: Store, mailer: Mailer, now = Date.now()): Promise<number> {
  const held = await store.use(suspects);
  if (held.length === 0 || !(await store.use((db) => takeTurn(db, now)))) return 0;
  try {
    await mailer.sendText({
      id: randomUUID(),
      subject: leadDigest.subject(held.length),
      text: digestText(held),
    });
  } catch (error) {
    log.error(mailFault(error), 'digest.failed');
    return 0;
  }
  await store.use((db) => finish(db, held, now));
  log.info({ held: held.length }, 'digest.sent');
  return held.length;
}
