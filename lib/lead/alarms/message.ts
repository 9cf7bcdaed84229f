import { alarmMail } from '@/content/mails/alarm';
import type { TroubleKind } from '@/lib/lead/alarms/troubles';
import { beside, mailDocument, station } from '@/lib/lead/mail/layout/layout';
import { facts, headline, paragraph, ruled } from '@/lib/lead/mail/layout/parts';
import { signature } from '@/lib/lead/mail/text-part';
import { romeTime } from '@/lib/lead/mail/view';
import { html } from '@/lib/lead/text/html';

/** One alarm, or its end, in words. */
export interface AlarmMessage {
  event: 'raised' | 'over';
  kind: TroubleKind;
  /** In one line. */
  title: string;
  /** The title is not among them. */
  lines: string[];
  /** What it is, where, and when: label and value. */
  facts: [string, string][];
  /** Milliseconds since the epoch. */
  at: number;
}

/** Puts an alarm, or its end, into words. `code` is an error's code, a number or a file's name; null at the end. */
export function alarmMessage(
  event: 'raised' | 'over',
  kind: TroubleKind,
  { code, at, siteUrl }: { code: string | null; at: number; siteUrl: string },
): AlarmMessage {
  const { title, over, what, fix } = alarmMail.troubles[kind];
  const { labels } = alarmMail;
  return {
    event,
    kind,
    at,
    title: event === 'raised' ? title : over,
    lines: event === 'raised' ? [what, fix] : [],
    facts: [
      [labels.site, siteUrl],
      ...(code ? [[labels.code, code] as [string, string]] : []),
      [labels.seenAt, romeTime(new Date(at))],
    ],
  };
}

/** The message without its title, as plain text. */
export function alarmText({ lines, facts: rows }: AlarmMessage): string {
  return [...lines, rows.map(([label, value]) => `${label}: ${value}`).join('\n')].join('\n\n');
}

/** The message as a mail's subject and parts. */
export function alarmParts(message: AlarmMessage): { subject: string; text: string; html: string } {
  const { title, lines, event } = message;
  const { stop, subject } = alarmMail[event];
  const { footer } = alarmMail;
  return {
    subject: subject(title),
    text: [title, '', alarmText(message), '', ...signature(footer)].join('\n'),
    html: mailDocument({ title, preview: lines[0] ?? title, aside: '', footer }, [
      station(stop),
      beside(headline(title, 1), 14),
      ...lines.map((line, index) => beside(paragraph(html`${line}`), index === 0 ? 16 : 10)),
      beside(ruled(facts(message.facts.map(([label, value]) => [label, html`${value}`]))), 28),
    ]),
  };
}
