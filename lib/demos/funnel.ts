import { funnelFields, funnelRates } from '@/content/demos/lead';
import type { Selection } from '@/content/demos/types';
import { initialTyped, readTyped } from './numbers';

/** Money in integer cents, percentages in hundredths of a percent. */
interface FunnelInput {
  budgetCents: number;
  costPerLeadCents: number;
  reached: number;
  meetings: number;
}

/** People from one month's budget. Whole persons at each stage, rounded down: nobody is half reached. */
export function runFunnel(input: FunnelInput) {
  const { budgetCents, costPerLeadCents } = input;
  const leads = costPerLeadCents > 0 ? Math.floor(budgetCents / costPerLeadCents) : 0;
  const reached = Math.floor((leads * input.reached) / 10_000);
  const meetings = Math.floor((reached * input.meetings) / 10_000);
  const costPerMeetingCents = meetings > 0 ? Math.round(budgetCents / meetings) : null;
  return { leads, reached, meetings, costPerMeetingCents };
}

const initial = readTyped(funnelFields, initialTyped(funnelFields)).values;
const rateOf = (option: string | undefined) => (funnelRates[option ?? ''] ?? 0) * 100;

/** What the assumed numbers make of a choice on the three axes; an axis that is not chosen counts nobody. */
export const funnelOf = ({ budget, risposta, nurturing }: Selection) =>
  runFunnel({
    budgetCents: Number(budget) * 100,
    costPerLeadCents: initial.costPerLead,
    reached: rateOf(risposta),
    meetings: rateOf(nurturing),
  });
