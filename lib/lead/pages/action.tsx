import type { ReactNode } from 'react';
import { actionPages as words } from '@/content/action-pages';
import { noStage, stages } from '@/content/stages';
import { romeTime } from '@/lib/italian/rome';
import type { Action } from '@/lib/lead/links/signed-link';
import { FactList, Page, StepForm } from '@/lib/lead/pages/page';
import type { LeadStatus, Stage } from '@/lib/store/schema';

/** What an action does to a request's state, and how that is taken back. */
export type StateAction = Exclude<Action, 'erase'>;

/** How a request stands, without anything of who wrote it. */
export interface RequestState {
  reference: string;
  receivedAt: Date;
  solution: string | null;
  status: LeadStatus;
  stage: Stage | null;
  discarded: boolean;
  /** Whether none of its deliveries has been tried yet. */
  untried: boolean;
}

export function ActionFrame(page: { title: string; lead: string; children?: ReactNode }) {
  return <Page {...page} end={words.end} />;
}

export function ProblemPage({ problem }: { problem: keyof typeof words.problem }) {
  const { title, text } = words.problem[problem];
  return <ActionFrame title={title} lead={text} />;
}

function stateWords({ status, stage, discarded, untried }: RequestState): string {
  if (discarded) return words.discarded;
  if (status === 'quarantined') return words.held;
  if (stage) return stages[stage].label;
  return untried ? words.onItsWay : noStage.label;
}

interface Offer {
  title: string;
  lead: string;
  step?: 'fai' | 'annulla';
  button?: string;
}

interface OfferWords {
  ask: string;
  lead: string;
  button: string;
  done: string;
  doneLead: string;
  undo: string;
}

const offered = ({ ask, lead, button }: OfferWords): Offer => ({
  title: ask,
  lead,
  step: 'fai',
  button,
});
const done = ({ done: title, doneLead: lead, undo }: OfferWords): Offer => ({
  title,
  lead,
  step: 'annulla',
  button: undo,
});

function stageOffer({ status, stage }: RequestState, action: Stage): Offer {
  const { heldTitle, heldLead, instead, ...forms } = words.stage;
  if (status !== 'accepted') return { title: heldTitle, lead: heldLead };
  const { label } = stages[action];
  const first = stage ? `${instead(stages[stage].label, label)} ` : '';
  const said = {
    ...forms,
    ask: forms.ask(label),
    button: forms.button(label),
    done: forms.done(label),
    lead: first + forms.lead,
  };
  return stage === action ? done(said) : offered(said);
}

function offerOf(state: RequestState, action: StateAction): Offer {
  const { status, discarded, untried } = state;
  if (action === 'release') {
    if (status === 'quarantined') return offered(words.release);
    const { done: title, goneLead: lead } = words.release;
    return untried ? done(words.release) : { title, lead };
  }
  if (action === 'discard') {
    const { releasedTitle: title, releasedLead: lead } = words.discard;
    if (status !== 'quarantined') return { title, lead };
    return discarded ? done(words.discard) : offered(words.discard);
  }
  return stageOffer(state, action);
}

interface ActionPageProps {
  state: RequestState;
  action: StateAction;
}

export function ActionPage({ state, action }: ActionPageProps) {
  const { title, lead, step, button } = offerOf(state, action);
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
