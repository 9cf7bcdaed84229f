import { costPerLeadEuros, funnelRates } from '@/content/demos/lead';
import type { Selection } from '@/content/demos/types';

const percentOf = (count: number, option = '') =>
  Math.floor((count * (funnelRates[option] ?? 0)) / 100);

/**
 * People from a month's budget, whole persons at each stage; an axis without a choice counts none. `costPerMeetingCents`
 * is null without a meeting.
 */
export function funnelOf({ budget = '0', risposta, nurturing }: Selection) {
  const leads = Math.floor(Number(budget) / costPerLeadEuros);
  const reached = percentOf(leads, risposta);
  const meetings = percentOf(reached, nurturing);
  const costPerMeetingCents = meetings > 0 ? Math.round((Number(budget) * 100) / meetings) : null;
  return { leads, reached, meetings, costPerMeetingCents };
}
