import {
  discardLead,
  releaseLead,
  takeBackMs,
  undiscardLead,
  unreleaseLead,
} from '@/lib/lead/action/held';
import { setStage, undoStage } from '@/lib/lead/action/stage';
import { channelsOf } from '@/lib/lead/delivery/attempt';
import type { Action } from '@/lib/lead/links/signed-link';
import type { LeadService } from '@/lib/lead/ops/service';

/** What an action does to a request's state, and how that is taken back. */
export type StateAction = Exclude<Action, 'erase'>;

/** Does it; the same again does nothing. Rejects with the store's error. */
export async function perform(
  { store, config }: Pick<LeadService, 'store' | 'config'>,
  action: StateAction,
  id: string,
): Promise<void> {
  if (action === 'release') await releaseLead(store, id, channelsOf(config), takeBackMs);
  else if (action === 'discard') await discardLead(store, id);
  else await setStage(store, id, action);
}

/** Takes it back, as far as that can be; the same again does nothing. Rejects with the store's error. */
export async function undo(
  { store }: Pick<LeadService, 'store'>,
  action: StateAction,
  id: string,
): Promise<void> {
  if (action === 'release') await unreleaseLead(store, id);
  else if (action === 'discard') await undiscardLead(store, id);
  else await undoStage(store, id, action);
}
