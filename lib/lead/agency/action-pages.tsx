import type { ReactNode } from 'react';
import { actionPages as words } from '@/content/action-pages';
import { fieldNames } from '@/content/contact';
import { noStage, stages } from '@/content/stages';
import { Page } from '@/lib/document/document';
import { each } from '@/lib/each';
import { plural } from '@/lib/italian/plural';
import type { Subject } from '@/lib/lead/agency/erase';
import type { LeadField } from '@/lib/lead/fields';
import { contactFacts } from '@/lib/lead/mails/lead';
import { cleaned, referenceOf, solutionOf } from '@/lib/lead/mails/lead-text';
import type { Fact } from '@/lib/lead/mails/parts';
import type { Action } from '@/lib/lead/mails/signed-link';
import { singleLine } from '@/lib/lead/plain-text';
import { leadColumns, readStoredLead } from '@/lib/lead/request';
import type { Stage, StoreSchema } from '@/lib/store/schema';
import { romeTime } from '@/lib/time';

/** How a request stands, and what tells it from others. */
export const stateColumns = [...leadColumns, 'status', 'stage'] as const;
export type RequestState = Pick<StoreSchema['leads'], (typeof stateColumns)[number]>;

function ActionFrame(page: { title: string; lead: string; children?: ReactNode }) {
  return <Page {...page} end={words.end} />;
}

export type Problem = keyof typeof words.problem;

/** HTTP status of each problem's page (RFC 9110). */
export const problemStatus: Record<Problem, number> = {
  forged: 403,
  expired: 410,
  gone: 404,
  unavailable: 503,
  unreadable: 400,
};

export function ProblemPage({ problem }: { problem: Problem }) {
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
  step?: 'do' | 'undo';
  button?: string;
}

function stageOffer({ stage }: RequestState, action: Stage): Offer {
  const { ask, lead, instead, button, done, doneLead, undo } = words.stage;
  const { label } = stages[action];
  if (stage === action) {
    return { title: done(label), lead: doneLead, step: 'undo', button: undo };
  }
  const first = stage ? `${instead(stages[stage].label, label)} ` : '';
  return { title: ask(label), lead: first + lead, step: 'do', button: button(label) };
}

function releaseOffer({ status }: RequestState): Offer {
  const { ask, lead, button, done, doneLead } = words.release;
  if (status !== 'held') return { title: done, lead: doneLead };
  return { title: ask, lead, step: 'do', button };
}

/** Name of the field that says which button was pressed. */
export const stepField = 'step';

interface StepFormProps {
  step: 'do' | 'undo';
  button: string;
  children?: ReactNode;
}

/** Posts to the page's own address, so that the token stands in no document. */
function StepForm({ step, button, children }: StepFormProps) {
  const look = step === 'do' ? 'primary' : 'quiet';
  return (
    <form method="post">
      {children}
      <button type="submit" className={look} name={stepField} value={step}>
        {button}
      </button>
    </form>
  );
}

function Facts({ rows }: { rows: Fact[] }) {
  return (
    <dl className="facts">
      {each(rows, ([label, value]) => (
        <div>
          <dt>{label}</dt>
          <dd>{typeof value === 'string' ? value : <a href={value.href}>{value.text}</a>}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A request that a mail tells in a line, or whose text the mail server refused. */
export function ReadPage({ state }: { state: RequestState }) {
  const { lead } = readStoredLead(state);
  const fields = cleaned(lead.fields);
  const row = (field: LeadField): Fact[] =>
    fields[field] ? [[fieldNames[field], fields[field]]] : [];
  return (
    <ActionFrame title={words.reference(referenceOf(lead.id))} lead={romeTime(lead.receivedAt)}>
      <Facts
        rows={[...row('nome'), ...row('azienda'), ...contactFacts(fields), ...row('obiettivi')]}
      />
    </ActionFrame>
  );
}

interface ActionPageProps {
  state: RequestState;
  action: Exclude<Action, 'erase' | 'read'>;
}

export function ActionPage({ state, action }: ActionPageProps) {
  const { title, lead, step, button } =
    action === 'release' ? releaseOffer(state) : stageOffer(state, action);
  const { id, receivedAt, page, fields } = readStoredLead(state).lead;
  const company = singleLine(fields.azienda, 100);
  const rows: Fact[] = [
    [words.facts.receivedAt, romeTime(receivedAt)],
    [words.facts.from, solutionOf(page)?.name ?? words.fromSite],
    [words.facts.now, stateWords(state)],
  ];
  if (company) rows.unshift([fieldNames.azienda, company]);
  return (
    <ActionFrame title={title} lead={lead}>
      <p className="strong">{words.reference(referenceOf(id))}</p>
      <Facts rows={rows} />
      {step && button && <StepForm {...{ step, button }} />}
    </ActionFrame>
  );
}

/** The field that says up to when the page has shown requests, in milliseconds since the epoch. */
export const shownField = 'until';

function Lines({ title, lines }: { title: string; lines: string[] }) {
  return (
    <>
      <h2>{title}</h2>
      <ul className="lines">
        {each(lines, (line) => (
          <li>{line}</li>
        ))}
      </ul>
    </>
  );
}

interface Reach {
  webhook: boolean;
}

function Stays({ webhook }: Reach) {
  const { title, mails, passedOn, copies } = words.erase.stays;
  return <Lines title={title} lines={[mails, ...(webhook ? [passedOn] : []), copies]} />;
}

export function ErasePage({ email, requests, webhook }: Subject & Reach) {
  const lines = requests.map(
    ({ id, receivedAt }) =>
      `${romeTime(receivedAt)}, ${words.reference(referenceOf(id)).toLowerCase()}`,
  );
  return (
    <ActionFrame title={words.erase.ask} lead={words.erase.lead(email)}>
      <Lines title={plural(requests.length, words.erase.requests)} lines={lines} />
      <Stays webhook={webhook} />
      <StepForm step="do" button={words.erase.button}>
        <input type="hidden" name={shownField} value={requests[0]?.receivedAt.getTime()} />
      </StepForm>
    </ActionFrame>
  );
}

export function ErasedPage({ count, webhook }: Reach & { count: number }) {
  return (
    <ActionFrame title={words.erase.done} lead={plural(count, words.erase.gone)}>
      <Stays webhook={webhook} />
    </ActionFrame>
  );
}
