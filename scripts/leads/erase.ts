// The command line's way to delete one person's data: erase.
import type { Env } from '@/lib/env/environment';
import { type BeyondReach, type Erased, erasePerson } from '@/lib/lead/erase/erase';
import type { Store } from '@/lib/store/store';

const elsewhere: Record<BeyondReach, string> = {
  mail: 'mails that were sent: delete them in the mailboxes of LEADS_TO',
  webhook: 'what LEADS_WEBHOOK_URL was sent: delete it there',
  database: 'PostgreSQL’s write-ahead log and backups: they go with their own retention',
  copies: 'copies taken elsewhere, and by hand: erase again after one of them was restored',
};

function files(done: string, names: string[], what: string): string {
  const listed = names.length > 0 ? ` (${names.join(', ')})` : '';
  return `${done}: ${names.length} ${what}${listed}.`;
}

/** What was erased, and what was not, line by line. */
function report(erased: Erased, dryRun: boolean): string {
  const { requests, undelivered, unreadable, places, mentionedIn, beyondReach } = erased;
  const done = dryRun ? 'Would be deleted' : 'Deleted';
  const anew = dryRun ? 'Would be written anew' : 'Written anew';
  const unsure = places.flatMap((place) => place.unsure);
  const notReached = [
    ...mentionedIn.map((id) => `request ${id}, somebody else’s, names the person: see show ${id}`),
    ...unsure.map(
      (name) => `${name}, which cannot be read as a whole: delete it, if it is not needed`,
    ),
    ...beyondReach.map((place) => elsewhere[place]),
  ];
  const removed = places.flatMap((place) => place.removed);
  const rewritten = places.flatMap((place) => place.rewritten);
  return [
    `${done}: ${requests} request${requests === 1 ? '' : 's'}, ${undelivered} of them undelivered.`,
    `${done}: ${unreadable} that cannot be read, by what is left of them.`,
    files(done, removed, 'damaged files that were set aside'),
    files(anew, rewritten, 'nightly copies, without the person'),
    'Not reached:',
    ...notReached.map((line) => `- ${line}`),
  ].join('\n');
}

/** Deletes everything of the person with this address or telephone; with `dryRun` only says what that is. */
export async function eraseCommand(
  store: Store,
  config: Pick<Env, 'dataDir' | 'databaseUrl' | 'webhook'>,
  who: string,
  dryRun: boolean,
): Promise<string> {
  const subject = who.includes('@') ? { email: who } : { phone: who };
  return report(await erasePerson(store, config, subject, { dryRun }), dryRun);
}
