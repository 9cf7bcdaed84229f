import { actionPages } from '@/content/action-pages';
import { leadReasons } from '@/content/lead-reasons';
import { heldMail as words } from '@/content/mails/held';
import { leadMail } from '@/content/mails/lead';
import { each } from '@/lib/each';
import { type MakeLink, noLink } from '@/lib/lead/mails/action-links';
import { Row, Station } from '@/lib/lead/mails/layout';
import { BriefSender, Sender, shownWhole } from '@/lib/lead/mails/lead';
import { cleaned } from '@/lib/lead/mails/lead-text';
import {
  type Fact,
  Facts,
  Letter,
  Link,
  Links,
  Listed,
  Notice,
  Paragraph,
  Quotation,
  SmallHeading,
} from '@/lib/lead/mails/parts';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { withoutText } from '@/lib/lead/mails/without-text';
import type { ReceivedLead } from '@/lib/lead/request';
import { romeTime } from '@/lib/time';

interface Held {
  id: string;
  requests: { lead: ReceivedLead; unreadable: boolean }[];
  count: number;
}

/** Longest text shown, in code points. */
const longestText = 1_000;

function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= longestText) return text;
  return characters.slice(0, longestText).join('') + words.cut;
}

const { labels } = leadMail;
const { label: real } = actionPages.release;

interface RequestProps {
  lead: ReceivedLead;
  link: MakeLink;
}

function Whole({ lead, link, place }: RequestProps & { place: number }) {
  const fields = cleaned(lead.fields);
  const href = link(lead, 'release');
  const phone: Fact[] = fields.telefono ? [[labels.telefono, fields.telefono]] : [];
  return (
    <>
      <Row above={48} />
      <Station>{words.stop(place)}</Station>
      <Sender fields={fields} level={2} />
      <Notice label={words.why} above={18}>
        {lead.doubts.map((doubt) => leadReasons[doubt]).join(', ')}
      </Notice>
      {fields.obiettivi && (
        <Quotation label={labels.obiettivi} above={22}>
          {shortened(fields.obiettivi)}
        </Quotation>
      )}
      <Facts
        above={16}
        rows={[
          ...phone,
          [labels.email, fields.email],
          [labels.receivedAt, romeTime(lead.receivedAt)],
        ]}
      />
      {href && <Links links={[{ href, text: real }]} above={10} />}
    </>
  );
}

function Brief({ lead, link }: RequestProps) {
  const href = link(lead, 'release');
  return <BriefSender fields={lead.fields}>{href && <Link href={href}>{real}</Link>}</BriefSender>;
}

export function composeHeld({ id, requests, count }: Held, link: MakeLink = noLink): OutgoingMail {
  const { intro, aside, footer } = words;
  const readable = requests.flatMap(({ lead, unreadable }) => (unreadable ? [] : lead));
  const lost = requests.flatMap(({ lead, unreadable }) => (unreadable ? lead.id : []));
  const brief = readable.slice(shownWhole);
  const later = count - requests.length;
  return {
    id,
    subject: words.subject(count),
    withoutText: () =>
      composeHeld({ id, count, requests: requests.map((each) => withoutText(each, link)) }, link),
    body: (
      <Letter {...{ title: words.title(count), intro, preview: intro, aside, footer }}>
        {each(readable.slice(0, shownWhole), (lead, index) => (
          <Whole {...{ lead, link }} place={index + 1} />
        ))}
        {brief.length + lost.length > 0 && (
          <Row above={40}>
            <SmallHeading>{words.others}</SmallHeading>
            {each(brief, (lead) => (
              <Brief {...{ lead, link }} />
            ))}
            {each(lost, (each) => (
              <Listed>{words.unreadable(each)}</Listed>
            ))}
          </Row>
        )}
        {later > 0 && (
          <Paragraph size={15} above={32}>
            {words.later(later)}
          </Paragraph>
        )}
      </Letter>
    ),
  };
}
