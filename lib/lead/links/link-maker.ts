import { facts } from '@/content/facts';
import type { Env } from '@/lib/env';
import { type Action, signLink } from '@/lib/lead/links/signed-link';
import { signingKey } from '@/lib/lead/links/signing-key';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { actionPath } from '@/lib/links';
import { log } from '@/lib/server/log';
import { type Store, storeErrorFields } from '@/lib/store/store';
import { dayMs } from '@/lib/time';

/** Days that a link outlives its request's ordinary deletion: the mail may have been late, and is read later still. */
const graceDays = 30;

export type MakeLink = (
  lead: Pick<ReceivedLead, 'id' | 'receivedAt'>,
  action: Action,
) => string | null;

/** For mails that carry no links: of a request that the store does not have. */
export const noLink: MakeLink = () => null;

type LinkConfig = Pick<Env, 'siteUrl'>;

/** Makes links with this key. A request's links are the same each time, and expire after it has been deleted. */
function linksWith(key: Buffer, { siteUrl }: LinkConfig): MakeLink {
  return ({ id, receivedAt }, action) => {
    const expiresAt = receivedAt.getTime() + (facts.requestsStored.count + graceDays) * dayMs;
    const token = signLink({ leadId: id, action, expiresAt }, key);
    return token && new URL(actionPath + token, siteUrl).href;
  };
}

/** Makes links with the store's present key; none while it cannot be read, for a mail matters more than its links. */
export async function storedLinks(store: Store, config: LinkConfig): Promise<MakeLink> {
  try {
    return linksWith(await signingKey(store), config);
  } catch (error) {
    log.error(storeErrorFields(error), 'store.signing_key_unreadable');
    return noLink;
  }
}
