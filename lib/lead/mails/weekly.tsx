import { alarmMail } from '@/content/mails/alarm';
import { weeklyMail as words } from '@/content/mails/weekly';
import { each } from '@/lib/each';
import { formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import type { TroubleKind } from '@/lib/lead/mails/alarm';
import { Row } from '@/lib/lead/mails/layout';
import { type Fact, Facts, Letter, Listed, Paragraph, Section } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { formatDay, inRome } from '@/lib/time';

export interface WeeklyFigures {
  /** What was held is not among them. */
  received: number;
  answered: number;
  unanswered: number;
  notRequests: number;
  held: number;
  /** Given up or unreadable, of any age. */
  undelivered: number;
  queue: number;
  openAlarms: TroubleKind[];
  /** Null where the store is on another machine. */
  freeBytes: number | null;
  copies: { count: number; oldest: Date; newest: Date } | null;
  /** The build and its age in days; null outside of one. */
  release: { commit: string | null; builtAt: Date; days: number } | null;
}

const gigabyte = 2 ** 30;

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
