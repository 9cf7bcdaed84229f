// The command line's way to delete one person's data: erase.
import { facts } from '@/content/facts';
import { type BeyondReach, type EraseConfig, type Erased, erase } from '@/lib/lead/erase/erase';
import { findPerson, type Resemblance, type Resembling } from '@/lib/lead/erase/find';
import { oneLine } from '@/lib/lead/text/terminal-text';
import type { Store } from '@/lib/store/store';

const elsewhere: Record<BeyondReach, string> = {
  mail: 'mails that were sent: delete them in the mailboxes of LEADS_TO',
  webhook: 'what LEADS_WEBHOOK_URL was sent: delete it there',
  database: `PostgreSQL’s own log, and dumps made with pg_dump: those go after ${facts.copiesStored.count} days, as documented`,
  copies: 'copies taken elsewhere, and by hand: erase again after one of them was restored',
};

const likeness: Record<Resemblance, string> = {
  telephone: 'same telephone',
  named: 'named in it',
};

function listed(others: Resembling[]): string[] {
  return others.map(({ id, receivedAt, name, email, readable, why }) => {
    const who = readable ? `${oneLine(name)} <${oneLine(email)}>` : '(cannot be read: see show)';
    return `  ${id}  ${receivedAt.toISOString()}  ${likeness[why].padEnd(14)}  ${who}`;
  });
}

const howToChoose =
  'Look at each with show ID. Those that are the same person’s go with --ids ID,ID; all of them with --all.';

const copiedOnly =
  'requests that only the nightly copies still have: by an e-mail address those go too';

function notReached({ copies, beyondReach }: Erased, byAddress: boolean): string[] {
  const lines = [
    ...copies.unsure.map(
      (name) => `${name}, which may have something of the person: look, and delete it`,
    ),
    ...(byAddress ? [] : [copiedOnly]),
    ...beyondReach.map((place) => elsewhere[place]),
  ];
  return ['Not reached:', ...lines.map((line) => `- ${line}`)];
}

function report(erased: Erased, byAddress: boolean, dryRun: boolean): string {
  const { requests, undelivered, unreadable, copies, left } = erased;
  const done = dryRun ? 'Would be deleted' : 'Deleted';
  const list = copies.cleared.length > 0 ? ` (${copies.cleared.join(', ')})` : '';
  const cleared = dryRun ? 'Would be cleared of the person' : 'Cleared of the person';
  return [
    `${done}: ${requests} request${requests === 1 ? '' : 's'}, ${undelivered} of them undelivered.`,
    `${done}: ${unreadable} that cannot be read, by what is left of them.`,
    `${cleared}: ${copies.cleared.length} nightly copies${list}.`,
    ...(left.length > 0
      ? ['Not deleted, may be the same person’s:', ...listed(left), howToChoose]
      : []),
    ...notReached(erased, byAddress),
  ].join('\n');
}

function listReport(preview: Erased): string {
  const { left } = preview;
  return [
    ...(left.length > 0
      ? [
          'Nothing was deleted: several people may have typed one telephone.',
          ...listed(left),
          howToChoose,
        ]
      : ['Nothing was deleted: no request has this telephone.']),
    ...notReached(preview, false),
  ].join('\n');
}

interface Choice {
  dryRun: boolean;
  ids: string | undefined;
  all: boolean;
}

/**
 * Deletes all of the person with this address, and the resembling requests that are named; by a telephone these alone.
 * Throws for an unknown id.
 */
export async function eraseCommand(
  store: Store,
  config: EraseConfig,
  who: string,
  { dryRun, ids, all }: Choice,
): Promise<string> {
  const byAddress = who.includes('@');
  const found = await findPerson(store, byAddress ? { email: who } : { phone: who });
  const named = (ids ?? '').split(',').flatMap((id) => id.trim() || []);
  const known = [...found.own, ...found.others].map(({ id }) => id);
  const unknown = named.filter((id) => !known.includes(id));
  if (unknown.length > 0) {
    throw new Error(`Nothing was deleted: not found for this person: ${unknown.join(', ')}`);
  }
  const also = all ? known : named;
  if (!byAddress && also.length === 0) {
    return listReport(await erase(store, config, found, { dryRun: true }));
  }
  return report(await erase(store, config, found, { also, dryRun }), byAddress, dryRun);
}
