import { callsToAction } from '@/content/calls-to-action';
import { leadReasons } from '@/content/lead-reasons';
import { leadMail } from '@/content/mails/lead';
import { type Attribution, isCallToAction } from '@/lib/attribution-memory';
import type { Env } from '@/lib/env/env';
import { type Lead, leadFields } from '@/lib/lead/fields';
import { type MakeLink, noLink } from '@/lib/lead/mails/action-links';
import { Mail, Space, Station } from '@/lib/lead/mails/layout';
import {
  answerLinks,
  cleaned,
  headerText,
  lineOf,
  referenceOf,
  solutionOf,
} from '@/lib/lead/mails/lead-text';
import {
  type Fact,
  Facts,
  Headline,
  LineSign,
  Links,
  Notice,
  Paragraph,
  PrimaryButton,
  Quotation,
  Ruled,
  SmallHeading,
} from '@/lib/lead/mails/parts';
import { QuietActions } from '@/lib/lead/mails/quiet-actions';
import type { OutgoingMail } from '@/lib/lead/mails/render';
import { composeWithoutText } from '@/lib/lead/mails/without-text';
import { singleLine } from '@/lib/lead/plain-text';
import type { ReceivedLead } from '@/lib/lead/request';
import { answerBy } from '@/lib/promise/in-words';
import { romeTime } from '@/lib/time';

export type MailConfig = Pick<Env, 'siteUrl' | 'workingCalendar'>;

const { labels } = leadMail;

const shownAbove = ['nome', 'azienda', 'obiettivi'];

/** The fields that have no place of their own, address and telephone with links. */
export function contactFacts(fields: Lead): Fact[] {
  const { email, phone } = answerLinks(fields);
  const hrefs: Record<string, string | undefined> = { email, telefono: phone?.href };
  return leadFields
    .filter((field) => !shownAbove.includes(field) && fields[field])
    .map((field) => {
      const [href, text] = [hrefs[field], fields[field]];
      return [labels[field], href ? { href, text } : text];
    });
}

function attributionFacts(attribution: Attribution): Fact[] {
  const { landing, cta, cta_page, referrer, utm_source, utm_medium, utm_campaign } = attribution;
  const { labels: names, on } = leadMail.visit;
  const call = cta && isCallToAction(cta) ? callsToAction[cta] : undefined;
  const campaign = [utm_source, utm_medium, utm_campaign].filter((text) => text !== undefined);
  const rows: [string, string | undefined][] = [
    [names.landing, landing],
    [names.cta, call && (cta_page ? on(call, cta_page) : call)],
    [names.referrer, referrer],
    [names.campaign, campaign.join(' / ')],
  ];
  return rows.flatMap(([label, value]): Fact[] => (value ? [[label, singleLine(value)]] : []));
}

interface RequestProps {
  lead: ReceivedLead;
  config: MailConfig;
  link: MakeLink;
}

function Request({ lead, config, link }: RequestProps) {
  const { id, page, receivedAt, attribution } = lead;
  const fields = cleaned(lead.fields);
  const doubts = lead.doubts.map((doubt) => leadReasons[doubt]).join(', ');
  const solution = solutionOf(page);
  const pageUrl = page && new URL(page, config.siteUrl).href;
  const visit = attribution ? attributionFacts(attribution) : [];
  const { ways, phone } = answerLinks(fields);
  const [first, ...others] = ways;
  const deadline = answerBy(receivedAt.getTime(), config.workingCalendar);
  return (
    <>
      <Station>{leadMail.title}</Station>
      {doubts && (
        <Notice label={leadMail.doubts.label} above={16}>
          {doubts}
        </Notice>
      )}
      <Headline label={labels.nome} above={doubts ? 22 : 14}>
        {fields.nome}
      </Headline>
      {fields.azienda && (
        <Paragraph size={19} label={labels.azienda} above={6}>
          {fields.azienda}
        </Paragraph>
      )}
      {fields.obiettivi && (
        <Quotation label={labels.obiettivi} above={28}>
          {fields.obiettivi}
        </Quotation>
      )}
      <PrimaryButton {...first} detail={phone?.text ?? fields.email} above={32} />
      <Links links={others} remark={leadMail.answerBy(deadline)} above={10} />
      <QuietActions {...{ lead, link }} />
      <Ruled>
        {solution && <LineSign line={solution.line}>{leadMail.from(solution.name)}</LineSign>}
        <Facts
          rows={[
            ...contactFacts(fields),
            [labels.page, pageUrl ? { href: pageUrl, text: pageUrl } : leadMail.unknownPage],
            [labels.receivedAt, romeTime(receivedAt)],
            [labels.id, { text: referenceOf(id), plain: id }],
          ]}
        />
        {visit.length > 0 && (
          <>
            <Space height={16} />
            <SmallHeading>{leadMail.visit.title}</SmallHeading>
            <Facts rows={visit} />
          </>
        )}
      </Ruled>
    </>
  );
}

/** The mail of one request. Subject and Reply-To hold a visitor's text in one line, and capped. */
export function composeMail(
  lead: ReceivedLead,
  config: MailConfig,
  link: MakeLink = noLink,
): OutgoingMail {
  const { fields, id, receivedAt, doubts } = lead;
  const { title, preview, footer } = leadMail;
  const { nome, azienda } = cleaned(fields);
  const deadline = answerBy(receivedAt.getTime(), config.workingCalendar);
  const subject = leadMail.subject(headerText(azienda || nome));
  const mail = {
    title,
    footer,
    aside: romeTime(receivedAt),
    line: lineOf(lead),
    preview: preview(nome, azienda, deadline),
  };
  return {
    id,
    replyTo: { name: headerText(nome), address: fields.email },
    subject: doubts.length > 0 ? `${leadMail.doubts.mark} ${subject}` : subject,
    date: receivedAt,
    withoutText: () => composeWithoutText(lead, link),
    body: (
      <Mail {...mail}>
        <Request {...{ lead, config, link }} />
      </Mail>
    ),
  };
}
