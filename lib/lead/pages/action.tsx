import type { ReactNode } from 'react';
import { actionPages as words } from '@/content/action-pages';
import { noStage, stages } from '@/content/stages';
import { romeTime } from '@/lib/italian/rome';
import type { Action } from '@/lib/lead/links/signed-link';
import { FactList, Page, StepForm } from '@/lib/lead/pages/page';
import type { LeadStatus, Stage } from '@/lib/store/schema';

/** How a request stands, without anything of who wrote it. */
export interface RequestState {
  reference: string;
  receivedAt: Date;
  solution: string | null;
  status: LeadStatus;
  stage: Stage | null;
}

export function ActionFrame(page: { title: string; lead: string; children?: ReactNode }) {
  return <Page {...page} end={words.end} />;
}

export function ProblemPage({ problem }: { problem: keyof typeof words.problem }) {
  const { title, text } = words.problem[problem];
  return <ActionFrame title={title} lead={text} />;
}

function stateWords({ status, stage }: RequestState): string {
  if (status === 'held') return words.held;
  return (stage ? stages[stage] : noStage).label;
}

interface Offer {
  title: string;
  lead: string;
  step?: 'fai' | 'annulla';
  button?: string;
}

function stageOffer({ stage }: RequestState, action: Stage): Offer {
  const { ask, lead, instead, button, done, doneLead, undo } = words.stage;
  const { label } = stages[action];
  if (stage === action) {
    return { title: done(label), lead: doneLead, step: 'annulla', button: undo };
  }
  const first = stage ? `${instead(stages[stage].label, label)} ` : '';
  return { title: ask(label), lead: first + lead, step: 'fai', button: button(label) };
}

function releaseOffer({ status }: RequestState): Offer {
  const { ask, lead, button, done, doneLead } = words.release;
  if (status !== 'held') return { title: done, lead: doneLead };
  return { title: ask, lead, step: 'fai', button };
}

interface ActionPageProps {
  state: RequestState;
  action: Exclude<Action, 'erase'>;
}

export function ActionPage({ state, action }: ActionPageProps) {
  const { title, lead, step, button } =
    action === 'release' ? releaseOffer(state) : stageOffer(state, action);
  const rows: [string, string][] = [
    [words.facts.receivedAt, romeTime(state.receivedAt)],
    [words.facts.from, state.solution ?? words.fromSite],
    [words.facts.now, stateWords(state)],
  ];
  return (
    <ActionFrame title={title} lead={lead}>
      <p className="strong">{words.reference(state.reference)}</p>
      <FactList rows={rows} />
      {step && button && (
        <StepForm {...{ step, button }} look={step === 'fai' ? 'primary' : 'quiet'} />
      )}
    </ActionFrame>
  );
}
