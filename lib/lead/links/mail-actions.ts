import { actionPages } from '@/content/action-pages';
import { leadMail } from '@/content/mails/lead';
import { stages } from '@/content/stages';
import type { MakeLink } from '@/lib/lead/links/link-maker';
import type { Action } from '@/lib/lead/links/signed-link';
import type { ReceivedLead } from '@/lib/lead/request/schema';

interface ActionLink {
  href: string;
  text: string;
}

export interface MailActions {
  title: string;
  links: ActionLink[];
  erase: ActionLink | null;
}

function linksOf(lead: ReceivedLead, link: MakeLink, choices: [Action, string][]): ActionLink[] {
  return choices.flatMap(([action, text]) => {
    const href = link(lead, action);
    return href ? [{ href, text }] : [];
  });
}

/** Of a request that goes out: what became of it. */
export function stageActions(lead: ReceivedLead, link: MakeLink): MailActions | null {
  const choices = Object.entries(stages).map(([stage, { label }]) => [stage, label]);
  const links = linksOf(lead, link, choices as [Action, string][]);
  const [erase = null] = linksOf(lead, link, [['erase', actionPages.erase.label]]);
  return links.length > 0 ? { title: leadMail.actions, links, erase } : null;
}
