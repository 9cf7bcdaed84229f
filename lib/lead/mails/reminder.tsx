import { promiseMail } from '@/content/mails/promise';
import { each } from '@/lib/each';
import { type MakeLink, noLink, stageActions } from '@/lib/lead/mails/action-links';
import { Row, Station } from '@/lib/lead/mails/layout';
import {
  BriefSender,
  contactFacts,
  type MailConfig,
  Sender,
  shownWhole,
} from '@/lib/lead/mails/lead';
import { answerLinks, cleaned } from '@/lib/lead/mails/lead-text';
import {
  type Fact,
  Facts,
  Letter,
  Links,
  Notice,
  Paragraph,
  SmallHeading,
} from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { withoutText } from '@/lib/lead/mails/without-text';
import type { ReceivedLead } from '@/lib/lead/request';
import { lastingInWords, momentInWords } from '@/lib/promise/in-words';
import { promisedBy } from '@/lib/promise/working-time';

interface Reminder {
  id: string;
  leads: ReceivedLead[];
  count: number;
  /** Milliseconds since the epoch. */
  now: number;
}

interface WaitingProps {
  lead: ReceivedLead;
  now: number;
  config: MailConfig;
  link: MakeLink;
}

function Waiting({ lead, now, config, link }: WaitingProps) {
  const { labels, since, until, mark } = promiseMail;
  const received = lead.receivedAt.getTime();
  const deadline = promisedBy(received, config.workingCalendar);
  const broken = now >= deadline;
  const when = momentInWords(deadline, now);
  const fields = cleaned(lead.fields);
  const marks = stageActions(lead, link)?.links ?? [];
  const waiting: Fact[] = [[labels.waiting, lastingInWords(now - received)]];
  if (!broken) waiting.push([labels.until, until(when)]);
  return (
    <>
      <Sender fields={fields} level={2} />
      {broken && (
        <Notice label={labels.until} above={18}>
          {since(when)}
        </Notice>
      )}
      <Row above={16}>
        <Facts rows={[...waiting, ...contactFacts(fields)]} />
        <Links links={answerLinks(fields).ways} />
      </Row>
      {marks.length > 0 && (
        <Row above={16}>
          <Paragraph size={15}>{mark}</Paragraph>
          <Links links={marks} />
        </Row>
      )}
    </>
  );
}

export function composeReminder(
  { id, leads, count, now }: Reminder,
  config: MailConfig,
  link: MakeLink = noLink,
): OutgoingMail {
  const { subject, title, intro, aside, footer, others, stop } = promiseMail;
  const brief = leads.slice(shownWhole);
  return {
    id,
    subject: subject(count),
    withoutText: () =>
      composeReminder(
        { id, count, now, leads: leads.map((lead) => withoutText({ lead }, link).lead) },
        config,
        link,
      ),
    body: (
      <Letter {...{ title: title(count), intro, preview: intro, aside, footer }}>
        {each(leads.slice(0, shownWhole), (lead, index) => (
          <>
            <Row above={40} />
            <Station>{stop(index + 1)}</Station>
            <Waiting {...{ lead, now, config, link }} />
          </>
        ))}
        {brief.length > 0 && (
          <Row above={40}>
            <SmallHeading>{promiseMail.brief}</SmallHeading>
            {each(brief, ({ fields }) => (
              <BriefSender fields={fields} />
            ))}
          </Row>
        )}
        {count > leads.length && (
          <Paragraph size={15} above={32}>
            {others(count - leads.length)}
          </Paragraph>
        )}
      </Letter>
    ),
  };
}
