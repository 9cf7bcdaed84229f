import { monthWords } from '@/content/mails/month';
import { morningMail as words } from '@/content/mails/morning';
import { capital } from '@/content/number-words';
import { each } from '@/lib/each';
import type { Figures } from '@/lib/figures/read-figures';
import { type OpenTrouble, troubleWords } from '@/lib/lead/mails/alarm';
import { cleaned } from '@/lib/lead/mails/lead-text';
import { MonthPart, withCampaigns } from '@/lib/lead/mails/month';
import { Letter, Paragraph, Remark, Section, SmallHeading } from '@/lib/lead/mails/parts';
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
  /** The store’s newest copy; null without one, undefined where it is on another machine. */
  copiedAt: Date | null | undefined;
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
            <SmallHeading above={20}>{title}</SmallHeading>
            <Paragraph size={15} above={0}>{`${what} ${fix}`}</Paragraph>
            <Remark above={4}>{lasts}</Remark>
          </>
        );
      })}
    </Section>
  );
}

/** Such as `12 richieste: 9 contattate, 3 scartate. Altre 2 trattenute dal sito.` */
function weekText(week: Week): string {
  const { requests, parts, held } = words.week;
  const names = ['answered', 'unmarked', 'notRequests'] as const;
  const became = names.flatMap((name) =>
    week[name] > 0 ? parts[name](week[name], week.received) : [],
  );
  const counted = [capital(requests(week.received)), became.join(', ')].filter(Boolean).join(': ');
  return week.held > 0 ? `${counted}. ${held(week.held)}` : `${counted}.`;
}

function houseText({ copiedAt }: Week, working: boolean): string {
  const { working: works, copy, noCopy } = words.week;
  const copied = copiedAt ? copy(romeTime(copiedAt)) : copiedAt === null && noCopy;
  return [working && works, copied].filter(Boolean).join(' ');
}

function WeekPart({ week, working }: { week: Week; working: boolean }) {
  const house = houseText(week, working);
  return (
    <Section title={words.week.stop(week.weeks)}>
      <Paragraph above={12}>{weekText(week)}</Paragraph>
      {house && (
        <Paragraph size={15} above={10}>
          {house}
        </Paragraph>
      )}
    </Section>
  );
}

/** What a list of mails shows beside the subject. */
function previewOf({ waiting, troubles, week }: News, others: string, textless = false): string {
  const names = waiting.listed.slice(0, 3).map(({ lead }) => cleaned(lead.fields).nome);
  const who = names.length < waiting.count ? `${names.join(', ')} …` : names.join(', ');
  const titles = troubles.map(({ kind, code }) => troubleWords(kind, code).title);
  const rest = others || titles.join('. ') || (week && weekText(week));
  return [textless ? '' : who, rest].filter(Boolean).join('. ');
}

/** The mail of a working morning that has something to say. */
export function composeMorning(id: string, news: News, telling: Telling): OutgoingMail {
  const { now, waiting, held, troubles, week, month } = news;
  const waits = waiting.listed.length > 0;
  const [first = '', ...others] = saidOf(news);
  const isWell = !waits && held.count + troubles.length === 0 && week && week.copiedAt !== null;
  const well = isWell && words.week.well(week.received);
  const subject = well ? `${well}: ${first}` : capital(first);
  const intro = others.map((said) => `${capital(said)}.`).join(' ');
  const preview = previewOf(news, intro, telling.textless);
  const letter = { title: well || subject, intro: intro || [], preview };
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
