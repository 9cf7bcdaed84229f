import { actionPages } from '@/content/action-pages';
import { facts } from '@/content/facts';
import { leadMail } from '@/content/mails/lead';
import { stages } from '@/content/stages';
import type { Env } from '@/lib/env/env';
import { type Action, signingKey, signLink } from '@/lib/lead/mails/signed-link';
import type { ReceivedLead } from '@/lib/lead/request';
import { actionPath } from '@/lib/links';
import { log } from '@/lib/log';
import { type Store, storeErrorFields } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

/** Days that a link outlives its request: mails are late, and read later. */
const graceDays = 30;

export type Linked = Pick<ReceivedLead, 'id' | 'receivedAt'>;

export type MakeLink = (lead: Linked, action: Action) => string | null;

/** For a request that is not in the store. */
export const noLink: MakeLink = () => null;

/** Links signed with the key of the store. Rejects with the store's error. */
export async function signedLinks(
  store: Store,
  { siteUrl }: Pick<Env, 'siteUrl'>,
): Promise<MakeLink> {
  const key = await signingKey(store);
  // the same each time; expired once the request is deleted
  return ({ id, receivedAt }, action) => {
    const expiresAt = receivedAt.getTime() + (facts.requestsStored.count + graceDays) * dayMs;
    const token = signLink({ leadId: id, action, expiresAt }, key);
    return token && new URL(actionPath + token, siteUrl).href;
  };
}

/** The same, but none while the key cannot be read: a request's mail matters more. */
export const storedLinks = (store: Store, config: Pick<Env, 'siteUrl'>): Promise<MakeLink> =>
  signedLinks(store, config).catch((error) => {
    log.error(storeErrorFields(error), 'store.signing_key_unreadable');
    return noLink;
  });

const stageNames = Object.keys(stages) as (keyof typeof stages)[];

/** Links that mark a request, and one that erases it; null where there are none. */
export function stageActions(lead: Linked, link: MakeLink) {
  const linkTo = (action: Action, text: string) => {
    const href = link(lead, action);
    return href ? [{ href, text }] : [];
  };
  const links = stageNames.flatMap((stage) => linkTo(stage, stages[stage].label));
  const [last = null] = linkTo('erase', actionPages.erase.label);
  return links.length > 0 ? { title: leadMail.actions, links, last } : null;
}
