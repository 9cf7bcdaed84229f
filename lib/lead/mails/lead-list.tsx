import { leadListMail } from '@/content/mails/lead-list';
import { each } from '@/lib/each';
import { type MakeLink, noLink } from '@/lib/lead/links/link-maker';
import { heldActions, stageActions } from '@/lib/lead/links/mail-actions';
import { Row } from '@/lib/lead/mails/layout';
import { type MailConfig, Request } from '@/lib/lead/mails/lead';
import { Letter, Listed, SmallHeading } from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { singleLine } from '@/lib/lead/text/plain-text';

/** Requests that go out in one mail, newest first; `id` fixes the Message-ID. */
interface Bundle {
  id: string;
  leads: ReceivedLead[];
}

interface Held extends Bundle {
  unreadable: string[];
}

interface ListProps {
  words: { title(count: number): string; intro: string; footer: string };
  count: number;
  leads: ReceivedLead[];
  config: MailConfig;
  actionsOf: typeof stageActions;
  link: MakeLink;
  rest?: string[];
}

function LeadList({ words, count, leads, config, actionsOf, link, rest = [] }: ListProps) {
  const { intro, footer } = words;
  return (
    <Letter
      {...{ intro, footer, title: words.title(count), preview: intro, aside: leadListMail.aside }}
    >
      {each(leads, (lead, index) => (
        <>
          <Row above={48} />
          <Request
            {...{ lead, config, actions: actionsOf(lead, link) }}
            stop={leadListMail.stop(index + 1)}
            level={2}
          />
        </>
      ))}
      {rest.length > 0 && (
        <Row above={40}>
          <SmallHeading>{leadListMail.held.others}</SmallHeading>
          {each(rest, (line) => (
            <Listed>{line}</Listed>
          ))}
        </Row>
      )}
    </Letter>
  );
}

export function composeBundle(
  { id, leads }: Bundle,
  config: MailConfig,
  link: MakeLink = noLink,
): OutgoingMail {
  const words = leadListMail.bundle;
  const list = { words, count: leads.length, leads, config, link, actionsOf: stageActions };
  const [newest] = leads;
  return {
    id,
    subject: words.subject(leads.length),
    ...(newest && { date: newest.receivedAt }),
    body: <LeadList {...list} />,
  };
}

const listedWhole = 50;

/** Longest text of one of them, in code points: what a program wrote need not be read to the end. */
const longestText = 1_000;

function shortened(lead: ReceivedLead): ReceivedLead {
  const characters = Array.from(lead.fields.obiettivi);
  if (characters.length <= longestText) return lead;
  const obiettivi = characters.slice(0, longestText).join('') + leadListMail.cut;
  return { ...lead, fields: { ...lead.fields, obiettivi } };
}

const brief = ({ fields: { nome, azienda, telefono, email } }: ReceivedLead) =>
  [nome, azienda, telefono, email].map((text) => singleLine(text)).join(' · ');

/** The mail that says what was held back and why, and how to answer it. */
export function composeHeld(
  { id, leads, unreadable }: Held,
  config: MailConfig,
  link: MakeLink = noLink,
): OutgoingMail {
  const words = leadListMail.held;
  const count = leads.length + unreadable.length;
  const whole = leads.slice(0, listedWhole).map(shortened);
  const rest = [...leads.slice(listedWhole).map(brief), ...unreadable.map(leadListMail.unreadable)];
  const list = { words, count, leads: whole, config, link, actionsOf: heldActions, rest };
  return { id, subject: words.subject(count), body: <LeadList {...list} /> };
}
