import type { ReactElement } from 'react';
import { monthWords } from '@/content/mails/month';
import { morningMail as words } from '@/content/mails/morning';
import { each } from '@/lib/each';
import type { Figures } from '@/lib/figures/read-figures';
import { type MakeLink, noLink } from '@/lib/lead/mails/action-links';
import { type OpenTrouble, troubleWords } from '@/lib/lead/mails/alarm';
import { Row, Station } from '@/lib/lead/mails/layout';
import { MonthPart, monthText, withCampaigns } from '@/lib/lead/mails/month';
import { Letter, Paragraph, SmallHeading } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { HeldPart, type Requests, type Telling, WaitingPart } from '@/lib/lead/mails/requests';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { lastingInWords, sinceInWords } from '@/lib/promise/in-words';
import { inRome, monthInWords, romeTime } from '@/lib/time';

export interface Week {
  /** How many weeks have passed since the last mail that told one. */
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

/** What a morning's mail has to say, each part empty or null where there is nothing. */
export interface News {
  /** Milliseconds since the epoch. */
  now: number;
  waiting: Requests;
  held: Requests;
  troubles: OpenTrouble[];
  week: Week | null;
  month: Figures | null;
  /** No request is told whole: there is no room. */
  brief?: boolean;
}

const none: Requests = { listed: [], count: 0 };

export const noNews = (now: number): News => ({
  ...{ now, waiting: none, held: none },
  ...{ troubles: [], week: null, month: null },
});

/** How many items a mail can leave out where there is no room, and one more for requests told whole. */
export const itemsOf = ({ waiting, held, month }: News): number =>
  1 + waiting.listed.length + held.listed.length + (month?.campaigns.length ?? 0);

/** As many of these items: first no request is told whole, then each list is shortened by the same share. */
export function withItems(news: News, most: number): News {
  const items = itemsOf(news);
  if (most >= items) return news;
  const room = (list: unknown[]) => Math.ceil((list.length * most) / (items - 1));
  const first = ({ listed, count }: Requests) => ({ count, listed: listed.slice(0, room(listed)) });
  const { waiting, held, month } = news;
  return {
    ...news,
    waiting: first(waiting),
    held: first(held),
    month: month && withCampaigns(month, room(month.campaigns)),
    brief: true,
  };
}

function TroublesPart({ troubles, now }: Pick<News, 'troubles' | 'now'>) {
  return (
    <>
      <Row above={40} />
      <Station>{words.troubles.stop}</Station>
      {each(troubles, ({ kind, code, since }) => {
        const { title, what, fix } = troubleWords(kind, code);
        const begun = romeTime(new Date(since));
        return (
          <>
            <SmallHeading above={16}>{title}</SmallHeading>
            <Paragraph size={15} above={0}>
              {`${words.troubles.since(begun, lastingInWords(now - since))} ${what} ${fix}`}
            </Paragraph>
          </>
        );
      })}
    </>
  );
}

function weekText(week: Week): string {
  const { received, parts, held } = words.week;
  const names = ['answered', 'unmarked', 'notRequests'] as const;
  const became = names.flatMap((name) => (week[name] > 0 ? parts[name](week[name]) : []));
  const sentence = [received(week.received), became.join(', ')].filter(Boolean).join(': ');
  return week.held > 0 ? `${sentence}. ${held(week.held)}` : `${sentence}.`;
}

function copiesText({ copies }: Week): string[] {
  if (!copies) return [];
  const { count, newest } = copies;
  return [newest ? words.week.copies(count, romeTime(newest)) : words.week.noCopies];
}

function WeekPart({ week, well }: { week: Week; well: boolean }) {
  const house = [...(well ? [words.week.well] : []), ...copiesText(week)];
  return (
    <>
      <Row above={40} />
      <Station>{words.week.stop(week.weeks)}</Station>
      <Paragraph above={12}>{weekText(week)}</Paragraph>
      {house.length > 0 && (
        <Paragraph size={15} above={10}>
          {house.join(' ')}
        </Paragraph>
      )}
    </>
  );
}

/** A part of the mail: what is said where it leads, `also` where another does, and the part itself. */
interface Part {
  subject: string;
  title: string;
  preview: string;
  also: string;
  body: ReactElement;
}

function waitingPart({ waiting, now }: News, telling: Telling): Part | null {
  const { count, listed } = waiting;
  const [first] = listed;
  if (!first) return null;
  const { subject, title, intro } = words.waiting;
  return {
    subject: subject(count, sinceInWords(first.lead.receivedAt.getTime(), now)),
    title: title(count),
    preview: intro,
    also: title(count),
    body: <WaitingPart {...{ ...waiting, telling }} />,
  };
}

function heldPart({ held }: News, telling: Telling): Part | null {
  const { count } = held;
  if (count === 0) return null;
  const { subject, intro, also } = words.held;
  const body = <HeldPart {...{ ...held, telling }} />;
  return {
    subject: subject(count),
    title: subject(count),
    preview: intro,
    also: also(count),
    body,
  };
}

function troublesPart({ troubles, now }: News): Part | null {
  const [first] = troubles;
  if (!first) return null;
  const { length } = troubles;
  const { title: name, what } = troubleWords(first.kind, first.code);
  const { subject, title, also } = words.troubles;
  return {
    subject: subject(length, name),
    title: title(length, name),
    preview: what,
    also: also(length),
    body: <TroublesPart {...{ troubles, now }} />,
  };
}

function weekPart({ week, troubles }: News): Part | null {
  if (!week) return null;
  const { subject, title, also } = words.week;
  return {
    subject: subject(week.received, week.weeks),
    title,
    preview: weekText(week),
    also: also(week.weeks),
    body: <WeekPart week={week} well={troubles.length === 0} />,
  };
}

function monthPart({ month }: News): Part | null {
  if (!month) return null;
  const name = monthInWords(month.month);
  const title = monthWords.title(name);
  const preview = monthText(month);
  return {
    subject: title,
    title,
    preview,
    also: monthWords.also(name),
    body: <MonthPart {...month} />,
  };
}

/** Whether a morning has anything to say. */
export const hasNews = ({ waiting, held, troubles, week, month }: News): boolean =>
  waiting.count + held.count + troubles.length > 0 || week !== null || month !== null;

/** The mail of a working morning, whose subject is the most urgent. Throws where there is nothing to say. */
export function composeMorning(
  id: string,
  news: News,
  calendar: WorkingCalendar,
  link: MakeLink = noLink,
  textless = false,
): OutgoingMail {
  const { now, brief = false } = news;
  const telling = { now, calendar, link, brief, textless };
  const parts = [
    waitingPart(news, telling),
    heldPart(news, telling),
    troublesPart(news),
    weekPart(news),
    monthPart(news),
  ].filter((part) => part !== null);
  const [leading, ...following] = parts;
  if (!leading) throw new Error('There is nothing to say');
  const others = following.map(({ also }) => also);
  const intro = others.length > 0 ? [words.also(others.join(', '))] : [];
  const { subject, title, preview } = leading;
  const letter = { title, intro, preview: [preview, ...intro].join(' '), footer: words.footer };
  return {
    id,
    subject,
    withoutText: () => composeMorning(id, news, calendar, link, true),
    body: (
      <Letter {...letter} aside={inRome(now).toFormat('cccc d LLLL')}>
        {each(parts, ({ body }) => body)}
      </Letter>
    ),
  };
}
