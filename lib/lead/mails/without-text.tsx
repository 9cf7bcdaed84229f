import { leadMail } from '@/content/mails/lead';
import { withoutTextMail as words } from '@/content/mails/without-text';
import type { MakeLink } from '@/lib/lead/mails/action-links';
import { Mail, Station } from '@/lib/lead/mails/layout';
import { referenceOf } from '@/lib/lead/mails/lead-text';
import { Facts, Headline, Paragraph, PrimaryButton, Ruled } from '@/lib/lead/mails/parts';
import { QuietActions } from '@/lib/lead/mails/quiet-actions';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import type { ReceivedLead } from '@/lib/lead/request';
import { romeTime } from '@/lib/time';

/** The mail of one request without anything that its sender wrote. */
export function composeWithoutText(lead: ReceivedLead, link: MakeLink): OutgoingMail {
  const { id, receivedAt } = lead;
  const reference = referenceOf(id);
  const href = link(lead, 'read');
  const subject = words.subject(reference);
  return {
    id,
    subject,
    date: receivedAt,
    body: (
      <Mail title={subject} footer={words.footer} aside={romeTime(receivedAt)} preview={words.why}>
        <Station>{leadMail.title}</Station>
        <Headline above={14}>{words.name(reference)}</Headline>
        <Paragraph above={14}>{words.why}</Paragraph>
        {href ? (
          <PrimaryButton href={href} text={words.read} detail={reference} above={32} />
        ) : (
          <Paragraph above={14}>{words.elsewhere(reference)}</Paragraph>
        )}
        <QuietActions lead={lead} link={link} />
        <Ruled>
          <Facts
            rows={[
              [leadMail.labels.receivedAt, romeTime(receivedAt)],
              [leadMail.labels.id, { text: reference, plain: id }],
            ]}
          />
        </Ruled>
      </Mail>
    ),
  };
}
