import type { BeyondReach, Erased } from '@/lib/lead/erase';

const elsewhere: Record<BeyondReach, string> = {
  mail: 'mails that were sent: delete them in the mailboxes of LEADS_TO',
  webhook: 'what LEADS_WEBHOOK_URL was sent: delete it there',
  database: 'PostgreSQL’s write-ahead log and backups: they go with their own retention',
};

/** What was erased, and what was not, line by line for a terminal. */
export function erasedReport(erased: Erased, dryRun: boolean): string {
  const { requests, undelivered, unreadable, places, mentionedIn, beyondReach } = erased;
  const done = dryRun ? 'Would be deleted' : 'Deleted';
  const files = places.flatMap(({ removed }) => removed);
  const unsure = places.flatMap((place) => place.unsure);
  const elsewhereToo = [
    ...mentionedIn.map((id) => `request ${id}, somebody else's, names the person: see show ${id}`),
    ...unsure.map((name) => `${name}, which cannot be read as a whole: nothing was found in it`),
    ...beyondReach.map((place) => elsewhere[place]),
  ];
  return [
    `${done}: ${requests} request${requests === 1 ? '' : 's'}, ${undelivered} of them undelivered.`,
    `${done}: ${unreadable} that cannot be read, by what is left of them.`,
    `${done}: ${files.length} damaged file${files.length === 1 ? '' : 's'} set aside${files.length > 0 ? ` (${files.join(', ')})` : ''}.`,
    ...(elsewhereToo.length > 0
      ? ['Not reached:', ...elsewhereToo.map((line) => `- ${line}`)]
      : []),
  ].join('\n');
}
