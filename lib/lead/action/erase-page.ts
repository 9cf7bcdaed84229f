import { actionPages } from '@/content/action-pages';
import { leadMail } from '@/content/mails/lead';
import { plural } from '@/lib/italian/plural';
import { documentOf, factList, stepField } from '@/lib/lead/action/page';
import type { BeyondReach, Erased } from '@/lib/lead/erase/erase';
import type { Found, FoundLead, Resembling } from '@/lib/lead/erase/find';
import { referenceOf, romeTime } from '@/lib/lead/mail/view';
import { type Html, html } from '@/lib/lead/text/html';
import { singleLine } from '@/lib/lead/text/plain-text';

const { erase: words, facts, reference } = actionPages;

/** The fields by which a page says which others go along, and what it has shown. */
export const eraseFields = { also: 'anche', shown: 'visto' } as const;

/** Requests that a page shows one by one. */
const shownAtMost = 50;

/** Whose data a link erases. */
export interface Writer {
  lead: FoundLead;
  /** Nothing proves that the address in it is the writer's: nothing else goes with it. */
  alone: boolean;
}

const nameOf = ({ name, readable }: FoundLead) => (readable ? singleLine(name) : words.unreadable);

function requestLines(lead: FoundLead, remark?: string): Html {
  const when = `${reference(referenceOf(lead.id))}, ${romeTime(lead.receivedAt)}`;
  return html`<strong>${nameOf(lead)}</strong><br>${singleLine(lead.email)}<br><span class="hint">${remark ? `${remark}. ` : ''}${when}</span>`;
}

function section(title: string, lines: string[]): Html {
  return html`<h2>${title}</h2>
<ul class="lines">
${lines.map((line) => html`<li>${line}</li>\n`)}</ul>
`;
}

function stays(beyondReach: BeyondReach[], { left, copies }: Partial<Erased> = {}): Html {
  const others = left?.length ?? 0;
  const files = copies?.unsure ?? [];
  return section(words.stays.title, [
    ...(others > 0 ? [plural(others, words.stays.others)] : []),
    ...beyondReach.map((place) => words.stays[place]),
    ...(files.length > 0 ? [words.stays.files(files.join(', '))] : []),
  ]);
}

function choices(others: Resembling[]): Html {
  if (others.length === 0) return html``;
  const boxes = others.slice(0, shownAtMost).map(
    (other) =>
      html`<label class="choice"><input type="checkbox" name="${eraseFields.also}" value="${other.id}"><span>${requestLines(other, words.others.why[other.why])}</span></label>
`,
  );
  const more = others.length - boxes.length;
  return html`<fieldset class="others">
<legend>${words.others.title}</legend>
<p>${words.others.lead}</p>
${boxes}${more > 0 ? html`<p>${plural(more, words.others.more)}</p>\n` : html``}</fieldset>
`;
}

function whose({ lead }: Writer): Html {
  return html`<p class="reference">${reference(referenceOf(lead.id))}</p>
${factList([
  [leadMail.labels.nome, nameOf(lead)],
  [leadMail.labels.email, singleLine(lead.email)],
  [facts.receivedAt, romeTime(lead.receivedAt)],
])}`;
}

/** What there is of a person, and the button that leads to `surePage`. Nothing is ticked. */
export function erasePage(
  writer: Writer,
  { own, others }: Found,
  beyondReach: BeyondReach[],
): string {
  const { ask, lead } = writer.alone ? words.alone : words;
  // a browser that comes back to the page must not tick again what was ticked before
  const form = html`<form method="post" autocomplete="off">
${section(words.goes.title, [
  plural(own.length, words.goes.requests),
  // PostgreSQL's are made, and kept, elsewhere
  ...(beyondReach.includes('database') ? [] : [words.goes.copies]),
])}${choices(others)}${stays(beyondReach)}<button type="submit" class="primary" name="${stepField}" value="conferma">${words.next}</button>
</form>
`;
  return documentOf({ title: ask, lead, rest: [form] }, whose(writer));
}

function row(present: boolean, label: string, value: string): [string, string][] {
  return present ? [[label, value]] : [];
}

function removedFacts({ requests, unreadable, copies }: Erased): Html {
  const cleared = copies.cleared.length;
  return factList([
    [words.removed.requests, String(requests + unreadable)],
    ...row(cleared > 0, words.removed.copies, plural(cleared, words.removed.rewritten)),
  ]);
}

/**
 * Everything that goes with the next press: its button posts the ids in `also`, and `shown`, which stands for all that is
 * on the page. `changed`: it is not what the page before said.
 */
export function surePage(
  { going, also, shown }: { going: FoundLead[]; also: string[]; shown: string },
  preview: Erased,
  changed: boolean,
): string {
  const { title, lead, rest, button, back } = words.sure;
  const notice = html`<p class="warning" role="alert">${words.sure.changed}</p>\n`;
  const more = going.length - shownAtMost;
  const page = html`${changed ? notice : html``}${removedFacts(preview)}<ul class="requests">
${going.slice(0, shownAtMost).map((each) => html`<li>${requestLines(each)}</li>\n`)}</ul>
${more > 0 ? html`<p>${plural(more, rest)}</p>\n` : html``}${stays(preview.beyondReach, preview)}<form method="post">
${also.map((id) => html`<input type="hidden" name="${eraseFields.also}" value="${id}">\n`)}<input type="hidden" name="${eraseFields.shown}" value="${shown}">
<button type="submit" class="primary" name="${stepField}" value="fai">${button}</button>
</form>
<p><a class="back" href="">${back}</a></p>
`;
  return documentOf({ title, lead, rest: [page] }, html``);
}

/** What has gone, and what stays where. */
export function erasedPage(erased: Erased): string {
  const rest = [removedFacts(erased), stays(erased.beyondReach, erased)];
  return documentOf({ title: words.done, lead: words.doneLead, rest }, html``);
}
