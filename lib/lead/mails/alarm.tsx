import { alarmMail } from '@/content/mails/alarm';
import { Facts, Letter, Ruled } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { romeTime } from '@/lib/time';

export type TroubleKind = keyof typeof alarmMail.troubles;

export interface OpenTrouble {
  kind: TroubleKind;
  /** As last notified. */
  code: string | null;
  /** Milliseconds since the epoch. */
  since: number;
}

export type AlarmMessage = ReturnType<typeof alarmMessage>;

interface Trouble {
  title: string;
  over: string;
  what: string;
  fix: string;
  /** By how a code begins, where what to do depends on it. */
  byCode?: Record<string, { what: string; fix: string }>;
}

/** What a trouble is called, what it means and what to do, by its code. */
export function troubleWords(kind: TroubleKind, code: string | null) {
  const { title, over, byCode = {}, ...usual }: Trouble = alarmMail.troubles[kind];
  return { title, over, ...(byCode[code?.split(' ', 1).join() ?? ''] ?? usual) };
}

/** An alarm or its end in words; `code` is an error's code, a number or a file, null at the end. */
export function alarmMessage(
  event: 'raised' | 'over',
  kind: TroubleKind,
  { code, at, siteUrl }: { code: string | null; at: number; siteUrl: string },
) {
  const { title, over, what, fix } = troubleWords(kind, code);
  const { labels } = alarmMail;
  const facts: [string, string][] = [[labels.site, siteUrl]];
  if (code) facts.push([labels.code, code]);
  facts.push([labels.seenAt, romeTime(new Date(at))]);
  return event === 'raised'
    ? { event, kind, at, facts, title, lines: [what, fix] }
    : { event, kind, at, facts, title: over, lines: [] };
}

export function alarmText({ lines, facts: rows }: AlarmMessage): string {
  return [...lines, rows.map(([label, value]) => `${label}: ${value}`).join('\n')].join('\n\n');
}

export function alarmParts(message: AlarmMessage): Pick<OutgoingMail, 'subject' | 'body'> {
  const { event, title, lines, facts } = message;
  const { stop, subject } = alarmMail[event];
  const letter = {
    title,
    stop,
    intro: lines,
    preview: lines[0] ?? title,
    footer: alarmMail.footer,
  };
  return {
    subject: subject(title),
    body: (
      <Letter {...letter}>
        <Ruled>
          <Facts rows={facts} />
        </Ruled>
      </Letter>
    ),
  };
}
