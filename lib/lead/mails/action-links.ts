import { actionPages } from '@/content/action-pages';
import { facts } from '@/content/facts';
import { leadMail } from '@/content/mails/lead';
import { stages } from '@/content/stages';
import type { Env } from '@/lib/env/env';
import { type Action, signLink } from '@/lib/lead/mails/signed-link';
import { signingKey } from '@/lib/lead/mails/signing-key';
import type { ReceivedLead } from '@/lib/lead/request';
import { actionPath } from '@/lib/links';
import { log } from '@/lib/log';
import { type Store, storeErrorFields } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

/** Days that a link outlives its request's ordinary deletion: the mail may have been late, and is read later still. */
const graceDays = 30;

type Linked = Pick<ReceivedLead, 'id' | 'receivedAt'>;

/** The link by which a mail's reader acts on a request; null where there is none. */
export type MakeLink = (lead: Linked, action: Action) => string | null;

/** For mails that carry no links: of a request that the store does not have. */
export const noLink: MakeLink = () => null;

/** Makes links with the store's present key; none while it cannot be read, for a mail matters more than its links. */
export async function storedLinks(
  store: Store,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): Promise<MakeLink> {
  try {
    const key = await signingKey(store);
    // the same each time, and expired after the request has been deleted
    return ({ id, receivedAt }, action) => {
      const expiresAt = receivedAt.getTime() + (facts.requestsStored.count + graceDays) * dayMs;
      const token = signLink({ leadId: id, action, expiresAt }, key);
      return token && new URL(actionPath + token, siteUrl).href;
    };
  } catch (error) {
    log.error(storeErrorFields(error), 'store.signing_key_unreadable');
    return noLink;
  }
}

interface ActionLink {
  href: string;
  text: string;
}

export interface MailActions {
  title: string;
  links: ActionLink[];
  erase: ActionLink | null;
}

function linksOf(lead: Linked, link: MakeLink, choices: [Action, string][]): ActionLink[] {
  return choices.flatMap(([action, text]) => {
    const href = link(lead, action);
    return href ? [{ href, text }] : [];
  });
}

/** Of a request that goes out: what became of it. */
export function stageActions(lead: Linked, link: MakeLink): MailActions | null {
  const choices = Object.entries(stages).map(([stage, { label }]) => [stage, label]);
  const links = linksOf(lead, link, choices as [Action, string][]);
  const [erase = null] = linksOf(lead, link, [['erase', actionPages.erase.label]]);
  return links.length > 0 ? { title: leadMail.actions, links, erase } : null;
}
