import { funnelWords } from '@/content/demos/lead';
import { plural } from '../italian/plural';

/** Money in integer cents, percentages in hundredths of a percent. */
export interface FunnelInput {
  budgetCents: number;
  costPerLeadCents: number;
  /** Of a hundred leads, how many are spoken to. */
  reached: number;
  /** Of a hundred who were spoken to, how many fix a meeting. */
  meetings: number;
}

export interface FunnelResult {
  leads: number;
  reached: number;
  meetings: number;
  /** What a meeting has cost; null where there is none. */
  costPerMeetingCents: number | null;
}

/** People from one month's budget. Whole persons at each stage, rounded down: nobody is half reached. */
export function runFunnel(input: FunnelInput): FunnelResult {
  const { budgetCents, costPerLeadCents } = input;
  const leads = costPerLeadCents > 0 ? Math.floor(budgetCents / costPerLeadCents) : 0;
  const reached = Math.floor((leads * input.reached) / 10_000);
  const meetings = Math.floor((reached * input.meetings) / 10_000);
  const costPerMeetingCents = meetings > 0 ? Math.round(budgetCents / meetings) : null;
  return { leads, reached, meetings, costPerMeetingCents };
}

/** The three counts in one sentence, for those who listen. */
export function funnelTold({
  leads,
  reached,
  meetings,
}: Omit<FunnelResult, 'costPerMeetingCents'>): string {
  const { told } = funnelWords;
  const counts = [plural(leads, told.leads), plural(reached, told.reached)];
  return `${counts.join(', ')}, ${plural(meetings, told.meetings)}.`;
}
