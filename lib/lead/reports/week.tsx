import { alarmMail } from '@/content/mails/alarm';
import { weeklyMail as words } from '@/content/mails/weekly';
import { each } from '@/lib/each';
import type { Env } from '@/lib/env';
import { formatDay, formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { inRome } from '@/lib/italian/rome';
import { openAlarms } from '@/lib/lead/alarms/alarm';
import { freeBytes } from '@/lib/lead/alarms/troubles';
import { Row } from '@/lib/lead/mails/layout';
import { type Fact, Facts, Letter, Listed, Paragraph } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { Section } from '@/lib/lead/mails/report';
import { release } from '@/lib/server/release';
import { listBackups } from '@/lib/store/backup';
import { channels, deadLettered, type Stage } from '@/lib/store/schema';
import type { Db, Store } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

const weekMs = 7 * dayMs;

async function requests(db: Db, since: number, now: number) {
  const rows = await db
    .selectFrom('leads')
    .where('received_at', '>', since)
    .where('received_at', '<=', now)
    .select((select) => ['status', 'stage', select.fn.countAll<number>().as('count')])
    .groupBy(['status', 'stage'])
    .execute();
  const sum = (wanted: (stage: Stage | null) => boolean) =>
    rows
      .filter(({ status, stage }) => status === 'accepted' && wanted(stage))
      .reduce((total, { count }) => total + Number(count), 0);
  return {
    // what was held is not among them
    received: sum(() => true),
    // as the agency has said; of the unanswered it has said nothing
    answered: sum((stage) => stage !== null && stage !== 'not_a_request'),
    unanswered: sum((stage) => stage === null),
    notRequests: sum((stage) => stage === 'not_a_request'),
    held: rows
      .filter(({ status }) => status === 'held')
      .reduce((total, { count }) => total + Number(count), 0),
  };
}

async function deliveries(db: Db, status: 'pending' | typeof deadLettered): Promise<number> {
  const { count } = await db
    .selectFrom('outbox')
    .where('status', '=', status)
    .where('kind', 'in', channels)
    .select((select) => select.fn.count<number>('lead_id').distinct().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

async function copiesIn(dataDir: string) {
  const backups = await listBackups(dataDir);
  const [oldest, newest] = [backups.at(0), backups.at(-1)];
  if (!oldest || !newest) return null;
  return { count: backups.length, oldest: new Date(oldest.at), newest: new Date(newest.at) };
}

/** What runs, and for how many days of the calendar in Rome; null outside of a build. */
function releaseAt(now: number) {
  const { commit, builtAt } = release();
  if (!builtAt) return null;
  const today = inRome(new Date(now)).startOf('day');
  const { days } = today.diff(inRome(builtAt).startOf('day'), 'days');
  return { commit, builtAt, days };
}

/** How the seven days before `now` went. Rejects with the store's or the file system's error. */
export async function weeklyFigures(
  store: Store,
  { dataDir, databaseUrl }: Pick<Env, 'dataDir' | 'databaseUrl'>,
  now: number,
) {
  return {
    ...(await store.use((db) => requests(db, now - weekMs, now))),
    // given up or unreadable, of any age
    undelivered: await store.use((db) => deliveries(db, deadLettered)),
    queue: await store.use((db) => deliveries(db, 'pending')),
    openAlarms: await openAlarms(store),
    // null where the store is on another machine
    freeBytes: databaseUrl === null ? await freeBytes(dataDir) : null,
    copies: await copiesIn(dataDir),
    release: releaseAt(now),
  };
}

type WeeklyFigures = Awaited<ReturnType<typeof weeklyFigures>>;

const gigabyte = 2 ** 30;

/** What is nought and would only be read for nothing is left out. */
function requestFacts(figures: WeeklyFigures): Fact[] {
  const { labels, remarks } = words;
  const sometimes = (['unanswered', 'notRequests', 'held', 'undelivered'] as const).filter(
    (name) => figures[name] > 0,
  );
  return [
    [labels.received, String(figures.received)],
    [labels.answered, String(figures.answered)],
    ...sometimes.map((name): Fact => [labels[name], `${figures[name]} (${remarks[name]})`]),
  ];
}

/** Such as `1a2b3c4d, del 3 novembre, online da 19 giorni`. */
function releaseText({ commit, builtAt, days }: NonNullable<WeeklyFigures['release']>): string {
  const day = words.released(inRome(builtAt).toFormat('d LLLL'));
  const since = days > 0 ? plural(days, words.online) : words.onlineToday;
  return [commit, day, since].filter(Boolean).join(', ');
}

function operationFacts({ queue, freeBytes: free, copies, release }: WeeklyFigures): Fact[] {
  const { operationLabels: labels, gigabytes, noCopies, copiesFrom } = words;
  const rows: Fact[] = [[labels.queue, String(queue)]];
  if (free !== null) {
    rows.push([labels.disk, gigabytes(formatNumber(Math.round((free / gigabyte) * 10), 10))]);
  }
  const copied =
    copies && copiesFrom(String(copies.count), formatDay(copies.oldest), formatDay(copies.newest));
  rows.push([labels.copies, copied ?? noCopies]);
  if (release) rows.push([labels.release, releaseText(release)]);
  return rows;
}

/** The week as a mail. */
export function weekMail(figures: WeeklyFigures): Pick<OutgoingMail, 'subject' | 'body'> {
  const { openAlarms, undelivered } = figures;
  const { stop, footer } = words;
  const state = openAlarms.length > 0 ? 'trouble' : 'well';
  const subject = words.subject[state](plural(figures.received, words.requests));
  const letter = { title: words.title[state], intro: words.intro[state], preview: subject };
  return {
    subject,
    body: (
      <Letter {...{ ...letter, stop, footer }}>
        {openAlarms.length > 0 && (
          <Row>
            {each(openAlarms, (kind) => (
              <Listed>{alarmMail.troubles[kind].title}</Listed>
            ))}
          </Row>
        )}
        <Section title={words.figures} remarks={undelivered > 0 ? [words.undelivered] : []}>
          <Facts rows={requestFacts(figures)} above={12} />
        </Section>
        <Section title={words.house}>
          <Facts rows={operationFacts(figures)} above={12} />
        </Section>
        <Paragraph size={15} above={28}>
          {words.absence}
        </Paragraph>
      </Letter>
    ),
  };
}
