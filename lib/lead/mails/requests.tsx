import { actionPages } from '@/content/action-pages';
import { leadReasons } from '@/content/lead-reasons';
import { leadMail } from '@/content/mails/lead';
import { morningMail } from '@/content/mails/morning';
import { withoutTextMail } from '@/content/mails/without-text';
import { each } from '@/lib/each';
import type { Lead } from '@/lib/lead/fields';
import { type MakeLink, noLink, stageActions } from '@/lib/lead/mails/action-links';
import { Row, Space } from '@/lib/lead/mails/layout';
import { contactFacts } from '@/lib/lead/mails/lead';
import { answerLinks, cleaned, referenceOf } from '@/lib/lead/mails/lead-text';
import {
  Controls,
  Headline,
  Links,
  type MailLink,
  Notice,
  Paragraph,
  Quotation,
  Section,
  SmallLinks,
} from '@/lib/lead/mails/parts';
import type { ReceivedLead, readStoredLead } from '@/lib/lead/request';
import type { WorkingCalendar } from '@/lib/promise/calendar';
import { lastingInWords, momentInWords } from '@/lib/promise/in-words';
import { promisedBy } from '@/lib/promise/working-time';
import { romeTime } from '@/lib/time';

/** The first of `count` requests, in the order in which they are told. */
export interface Requests {
  listed: ReturnType<typeof readStoredLead>[];
  count: number;
}

/** How a mail tells requests. */
export interface Telling {
  calendar: WorkingCalendar;
  link?: MakeLink;
  /** Without what they wish and how to answer: there is little room. */
  brief?: boolean;
  /** Without visitors' words: a mail server has refused the mail with them. */
  textless?: boolean;
}

/** Longest texts shown, in code points: what was wished, and a field where there is little room. */
const longest = { text: 200, field: 60 };

const { labels } = leadMail;
const { waiting, held } = morningMail;

function shortened(text: string, most: number): string {
  const characters = Array.from(text);
  return characters.length <= most ? text : characters.slice(0, most).join('') + morningMail.cut;
}

/** Address, telephone and what else was typed, without links: what answers stands below. */
const contactText = (fields: Lead, most: number): string =>
  contactFacts(fields)
    .map(([, value]) => shortened(typeof value === 'string' ? value : value.text, most))
    .join(' · ');

interface RequestProps {
  lead: ReceivedLead;
  about: string;
  late?: boolean;
  /** How to answer, where a person waits. */
  ways?: (fields: Lead) => MailLink[];
  /** What marks or delivers it. */
  actions: MailLink[];
  telling: Telling;
}

/** In one row, for a mail has little room. */
function Request({ lead, about, late, ways, actions, telling }: RequestProps) {
  const { brief, textless, link = noLink } = telling;
  const fields = cleaned(lead.fields);
  const { nome, azienda, obiettivi } = fields;
  const most = brief ? longest.field : longest.text;
  const text = brief || textless ? '' : shortened(obiettivi, most);
  const isWhole = text === obiettivi && !textless;
  const readHref = isWhole ? null : link(lead, 'read');
  const links = brief || textless ? [] : (ways?.(fields) ?? []);
  if (readHref) links.push({ href: readHref, text: withoutTextMail.read });
  return (
    <Row above={28}>
      <Headline level={2} label={labels.nome}>
        {textless ? withoutTextMail.name(referenceOf(lead.id)) : shortened(nome, most)}
      </Headline>
      {azienda && !textless && (
        <Paragraph label={labels.azienda}>{shortened(azienda, most)}</Paragraph>
      )}
      <Space height={8} />
      {late ? <Notice>{about}</Notice> : <Paragraph size={15}>{about}</Paragraph>}
      <Space height={8} />
      {text && (
        <Quotation label={labels.obiettivi} large={false}>
          {text}
        </Quotation>
      )}
      {text && <Space height={6} />}
      {!textless && (
        <Paragraph size={15} label={morningMail.contacts}>
          {contactText(fields, most)}
        </Paragraph>
      )}
      {brief ? (
        <SmallLinks links={[...links, ...actions]} />
      ) : (
        <>
          {links.length > 0 && <Links links={links} />}
          <Space height={12} />
          <Controls links={actions} />
        </>
      )}
    </Row>
  );
}

interface PartProps extends Requests {
  telling: Telling;
}

interface ListProps extends PartProps {
  words: Record<'stop' | 'intro' | 'others', (count: number) => string>;
  propsOf: (lead: ReceivedLead) => Omit<RequestProps, 'telling'>;
}

function RequestsPart({ words, listed, count, propsOf, telling }: ListProps) {
  return (
    <Section title={words.stop(count)}>
      <Paragraph size={15} above={12}>
        {words.intro(count)}
      </Paragraph>
      {each(listed, ({ lead, unreadable }) =>
        unreadable ? (
          <Paragraph size={15} above={28}>
            {held.unreadable(referenceOf(lead.id))}
          </Paragraph>
        ) : (
          <Request {...{ ...propsOf(lead), telling }} />
        ),
      )}
      {count > listed.length && (
        <Paragraph size={15} above={28}>
          {words.others(count - listed.length)}
        </Paragraph>
      )}
    </Section>
  );
}

/** Who waits for an answer, by when it was promised, with links that answer and mark. */
export function WaitingPart({ now, telling, ...requests }: PartProps & { now: number }) {
  const { calendar, link = noLink } = telling;
  const propsOf: ListProps['propsOf'] = (lead) => {
    const received = lead.receivedAt.getTime();
    const deadline = promisedBy(received, calendar);
    const when = momentInWords(deadline, now);
    const late = now >= deadline;
    return {
      lead,
      late,
      about: (late ? waiting.late : waiting.until)(when, lastingInWords(now - received)),
      ways: (fields) => [...answerLinks(fields).ways],
      actions: stageActions(lead, link)?.links ?? [],
    };
  };
  return <RequestsPart {...{ ...requests, words: waiting, propsOf, telling }} />;
}

/** What no mail has named yet of what is held, with the link that delivers it. */
export function HeldPart({ telling, ...requests }: PartProps) {
  const { link = noLink } = telling;
  const propsOf: ListProps['propsOf'] = (lead) => {
    const href = link(lead, 'release');
    const why = lead.doubts.map((doubt) => leadReasons[doubt]).join(', ');
    return {
      lead,
      about: held.about(why, romeTime(lead.receivedAt)),
      actions: href ? [{ href, text: actionPages.release.label }] : [],
    };
  };
  return <RequestsPart {...{ ...requests, words: held, propsOf, telling }} />;
}
