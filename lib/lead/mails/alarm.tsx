import { alarmMail } from '@/content/mails/alarm';
import { type Fact, Facts, Letter, Ruled } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';

interface Alarm {
  event: 'raised' | 'over';
  title: string;
  lines: string[];
  facts: Fact[];
}

export function alarmParts({
  event,
  title,
  lines,
  facts,
}: Alarm): Pick<OutgoingMail, 'subject' | 'body'> {
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
