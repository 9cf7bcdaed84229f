import { actionPages } from '@/content/action-pages';
import { leadMail } from '@/content/mails/lead';
import { each } from '@/lib/each';
import { plural } from '@/lib/italian/plural';
import { romeTime } from '@/lib/italian/rome';
import type { BeyondReach, Erased } from '@/lib/lead/erase/erase';
import type { Found, FoundLead, Resembling } from '@/lib/lead/erase/find';
import { referenceOf } from '@/lib/lead/mails/lead-text';
import { ActionFrame } from '@/lib/lead/pages/action';
import { BackLink, FactList, StepForm } from '@/lib/lead/pages/page';
import { singleLine } from '@/lib/lead/text/plain-text';

const { erase: words, facts, reference } = actionPages;

/** The fields by which a page says which others go along, and what it has shown. */
export const eraseFields = { also: 'anche', shown: 'visto' } as const;

const shownAtMost = 50;

interface Writer {
  lead: FoundLead;
  /** Nothing proves that the address in it is the writer's: nothing else goes with it. */
  alone: boolean;
}

const nameOf = ({ name, readable }: FoundLead) => (readable ? singleLine(name) : words.unreadable);

function RequestLines({ lead, remark }: { lead: FoundLead; remark?: string }) {
  const when = `${reference(referenceOf(lead.id))}, ${romeTime(lead.receivedAt)}`;
  return (
    <span>
      <strong>{nameOf(lead)}</strong>
      <br />
      {singleLine(lead.email)}
      <br />
      <span className="hint">{remark ? `${remark}. ${when}` : when}</span>
    </span>
  );
}

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

function Stays({ beyondReach, left = [], copies }: Pick<Erased, 'beyondReach'> & Partial<Erased>) {
  const { stays } = words;
  const lines = beyondReach.map((place): string => stays[place]);
  if (left.length > 0) lines.unshift(plural(left.length, stays.others));
  if (copies && copies.unsure.length > 0) lines.push(stays.files(copies.unsure.join(', ')));
  return <Lines title={stays.title} lines={lines} />;
}

function Others({ others }: { others: Resembling[] }) {
  if (others.length === 0) return null;
  const { title, lead, why, more } = words.others;
  return (
    <fieldset className="others">
      <legend>{title}</legend>
      <p>{lead}</p>
      {each(others.slice(0, shownAtMost), (other) => (
        <label className="choice">
          <input type="checkbox" name={eraseFields.also} value={other.id} />
          <RequestLines lead={other} remark={why[other.why]} />
        </label>
      ))}
      {others.length > shownAtMost && <p>{plural(others.length - shownAtMost, more)}</p>}
    </fieldset>
  );
}

interface ErasePageProps {
  writer: Writer;
  found: Pick<Found, 'own' | 'others'>;
  beyondReach: BeyondReach[];
}

/** What there is of a person, and the button that leads to `SurePage`. Nothing is ticked. */
export function ErasePage({ writer: { lead, alone }, found, beyondReach }: ErasePageProps) {
  const head = alone ? words.alone : words;
  const goes = [plural(found.own.length, words.goes.requests)];
  // PostgreSQL's copies are made, and stored, elsewhere
  if (!beyondReach.includes('database')) goes.push(words.goes.copies);
  return (
    <ActionFrame title={head.ask} lead={head.lead}>
      <p className="strong">{reference(referenceOf(lead.id))}</p>
      <FactList
        rows={[
          [leadMail.labels.nome, nameOf(lead)],
          [leadMail.labels.email, singleLine(lead.email)],
          [facts.receivedAt, romeTime(lead.receivedAt)],
        ]}
      />
      {/* a browser that comes back to the page must not tick again what was ticked before */}
      <StepForm step="conferma" button={words.next} autoComplete="off">
        <Lines title={words.goes.title} lines={goes} />
        <Others others={found.others} />
        <Stays beyondReach={beyondReach} />
      </StepForm>
    </ActionFrame>
  );
}

function RemovedFacts({ requests, unreadable, copies }: Erased) {
  const { removed } = words;
  const rows: [string, string][] = [[removed.requests, String(requests + unreadable)]];
  const cleared = copies.cleared.length;
  if (cleared > 0) rows.push([removed.copies, plural(cleared, removed.rewritten)]);
  return <FactList rows={rows} />;
}

interface SurePageProps {
  going: FoundLead[];
  /** Ids of the others that go along: the button posts them. */
  also: string[];
  shown: string;
  preview: Erased;
  /** It is not what the page before said. */
  changed: boolean;
}

export function SurePage({ going, also, shown, preview, changed }: SurePageProps) {
  const { title, lead, rest, button, back } = words.sure;
  return (
    <ActionFrame title={title} lead={lead}>
      {changed && (
        <div className="alert" role="alert">
          <p>{words.sure.changed}</p>
        </div>
      )}
      <RemovedFacts {...preview} />
      <ul className="lines">
        {each(going.slice(0, shownAtMost), (one) => (
          <li>
            <RequestLines lead={one} />
          </li>
        ))}
      </ul>
      {going.length > shownAtMost && <p>{plural(going.length - shownAtMost, rest)}</p>}
      <Stays {...preview} />
      <StepForm step="fai" button={button}>
        {each(also, (id) => (
          <input type="hidden" name={eraseFields.also} value={id} />
        ))}
        <input type="hidden" name={eraseFields.shown} value={shown} />
      </StepForm>
      <BackLink>{back}</BackLink>
    </ActionFrame>
  );
}

export function ErasedPage({ erased }: { erased: Erased }) {
  return (
    <ActionFrame title={words.done} lead={words.doneLead}>
      <RemovedFacts {...erased} />
      <Stays {...erased} />
    </ActionFrame>
  );
}
