import { actionPages } from '@/content/action-pages';
import { leadReasons } from '@/content/lead-reasons';
import { leadMail } from '@/content/mails/lead';
import { morningMail } from '@/content/mails/morning';
import { withoutTextMail } from '@/content/mails/without-text';
import { each } from '@/lib/each';
import type { Lead } from '@/lib/lead/fields';
import { type MakeLink, stageActions } from '@/lib/lead/mails/action-links';
import { Row, Space, Station } from '@/lib/lead/mails/layout';
import { contactFacts } from '@/lib/lead/mails/lead';
import { answerLinks, cleaned, referenceOf } from '@/lib/lead/mails/lead-text';
import {
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

/**
 * What the parts of one mail share. `brief`: each request in a line; `textless`: a mail server has refused the mail with
 * visitors' words.
 */
export interface Telling {
  /** Milliseconds since the epoch. */
  now: number;
  calendar: WorkingCalendar;
  link: MakeLink;
  brief: boolean;
  textless: boolean;
}

/** So many are told whole, the others in a line each. */
const shownWhole = 4;

/** Longest texts shown, in code points: of a request told whole, and of a field in a line. */
const longest = { text: 300, field: 60 };

const { labels } = leadMail;
const { waiting, held } = morningMail;

function shortened(text: string): string {
  const characters = Array.from(text);
  if (characters.length <= longest.text) return text;
  return characters.slice(0, longest.text).join('') + morningMail.cut;
}

interface Told {
  promise?: { text: string; broken: boolean };
  facts: Fact[];
  /** How to answer. */
  ways?: MailLink[];
  /** Above the links that act. */
  ask?: string;
}

interface WholeProps {
  lead: ReceivedLead;
  links: MailLink[];
  told: Told;
}

/** In one row, for a mail has little room. */
function Whole({ lead, links, told }: WholeProps) {
  const { nome, azienda, obiettivi } = cleaned(lead.fields);
  const { promise, facts, ways = [], ask } = told;
  const { until } = waiting.labels;
  return (
    <Row above={32}>
      <Headline level={2} label={labels.nome}>
        {nome}
      </Headline>
      {azienda && <Paragraph label={labels.azienda}>{azienda}</Paragraph>}
      <Space height={8} />
      {promise?.broken && <Notice label={until}>{promise.text}</Notice>}
      {promise?.broken && <Space height={8} />}
      {obiettivi && (
        <Quotation label={labels.obiettivi} large={false}>
          {shortened(obiettivi)}
        </Quotation>
      )}
      <Space height={6} />
      <Facts rows={promise && !promise.broken ? [[until, promise.text], ...facts] : facts} />
      {ways.length > 0 && <Links links={ways} />}
      {ask && links.length > 0 && (
        <>
          <Space height={12} />
          <Paragraph size={15}>{ask}</Paragraph>
        </>
      )}
      {links.length > 0 && <Links links={links} />}
    </Row>
  );
}

/** A line with its links; without a visitor's words where the mail may not have any. */
function Brief({ lead, links, told, textless }: WholeProps & { textless: boolean }) {
  const { nome, azienda, telefono, email } = cleaned(lead.fields);
  const who = textless
    ? [withoutTextMail.name(referenceOf(lead.id))]
    : [nome, azienda, telefono, email].map((text) => singleLine(text, longest.field));
  return (
    <Listed>
      {[...who, told.promise?.text].filter(Boolean).join(' · ')}
      {each(links, ({ href, text }) => (
        <>
          {' · '}
          <Link href={href}>{text}</Link>
        </>
      ))}
    </Listed>
  );
}

interface PartProps extends Requests {
  words: { stop: string; intro: string; others: (count: number) => string };
  linksOf: (lead: ReceivedLead) => MailLink[];
  tell: (lead: ReceivedLead) => Told;
  telling: Telling;
}

function RequestsPart({ words, listed, count, linksOf, tell, telling }: PartProps) {
  const { brief, textless, link } = telling;
  const readable = listed.flatMap(({ lead, unreadable }) => (unreadable ? [] : lead));
  const lost = listed.flatMap(({ lead, unreadable }) => (unreadable ? lead.id : []));
  const whole = readable.slice(0, brief || textless ? 0 : shownWhole);
  const inBrief = readable.slice(whole.length);
  const readOf = (lead: ReceivedLead) => {
    const href = textless ? link(lead, 'read') : null;
    return href ? [{ href, text: withoutTextMail.read }] : [];
  };
  return (
    <>
      <Row above={40} />
      <Station>{words.stop}</Station>
      <Paragraph size={15} above={12}>
        {textless ? withoutTextMail.several : words.intro}
      </Paragraph>
      {each(whole, (lead) => (
        <Whole {...{ lead, links: linksOf(lead), told: tell(lead) }} />
      ))}
      {inBrief.length + lost.length > 0 && (
        <Row above={28}>
          {whole.length > 0 && <SmallHeading>{morningMail.brief}</SmallHeading>}
          {each(inBrief, (lead) => (
            <Brief
              {...{ lead, textless, told: tell(lead), links: [...readOf(lead), ...linksOf(lead)] }}
            />
          ))}
          {each(lost, (id) => (
            <Listed>{held.unreadable(id)}</Listed>
          ))}
        </Row>
      )}
      {count > listed.length && (
        <Paragraph size={15} above={20}>
          {words.others(count - listed.length)}
        </Paragraph>
      )}
    </>
  );
}

/** Address, telephone and what else was typed, as text: an address that links here would say its prepared answer twice. */
const typedFacts = (fields: Lead): Fact[] =>
  contactFacts(fields).map(([label, value]) => [
    label,
    typeof value === 'string' ? value : value.text,
  ]);

/** Who waits for an answer, by when it was promised, with links that answer and mark. */
export function WaitingPart({ telling, ...requests }: Requests & { telling: Telling }) {
  const { now, calendar, link } = telling;
  const { labels: names, until, since, mark } = waiting;
  const tell = ({ receivedAt, fields }: ReceivedLead): Told => {
    const received = receivedAt.getTime();
    const deadline = promisedBy(received, calendar);
    const when = momentInWords(deadline, now);
    const own = cleaned(fields);
    const broken = now >= deadline;
    return {
      promise: { broken, text: broken ? since(when) : until(when) },
      facts: [[names.waiting, lastingInWords(now - received)], ...typedFacts(own)],
      ways: answerLinks(own).ways,
      ask: mark,
    };
  };
  const linksOf = (lead: ReceivedLead) => stageActions(lead, link)?.links ?? [];
  return <RequestsPart {...{ ...requests, words: waiting, linksOf, tell, telling }} />;
}

/** What no mail has named yet of what is held, with the link that delivers it. */
export function HeldPart({ telling, ...requests }: Requests & { telling: Telling }) {
  const tell = ({ doubts, fields, receivedAt }: ReceivedLead): Told => ({
    facts: [
      [held.why, doubts.map((doubt) => leadReasons[doubt]).join(', ')],
      ...typedFacts(cleaned(fields)),
      [labels.receivedAt, romeTime(receivedAt)],
    ],
  });
  const linksOf = (lead: ReceivedLead) => {
    const href = telling.link(lead, 'release');
    return href ? [{ href, text: actionPages.release.label }] : [];
  };
  return <RequestsPart {...{ ...requests, words: held, linksOf, tell, telling }} />;
}
