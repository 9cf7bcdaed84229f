import { monthWords } from '@/content/mails/month';
import { morningMail as words } from '@/content/mails/morning';
import { capital } from '@/content/number-words';
import { each } from '@/lib/each';
import type { Figures } from '@/lib/figures/read-figures';
import { type OpenTrouble, troubleWords } from '@/lib/lead/mails/alarm';
import { cleaned } from '@/lib/lead/mails/lead-text';
import { MonthPart, withCampaigns } from '@/lib/lead/mails/month';
import { Letter, Paragraph, Section, SmallHeading } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { HeldPart, type Requests, type Telling, WaitingPart } from '@/lib/lead/mails/requests';
import { lastingInWords, sinceInWords } from '@/lib/promise/in-words';
import { inRome, monthInWords, romeTime } from '@/lib/time';

export interface Week {
  /** How many weeks it is since a mail told one. */
  weeks: number;
  /** What was held is not among them. */
  received: number;
  answered: number;
  unmarked: number;
  notRequests: number;
  held: number;
  /** Null where the store is on another machine. */
  copies: { count: number; newest: Date | null } | null;
}

/** What a morning has to say, each part empty or null where there is nothing. */
export interface News {
  /** Milliseconds since the epoch. */
  now: number;
  waiting: Requests;
  held: Requests;
  troubles: OpenTrouble[];
  week: Week | null;
  month: Figures | null;
}

const none: Requests = { listed: [], count: 0 };

export const noNews = (now: number): News => ({
  ...{ now, waiting: none, held: none },
  ...{ troubles: [], week: null, month: null },
});

/** What is said of each part in a few words, the most urgent first; empty where a morning has nothing to say. */
export function saidOf({ now, waiting, held, troubles, week, month }: News): string[] {
  const [first] = waiting.listed;
  const [trouble] = troubles;
  return [
    first && words.waiting.said(waiting.count, sinceInWords(first.lead.receivedAt.getTime(), now)),
    held.count > 0 && words.held.said(held.count),
    trouble && words.troubles.said(troubles.length, troubleWords(trouble.kind, trouble.code).title),
    week && words.week.said(week.received, week.weeks),
    month && monthWords.said(monthInWords(month.month)),
  ].filter((said) => typeof said === 'string');
}

/** News in so much room, from 1 down to 0: each list is shortened by as much. */
export function withRoom(news: News, room: number): News {
  const most = (list: unknown[]) => Math.ceil(list.length * room);
  const first = ({ listed, count }: Requests) => ({ count, listed: listed.slice(0, most(listed)) });
  const { waiting, held, month } = news;
  return {
    ...news,
    ...{ waiting: first(waiting), held: first(held) },
    month: month && withCampaigns(month, most(month.campaigns)),
  };
}

function TroublesPart({ troubles, now }: Pick<News, 'troubles' | 'now'>) {
  return (
    <Section title={words.troubles.stop}>
      {each(troubles, ({ kind, code, since }) => {
        const { title, what, fix } = troubleWords(kind, code);
        const lasts = words.troubles.since(romeTime(new Date(since)), lastingInWords(now - since));
        return (
          <>
            <SmallHeading above={16}>{title}</SmallHeading>
            <Paragraph size={15} above={0}>
              {`${lasts} ${what} ${fix}`}
            </Paragraph>
          </>
        );
      })}
    </Section>
  );
}

function WeekPart({ week, working }: { week: Week; working: boolean }) {
  const { parts, held, copies, noCopies, ...said } = words.week;
  const names = ['answered', 'unmarked', 'notRequests'] as const;
  const became = names.flatMap((name) => (week[name] > 0 ? parts[name](week[name]) : []));
  const received = [capital(said.requests(week.received)), became.join(', ')];
  const counts = [`${received.filter(Boolean).join(': ')}.`, week.held > 0 && held(week.held)];
  const { count = 0, newest = null } = week.copies ?? {};
  const copied = newest ? copies(count, romeTime(newest)) : noCopies;
  const house = [working && said.working, week.copies && copied].filter(Boolean).join(' ');
  return (
    <Section title={said.stop(week.weeks)}>
      <Paragraph above={12}>{counts.filter(Boolean).join(' ')}</Paragraph>
      {house && (
        <Paragraph size={15} above={10}>
          {house}
        </Paragraph>
      )}
    </Section>
  );
}

/** The mail of a working morning that has something to say. */
export function composeMorning(id: string, news: News, telling: Telling): OutgoingMail {
  const { now, waiting, held, troubles, week, month } = news;
  const waits = waiting.listed.length > 0;
  const [first = '', ...others] = saidOf(news);
  const { well } = words.week;
  const isWell = week !== null && !waits && held.count + troubles.length === 0;
  const subject = isWell ? `${well}: ${first}` : capital(first);
  const who = waiting.listed.slice(0, 3).map(({ lead }) => cleaned(lead.fields).nome);
  const intro = others.map((said) => `${capital(said)}.`).join(' ');
  const preview = [telling.textless ? '' : who.join(', '), intro].filter(Boolean).join('. ');
  const letter = { title: isWell ? well : subject, intro: intro || [], preview };
  return {
    id,
    subject,
    withoutText: () => composeMorning(id, news, { ...telling, textless: true }),
    body: (
      <Letter {...letter} footer={words.footer} aside={inRome(now).toFormat('cccc d LLLL')}>
        {waits && <WaitingPart {...{ ...waiting, now, telling }} />}
        {held.count > 0 && <HeldPart {...{ ...held, telling }} />}
        {troubles.length > 0 && <TroublesPart {...{ troubles, now }} />}
        {week && <WeekPart week={week} working={troubles.length === 0} />}
        {month && <MonthPart {...month} />}
      </Letter>
    ),
  };
}
