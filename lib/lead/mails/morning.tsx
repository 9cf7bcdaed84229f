import { monthWords } from '@/content/mails/month';
import { morningMail as words } from '@/content/mails/morning';
import { withoutTextMail } from '@/content/mails/without-text';
import { capital } from '@/content/number-words';
import { each } from '@/lib/each';
import type { Figures } from '@/lib/figures/read-figures';
import { type OpenTrouble, troubleWords } from '@/lib/lead/mails/alarm';
import { cleaned } from '@/lib/lead/mails/lead-text';
import { MonthPart, withRows } from '@/lib/lead/mails/month';
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
  /** The oldest first. */
  months: Figures[];
}

/** What is said of each part in a few words, the most urgent first; empty where a morning has nothing to say. */
export function saidOf({ now, waiting, held, troubles, week, months }: News): string[] {
  const month = months.at(-1);
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

/** Rows of a month's table at the most, and where there is little room. */
const mostRows = { usual: 20, brief: 5 };

/** The first of the requests, such a share of them between 0 and 1, and short tables. */
export function withRoom(news: News, share: number, brief: boolean): News {
  const first = ({ listed, count }: Requests) => ({
    count,
    listed: listed.slice(0, Math.ceil(listed.length * share)),
  });
  const rows = brief ? mostRows.brief : mostRows.usual;
  return {
    ...news,
    waiting: first(news.waiting),
    held: first(news.held),
    months: news.months.map((month) => withRows(month, rows)),
  };
}

function TroublesPart({ troubles, now }: Pick<News, 'troubles' | 'now'>) {
  return (
    <Section title={words.troubles.stop}>
      {each(troubles, ({ kind, code, since }) => {
        const { title, what, fix } = troubleWords(kind, code);
        const begun = romeTime(new Date(since));
        const lasts = words.troubles.since(begun, lastingInWords(now - since), code ?? '');
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

/** Such as `12 richieste: 9 contattate, 3 scartate. Trattenute dal sito: 2.` */
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
  const { now, waiting, held, troubles, week, months } = news;
  const { textless } = telling;
  const waits = waiting.listed.length > 0;
  const [first = '', ...others] = saidOf(news);
  const isWell = !waits && held.count + troubles.length === 0 && week && week.copiedAt !== null;
  const well = isWell && words.week.well(week.received);
  const subject = well ? `${well}: ${first}` : capital(first);
  const said = others.map((other) => `${capital(other)}.`).join(' ');
  const intro = [said, textless ? withoutTextMail.several : ''].filter(Boolean);
  const letter = { title: well || subject, intro, preview: previewOf(news, said, textless) };
  const [month, ...earlier] = months.toReversed();
  return {
    id,
    subject,
    // anybody writes campaigns, too
    withoutText: () =>
      composeMorning(
        id,
        { ...news, months: months.map((each) => withRows(each, 0)) },
        { ...telling, textless: true },
      ),
    body: (
      <Letter {...letter} footer={words.footer} aside={inRome(now).toFormat('cccc d LLLL')}>
        {waits && <WaitingPart {...{ ...waiting, now, telling }} />}
        {held.count > 0 && <HeldPart {...{ ...held, telling }} />}
        {troubles.length > 0 && <TroublesPart {...{ troubles, now }} />}
        {week && <WeekPart week={week} working={troubles.length === 0} />}
        {month && <MonthPart {...{ month, earlier }} />}
      </Letter>
    ),
  };
}
