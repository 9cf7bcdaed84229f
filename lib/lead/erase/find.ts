import { setImmediate } from 'node:timers/promises';
import { type Person, personByEmail, personByPhone } from '@/lib/lead/erase/person';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import type { Store } from '@/lib/store/store';

/** Whom to look for: a request's own writer, an address, a telephone. */
export interface Subject {
  leadId?: string;
  email?: string;
  phone?: string;
}

export interface Sought {
  ids: Set<string>;
  proven: Person | null;
  likely: Person | null;
}

/** A request, as far as it tells whose it is; texts as the visitor wrote them, empty where they cannot be read. */
export interface FoundLead {
  id: string;
  receivedAt: Date;
  name: string;
  email: string;
  readable: boolean;
}

/** Why a request may be the same person's: it has the telephone, or its text has the telephone or the address in it. */
export type Resemblance = 'telephone' | 'named';

export interface Resembling extends FoundLead {
  why: Resemblance;
}

export interface Found {
  sought: Sought;
  own: FoundLead[];
  others: Resembling[];
}

const portion = 100;

interface Row {
  id: string;
  fields: unknown;
  received_at: unknown;
}

function parsed(row: Row) {
  const blank = { page: null, attribution: null, spam_reasons: null };
  const { lead, unreadable } = readStoredLead({ ...blank, ...row });
  const raw = String(row.fields);
  return { lead, readable: !unreadable, raw };
}

type Parsed = ReturnType<typeof parsed>;

function isOwn({ ids, proven }: Sought, row: Row, { lead, readable, raw }: Parsed): boolean {
  if (ids.has(row.id)) return true;
  return (readable ? proven?.wrote(lead.fields) : proven?.isNamedIn(raw)) ?? false;
}

function resemblance(
  { proven, likely }: Sought,
  { lead, readable, raw }: Parsed,
): Resemblance | null {
  if (readable && likely?.wrote(lead.fields)) return 'telephone';
  return proven?.isNamedIn(raw) || likely?.isNamedIn(raw) ? 'named' : null;
}

/** Looks through a store, or a copy of it, in portions between which the server answers others. */
export async function search(store: Pick<Store, 'use'>, sought: Sought): Promise<Found> {
  const found: Found = { sought, own: [], others: [] };
  for (let last = ''; ; ) {
    const rows = await store.use((db) =>
      db
        .selectFrom('leads')
        .select(['id', 'received_at', 'fields'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(portion)
        .execute(),
    );
    for (const row of rows) {
      const read = parsed(row);
      const { id, receivedAt, fields } = read.lead;
      const { readable } = read;
      const lead = { id, receivedAt, name: fields.nome, email: fields.email, readable };
      const why = isOwn(sought, row, read) ? 'own' : resemblance(sought, read);
      if (why === 'own') found.own.push(lead);
      else if (why) found.others.push({ ...lead, why });
    }
    const next = rows.at(-1)?.id;
    if (next === undefined) return found;
    last = next;
    await setImmediate();
  }
}

/** Finds an address in any case, IDN or punycode, a telephone in any form. Rejects with a `RangeError` for neither. */
export async function findPerson(store: Store, subject: Subject): Promise<Found> {
  const sought: Sought = {
    ids: new Set(subject.leadId === undefined ? [] : [subject.leadId]),
    proven: personByEmail(subject.email ?? ''),
    likely: personByPhone(subject.phone ?? ''),
  };
  if (sought.ids.size === 0 && !sought.proven && !sought.likely) {
    throw new RangeError('Neither an e-mail address nor a valid telephone number.');
  }
  return await search(store, sought);
}
