import { costPerLeadEuros, funnelRates } from '@/content/demos/lead';
import type { Selection } from '@/content/demos/types';

const percentOf = (count: number, option = '') =>
  Math.floor((count * (funnelRates[option] ?? 0)) / 100);

/**
 * People from one month's budget, by a choice on the three axes; one that is not chosen counts nobody. Whole persons at each
 * stage, rounded down: nobody is half reached. `costPerMeetingCents` is null where nobody is met.
 */
export function funnelOf({ budget = '0', risposta, nurturing }: Selection) {
  const leads = Math.floor(Number(budget) / costPerLeadEuros);
  const reached = percentOf(leads, risposta);
  const meetings = percentOf(reached, nurturing);
  const costPerMeetingCents = meetings > 0 ? Math.round((Number(budget) * 100) / meetings) : null;
  return { leads, reached, meetings, costPerMeetingCents };
}
