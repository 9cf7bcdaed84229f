import { leadMail } from '@/content/mails/lead';
import { beside, branch, mailDocument, station } from '@/lib/lead/mail/layout/layout';
import {
  facts,
  headline,
  lineSign,
  link,
  notice,
  otherActions,
  paragraph,
  primaryButton,
  quietActions,
  quotation,
  ruled,
  smallHeading,
  smallLink,
} from '@/lib/lead/mail/layout/parts';
import type { MailView } from '@/lib/lead/mail/view';
import { type Html, html } from '@/lib/lead/text/html';

const { labels, act } = leadMail;

/** Half the button's height: where the line meets it. */
const buttonMiddle = 28;

/** What to do first: to call, or to write where nobody can be called. */
function firstAction({ links, firstName, fields }: MailView): Html {
  return links.phone && links.phoneText
    ? primaryButton(links.phone, act.call(firstName), links.phoneText)
    : primaryButton(links.email, act.write(firstName), fields.email);
}

function furtherActions({ links, firstName, answerBy }: MailView): Html {
  const shown: [string, string][] = [
    ...(links.phone ? [[links.email, act.write(firstName)] as [string, string]] : []),
    ...(links.whatsapp ? [[links.whatsapp, act.whatsapp] as [string, string]] : []),
  ];
  return otherActions(shown, leadMail.answerBy(answerBy));
}

function factRows({ fields, links, pageUrl, receivedAt }: MailView): [string, Html][] {
  return [
    [labels.email, link(links.email, fields.email)],
    [labels.telefono, links.phone ? link(links.phone, fields.telefono) : html`${fields.telefono}`],
    [labels.page, pageUrl ? link(pageUrl, pageUrl) : html`${leadMail.unknownPage}`],
    [labels.receivedAt, html`${receivedAt}`],
  ];
}

function attributionFacts({ attribution }: MailView): Html[] {
  if (attribution.length === 0) return [];
  return [
    html`<div style="height:16px;font-size:0;line-height:0">&nbsp;</div>`,
    smallHeading(leadMail.visit.title),
    facts(attribution.map(({ label, value }) => [label, html`${value}`])),
  ];
}

/** What the agency can say of the request; `erase` where the mail is not about this one alone. */
function actionRows({ actions }: MailView, erase: boolean): Html[] {
  if (!actions) return [];
  return [
    beside(ruled(quietActions(actions.title, actions.links)), 28),
    ...(erase && actions.erase ? [beside(smallLink(...actions.erase))] : []),
  ];
}

/**
 * One request beside the line: who asks, what for, what to do, where it came from. `stop` names its station, `level` is its
 * headline's, `more` stands below its facts.
 */
export function requestRows(
  view: MailView,
  stop: string,
  level: 1 | 2,
  more: [label: string, value: Html][] = [],
): Html[] {
  const { fields, doubts, solution } = view;
  return [
    station(stop),
    ...(doubts ? [beside(notice(leadMail.doubts.label, doubts), 16)] : []),
    beside(headline(fields.nome, level), doubts ? 22 : 14),
    beside(paragraph(html`${fields.azienda}`, 19), 6),
    beside(quotation(fields.obiettivi), 28),
    branch(firstAction(view), buttonMiddle, 32),
    beside(furtherActions(view), 10),
    ...actionRows(view, level === 2),
    beside(
      ruled([
        ...(solution
          ? [
              lineSign(solution.line, leadMail.from(solution.name)),
              html`<div style="height:14px;font-size:0;line-height:0">&nbsp;</div>`,
            ]
          : []),
        facts([...factRows(view), ...more]),
        ...attributionFacts(view),
      ]),
      28,
    ),
  ];
}

/** The HTML part of the mail for one request. Everything the visitor wrote is escaped; line breaks are kept. */
export function mailHtml(view: MailView): string {
  const { nome, azienda } = view.fields;
  const { title, preview, footer, reference } = leadMail;
  const footerText = `${reference(view.reference)} ${footer}`;
  const erase = view.actions?.erase;
  return mailDocument(
    {
      title,
      preview: preview(nome, azienda, view.answerBy),
      aside: view.receivedAt,
      footer: erase ? html`${footerText}<br>${smallLink(...erase)}` : html`${footerText}`,
    },
    requestRows(view, title, 1),
  );
}
