import { actionPages } from '@/content/action-pages';
import { leadMail } from '@/content/mails/lead';
import { stages } from '@/content/stages';
import type { MakeLink } from '@/lib/lead/links/link-maker';
import type { Action } from '@/lib/lead/links/signed-link';
import type { ReceivedLead } from '@/lib/lead/request/schema';

/** What a mail offers to do with a request, each behind a link. */
export interface MailActions {
  title: string;
  links: [href: string, text: string][];
  /** To erase the person who wrote, or the request alone. */
  erase: [href: string, text: string] | null;
}

/** A way to mark a request, as a link. */
export interface MarkAction {
  label: string;
  href: string;
}

function offered(
  lead: ReceivedLead,
  link: MakeLink,
  title: string,
  choices: [Action, string][],
  eraseLabel: string,
): MailActions | null {
  const links = choices.flatMap(([action, text]): [string, string][] => {
    const href = link(lead, action);
    return href ? [[href, text]] : [];
  });
  const erase = link(lead, 'erase');
  return links.length > 0
    ? { title, links, erase: erase === null ? null : [erase, eraseLabel] }
    : null;
}

/** Of a request that goes out: what became of it. */
export function stageActions(lead: ReceivedLead, link: MakeLink): MailActions | null {
  const choices = (Object.keys(stages) as (keyof typeof stages)[]).map(
    (stage): [Action, string] => [stage, stages[stage].label],
  );
  return offered(lead, link, leadMail.actions.stages, choices, actionPages.erase.label);
}

/** The same for a mail that recalls what nobody has marked. */
export function markActions(lead: ReceivedLead, link: MakeLink): MarkAction[] {
  return (stageActions(lead, link)?.links ?? []).map(([href, label]) => ({ label, href }));
}

/** Of one that was held back: whether it is sent on or thrown away. */
export function heldActions(lead: ReceivedLead, link: MakeLink): MailActions | null {
  const choices: [Action, string][] = [
    ['release', actionPages.release.label],
    ['discard', actionPages.discard.label],
  ];
  return offered(lead, link, leadMail.actions.held, choices, actionPages.erase.heldLabel);
}
