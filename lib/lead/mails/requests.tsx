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
  type Fact,
  Facts,
  Headline,
  Link,
  Links,
  Listed,
  type MailLink,
  Notice,
  Paragraph,
  Quotation,
  Section,
  SmallHeading,
} from '@/lib/lead/mails/parts';
import { singleLine } from '@/lib/lead/plain-text';
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
  /** Each in a line. */
  brief?: boolean;
  /** Without visitors' words: a mail server has refused the mail with them. */
  textless?: boolean;
}

/** So many have an entry, the others a line each. */
const mostEntries = 4;

/** Longest texts shown, in code points: of an entry, and of a field in a line. */
const longest = { text: 200, field: 60 };

const { labels } = leadMail;
const { waiting, held } = morningMail;

function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= longest.text) return text;
  return characters.slice(0, longest.text).join('') + morningMail.cut;
}

interface RequestProps {
  lead: ReceivedLead;
  promise?: { text: string; late: boolean };
  facts: Fact[];
  /** What marks or delivers it, and the question that it answers. */
  actions: MailLink[];
  ask?: string;
  telling: Telling;
}

function readLink(lead: ReceivedLead, { link = noLink }: Telling): MailLink[] {
  const href = link(lead, 'read');
  return href ? [{ href, text: withoutTextMail.read }] : [];
}

/** In one row, for a mail has little room. */
function RequestEntry({ lead, promise, facts, actions, ask, telling }: RequestProps) {
  const fields = cleaned(lead.fields);
  const { nome, azienda, obiettivi } = fields;
  const text = shortened(obiettivi);
  const links = [
    // nobody answers what may be a program's
    ...(promise ? answerLinks(fields).ways : []),
    ...(text === obiettivi ? [] : readLink(lead, telling)),
  ];
  return (
    <Row above={32}>
      <Headline level={2} label={labels.nome}>
        {nome}
      </Headline>
      {azienda && <Paragraph label={labels.azienda}>{azienda}</Paragraph>}
      <Space height={8} />
      {promise?.late && <Notice>{promise.text}</Notice>}
      {promise && !promise.late && <Paragraph size={15}>{promise.text}</Paragraph>}
      {promise && <Space height={8} />}
      {text && (
        <Quotation label={labels.obiettivi} large={false}>
          {text}
        </Quotation>
      )}
      <Space height={6} />
      <Facts rows={[...facts, ...typedFacts(fields)]} />
      {links.length > 0 && <Links links={links} />}
      <Space height={16} />
      {ask && actions.length > 0 && <SmallHeading>{ask}</SmallHeading>}
      <Controls links={actions} />
    </Row>
  );
}

/** As text: a link that writes would have its whole prepared answer twice. */
const typedFacts = (fields: Lead): Fact[] =>
  contactFacts(fields).map(([label, value]) => [
    label,
    typeof value === 'string' ? value : value.text,
  ]);

/** A visitor's words for a line: no address, and nothing that parts the line's own words. */
const inLine = (text: string) => singleLine(text.replace(/:\/\/|·/g, ' '), longest.field);

/** In a line, and its links in another. */
function RequestLine({ lead, promise, actions, telling }: RequestProps) {
  const { nome, azienda, telefono, email } = cleaned(lead.fields);
  const who = telling.textless
    ? [withoutTextMail.name(referenceOf(lead.id))]
    : [nome, azienda, telefono, email].map(inLine);
  return (
    <Listed>
      {[...who, promise?.text].filter(Boolean).join(' · ')}
      <br />
      {each([...readLink(lead, telling), ...actions], ({ href, text }, index) => (
        <>
          {index > 0 && ' · '}
          <Link href={href}>{text}</Link>
        </>
      ))}
    </Listed>
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
  const { brief, textless } = telling;
  const readable = listed.flatMap(({ lead, unreadable }) => (unreadable ? [] : propsOf(lead)));
  const lost = listed.flatMap(({ lead, unreadable }) => (unreadable ? lead.id : []));
  const entries = readable.slice(0, brief || textless ? 0 : mostEntries);
  const others = readable.slice(entries.length);
  return (
    <Section title={words.stop(count)}>
      <Paragraph size={15} above={12}>
        {words.intro(count)}
      </Paragraph>
      {each(entries, (request) => (
        <RequestEntry {...{ ...request, telling }} />
      ))}
      {others.length + lost.length > 0 && (
        <Row above={28}>
          {entries.length > 0 && <SmallHeading>{morningMail.brief}</SmallHeading>}
          {each(others, (request) => (
            <RequestLine {...{ ...request, telling }} />
          ))}
          {each(lost, (id) => (
            <Listed>{held.unreadable(referenceOf(id))}</Listed>
          ))}
        </Row>
      )}
      {count > listed.length && (
        <Paragraph size={15} above={20}>
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
      promise: { late, text: late ? waiting.late(when) : waiting.until(when) },
      facts: [[waiting.since, lastingInWords(now - received)]],
      actions: stageActions(lead, link)?.links ?? [],
      ask: leadMail.actions,
    };
  };
  return <RequestsPart {...{ ...requests, words: waiting, propsOf, telling }} />;
}

/** What no mail has named yet of what is held, with the link that delivers it. */
export function HeldPart({ telling, ...requests }: PartProps) {
  const { link = noLink } = telling;
  const propsOf: ListProps['propsOf'] = (lead) => {
    const href = link(lead, 'release');
    return {
      lead,
      facts: [
        [held.why, lead.doubts.map((doubt) => leadReasons[doubt]).join(', ')],
        [labels.receivedAt, romeTime(lead.receivedAt)],
      ],
      actions: href ? [{ href, text: actionPages.release.label }] : [],
    };
  };
  return <RequestsPart {...{ ...requests, words: held, propsOf, telling }} />;
}
