import { actionPages as words } from '@/content/action-pages';
import { noStage, stages } from '@/content/stages';
import { appointmentSection, type Refused } from '@/lib/lead/action/appointment-section';
import { actionStyle } from '@/lib/lead/action/page-style';
import type { StateAction } from '@/lib/lead/action/perform';
import type { RequestState } from '@/lib/lead/action/request-state';
import { siteDocument, siteDocumentPolicy } from '@/lib/lead/mail/layout/site-document';
import { romeTime } from '@/lib/lead/mail/view';
import { type Html, html } from '@/lib/lead/text/html';

/** The field by whose value a page's buttons tell what they do. */
export const stepField = 'passo';
export const steps = ['conferma', 'fai', 'annulla', 'appuntamento', 'disdici'] as const;
export type Step = (typeof steps)[number];

/** Content-Security-Policy of these pages: no script, their own style, and forms that come back to them. */
export const actionPolicy = siteDocumentPolicy([actionStyle], 'forms');

function stateWords({ status, stage, discarded, untried }: RequestState): string {
  if (discarded) return words.discarded;
  if (status === 'quarantined') return words.held;
  if (stage) return stages[stage].label;
  return untried ? words.onItsWay : noStage.label;
}

/** Names and values, one beside the other. */
export function factList(rows: [label: string, value: string][]): Html {
  return html`<dl class="facts">
${rows.map(([label, value]) => html`<div><dt>${label}</dt><dd>${value}</dd></div>\n`)}</dl>
`;
}

function facts(state: RequestState): Html {
  return factList([
    [words.facts.receivedAt, romeTime(state.receivedAt)],
    [words.facts.from, state.solution ?? words.fromSite],
    [words.facts.now, stateWords(state)],
  ]);
}

/** A button that posts to the page's own address: the token is in no document. */
function button(step: Step, text: string, kind: 'primary' | 'quiet'): Html {
  return html`<form method="post"><button type="submit" class="${kind}" name="${stepField}" value="${step}">${text}</button></form>
`;
}

interface Page {
  title: string;
  lead: string;
  rest: Html[];
}

function stagePage(state: RequestState, action: keyof typeof stages, refused?: Refused): Page {
  const { label } = stages[action];
  const { ask, lead, instead, done, doneLead, heldTitle, heldLead } = words.stage;
  if (state.status !== 'accepted') return { title: heldTitle, lead: heldLead, rest: [] };
  if (state.stage !== action) {
    const first = state.stage ? `${instead(stages[state.stage].label, label)} ` : '';
    const rest = [button('fai', words.stage.button(label), 'primary')];
    return { title: ask(label), lead: first + lead, rest };
  }
  return {
    title: done(label),
    lead: doneLead,
    rest: [
      button('annulla', words.stage.undo, 'quiet'),
      ...(action === 'contacted' ? [appointmentSection(state, refused)] : []),
    ],
  };
}

function releasePage(state: RequestState): Page {
  const { ask, lead, done, doneLead, goneLead, undo } = words.release;
  if (state.status === 'quarantined') {
    return { title: ask, lead, rest: [button('fai', words.release.button, 'primary')] };
  }
  return state.untried
    ? { title: done, lead: doneLead, rest: [button('annulla', undo, 'quiet')] }
    : { title: done, lead: goneLead, rest: [] };
}

function discardPage(state: RequestState): Page {
  const { ask, lead, done, doneLead, undo, releasedTitle, releasedLead } = words.discard;
  if (state.status !== 'quarantined') return { title: releasedTitle, lead: releasedLead, rest: [] };
  return state.discarded
    ? { title: done, lead: doneLead, rest: [button('annulla', undo, 'quiet')] }
    : { title: ask, lead, rest: [button('fai', words.discard.button, 'primary')] };
}

function pageOf(state: RequestState, action: StateAction, refused?: Refused): Page {
  if (action === 'release') return releasePage(state);
  if (action === 'discard') return discardPage(state);
  return stagePage(state, action, refused);
}

/** A whole page: headline, first paragraph, what stands beside them, and the rest. */
export function documentOf({ title, lead, rest }: Page, aside: Html): string {
  return siteDocument({
    title,
    style: actionStyle,
    content: html`<h1>${title}</h1>
<p class="lead">${lead}</p>
${aside}${rest}<p class="end">${words.end}</p>`,
  });
}

/** What an action would do to a request, or has done, and the button for it. `refused`: an appointment to be fixed. */
export function actionPage(state: RequestState, action: StateAction, refused?: Refused): string {
  const reference = html`<p class="reference">${words.reference(state.reference)}</p>\n`;
  return documentOf(pageOf(state, action, refused), html`${reference}${facts(state)}`);
}

/** Why there is nothing to do: a page with nothing to press. */
export function problemPage(problem: keyof typeof words.problem): string {
  const { title, text } = words.problem[problem];
  return documentOf({ title, lead: text, rest: [] }, html``);
}
