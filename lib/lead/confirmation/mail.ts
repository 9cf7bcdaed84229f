import { confirmationMail as words } from '@/content/mails/confirmation';
import { site } from '@/content/site';
import type { Env } from '@/lib/env';
import { beside, branch, mailDocument, station } from '@/lib/lead/mail/layout/layout';
import {
  facts,
  headline,
  link,
  otherActions,
  paragraph,
  primaryButton,
  ruled,
  smallHeading,
} from '@/lib/lead/mail/layout/parts';
import type { OtherMail } from '@/lib/lead/mail/other-mail';
import { signature } from '@/lib/lead/mail/text-part';
import { mailView } from '@/lib/lead/mail/view';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { html } from '@/lib/lead/text/html';
import { privacyHref } from '@/lib/legal/links';
import { written } from '@/lib/owner-slot';

/** Half the button's height: where the line meets it. */
const buttonMiddle = 28;

interface Said {
  reference: string;
  receivedAt: string;
  answerBy: string;
  /** Where the privacy information is read. */
  privacyUrl: string;
}

const whatsappUrl = `https://wa.me/${site.whatsapp.number}`;

function callerLine(): string {
  const name = site.about.people.map((person) => written(person.name)).find(Boolean);
  return name ? words.callerNamed(name, site.phone) : words.caller(site.phone);
}

const nextSteps = (answerBy: string) => [words.answer(answerBy), callerLine(), words.meeting];

function factRows({ reference }: Said): [string, string][] {
  const hours = written(site.about.phoneHours);
  return [
    [words.labels.reference, reference],
    ...(hours ? [[words.labels.hours, hours] as [string, string]] : []),
  ];
}

function textPart(said: Said): string {
  const { answerBy, privacyUrl } = said;
  return [
    words.title,
    '',
    words.thanks,
    '',
    `${words.next}:`,
    ...nextSteps(answerBy).map((step) => `- ${step}`),
    '',
    words.sooner,
    `- ${words.call}: ${site.phone}`,
    `- ${words.whatsapp}: ${whatsappUrl}`,
    `- ${words.write}: ${site.email}`,
    '',
    ...factRows(said).map(([label, value]) => `${label}: ${value}`),
    `${words.labels.receivedAt}: ${said.receivedAt}`,
    '',
    `${words.privacy} ${words.privacyLink}: ${privacyUrl}`,
    '',
    ...signature(words.footer),
  ].join('\n');
}

function htmlPart(said: Said): string {
  const { answerBy, privacyUrl, receivedAt } = said;
  const privacy = html`${words.privacy} ${link(privacyUrl, words.privacyLink)}`;
  return mailDocument(
    {
      title: words.title,
      preview: words.preview(answerBy),
      aside: receivedAt,
      footer: words.footer,
    },
    [
      station(words.stop),
      beside(headline(words.title, 1), 14),
      beside(paragraph(html`${words.thanks}`), 12),
      beside(smallHeading(words.next), 28),
      ...nextSteps(answerBy).map((step) => beside(paragraph(html`${step}`), 6)),
      beside(smallHeading(words.sooner), 32),
      branch(primaryButton(`tel:${site.phoneE164}`, words.call, site.phone), buttonMiddle, 6),
      beside(
        otherActions(
          [
            [whatsappUrl, words.whatsapp],
            [`mailto:${site.email}`, words.write],
          ],
          '',
        ),
        10,
      ),
      beside(
        ruled([
          facts(factRows(said).map(([label, value]) => [label, html`${value}`])),
          html`<div style="height:14px;font-size:0;line-height:0">&nbsp;</div>`,
          paragraph(privacy, 15),
        ]),
        28,
      ),
    ],
  );
}

/**
 * The confirmation of a request, to the address that it was sent with. Nothing else in it was typed by anybody. Marked as
 * RFC 3834 has it, so that no machine answers it; bounces go to LEADS_FROM (docs/decisions/0003-suspicion-does-not-delay.md).
 */
export function confirmationMail(
  lead: ReceivedLead,
  config: Pick<Env, 'siteUrl' | 'workingCalendar'>,
): OtherMail {
  const { reference, receivedAt, answerBy } = mailView(lead, config);
  const said: Said = {
    reference,
    receivedAt,
    answerBy,
    privacyUrl: new URL(privacyHref, config.siteUrl).href,
  };
  return {
    id: `${lead.id}.confirmation`,
    to: lead.fields.email,
    replyTo: site.email,
    subject: words.subject(reference),
    headers: { 'Auto-Submitted': 'auto-replied', 'X-Auto-Response-Suppress': 'All' },
    text: textPart(said),
    html: htmlPart(said),
  };
}
