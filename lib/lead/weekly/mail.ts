import { alarmMail } from '@/content/mails/alarm';
import { weeklyMail as words } from '@/content/mails/weekly';
import { formatDay, formatNumber } from '@/lib/italian/format';
import { plural } from '@/lib/italian/plural';
import { inRome } from '@/lib/lead/appointment/appointment';
import { beside, mailDocument, station } from '@/lib/lead/mail/layout/layout';
import { facts, headline, paragraph, ruled, smallHeading } from '@/lib/lead/mail/layout/parts';
import { signature } from '@/lib/lead/mail/text-part';
import { html } from '@/lib/lead/text/html';
import type { WeeklyFigures } from '@/lib/lead/weekly/figures';

type Rows = [label: string, value: string][];

const gigabyte = 2 ** 30;

/** What is nought and would only be read for nothing is left out. */
function requestRows(figures: WeeklyFigures): Rows {
  const { labels, remarks } = words;
  const sometimes = (['unanswered', 'notRequests', 'held', 'undelivered'] as const).filter(
    (name) => figures[name] > 0,
  );
  return [
    [labels.received, String(figures.received)],
    [labels.answered, String(figures.answered)],
    ...sometimes.map((name): [string, string] => [
      labels[name],
      `${figures[name]} (${remarks[name]})`,
    ]),
  ];
}

/** Such as `1a2b3c4d, del 3 novembre, online da 19 giorni`. */
function releaseText({ commit, builtAt, days }: NonNullable<WeeklyFigures['release']>): string {
  const day = words.released(inRome(builtAt).toFormat('d LLLL'));
  const since = days > 0 ? plural(days, words.online) : words.onlineToday;
  return [commit, day, since].filter(Boolean).join(', ');
}

function operationRows({ queue, freeBytes, copies, release }: WeeklyFigures): Rows {
  const { operationLabels, gigabytes, noCopies, copiesFrom } = words;
  return [
    [operationLabels.queue, String(queue)],
    ...(freeBytes === null
      ? []
      : ([
          [
            operationLabels.disk,
            gigabytes(formatNumber(Math.round((freeBytes / gigabyte) * 10), 10)),
          ],
        ] as Rows)),
    [
      operationLabels.copies,
      copies
        ? copiesFrom(String(copies.count), formatDay(copies.oldest), formatDay(copies.newest))
        : noCopies,
    ],
    ...(release ? ([[operationLabels.release, releaseText(release)]] as Rows) : []),
  ];
}

const textRows = (rows: Rows) => rows.map(([label, value]) => `- ${label}: ${value}`);

const tableOf = (rows: Rows) => facts(rows.map(([label, value]) => [label, html`${value}`]));

/** The week's mail: subject and parts. */
export function weeklyParts(figures: WeeklyFigures): {
  subject: string;
  text: string;
  html: string;
} {
  const state = figures.openAlarms.length > 0 ? 'trouble' : 'well';
  const title = words.title[state];
  const alarms = figures.openAlarms.map((kind) => alarmMail.troubles[kind].title);
  const undelivered = figures.undelivered > 0 ? [words.undelivered] : [];
  const subject = words.subject[state](plural(figures.received, words.requests));
  const text = [
    title,
    '',
    words.intro[state],
    ...alarms.map((alarm) => `- ${alarm}`),
    '',
    `${words.figures}:`,
    ...textRows(requestRows(figures)),
    ...undelivered.flatMap((line) => ['', line]),
    '',
    `${words.house}:`,
    ...textRows(operationRows(figures)),
    '',
    words.absence,
    '',
    ...signature(words.footer),
  ].join('\n');
  const document = mailDocument({ title, preview: subject, aside: '', footer: words.footer }, [
    station(words.stop),
    beside(headline(title, 1), 14),
    beside(paragraph(html`${words.intro[state]}`), 14),
    ...alarms.map((alarm) => beside(paragraph(html`– ${alarm}`), 6)),
    beside(smallHeading(words.figures), 28),
    beside(tableOf(requestRows(figures))),
    ...undelivered.map((line) => beside(paragraph(html`${line}`, 15), 10)),
    beside(ruled([smallHeading(words.house), tableOf(operationRows(figures))]), 28),
    beside(paragraph(html`${words.absence}`, 15), 20),
  ]);
  return { subject, text, html: document };
}
