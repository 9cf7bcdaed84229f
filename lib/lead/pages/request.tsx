import type { ReactNode } from 'react';
import { actionPages } from '@/content/action-pages';
import { appointment as appointmentWords } from '@/content/appointment';
import { requestPage as words } from '@/content/booking';
import { each } from '@/lib/each';
import { inRome } from '@/lib/italian/rome';
import type { Appointment } from '@/lib/lead/appointment/appointment';
import { ways } from '@/lib/lead/booking/book';
import { byDay } from '@/lib/lead/booking/slots';
import type { VisitorAction } from '@/lib/lead/links/signed-link';
import {
  BackLink,
  Choices,
  ErrorSummary,
  Field,
  Page,
  Radio,
  StepForm,
} from '@/lib/lead/pages/page';

/** UTF-16 units. */
export const longestNote = 1_000;

export const allTimes = '?orari=tutti';

export interface RefusedChoice {
  error: keyof typeof words.errors;
  note: string;
}

/** How a request stands, as its writer sees it; times in milliseconds since the epoch. */
export interface RequestView {
  reference: string;
  action: VisitorAction;
  appointment: Appointment | null;
  allowed: 'choose' | 'change' | 'nothing';
  confirmed: boolean;
  /** Until when an answer is promised, in words; undefined where that is over. */
  answerBy: string | undefined;
  times: number[];
  hasMore: boolean;
  now: number;
}

interface FrameProps {
  title: string;
  lead: string;
  reference?: string;
  children?: ReactNode;
}

function Frame({ reference, ...page }: FrameProps) {
  return (
    <Page {...page} end={`${words.end} ${reference ? actionPages.reference(reference) : ''}`} />
  );
}

export function RequestProblem({ problem }: { problem: keyof typeof words.problem }) {
  return <Frame title={actionPages.problem[problem].title} lead={words.problem[problem]} />;
}

const inWords = (time: number | Date, format: string) => inRome(new Date(time)).toFormat(format);

const presentOf = ({ appointment }: RequestView) =>
  appointment?.cancelled === false ? appointment : null;

function headOf(view: RequestView): { title: string; lead: string } {
  const { appointment, allowed, action, times, now } = view;
  const { choose, fixed, none } = words;
  const present = presentOf(view);
  if (present) {
    const when = inWords(present.startsAt, "cccc d LLLL 'alle' H:mm");
    if (present.startsAt.getTime() <= now) return { title: fixed.past(when), lead: fixed.pastLead };
    const lead = appointmentWords.manners[present.manner].prospect;
    return { title: fixed.title(when, present.manner !== 'phone'), lead };
  }
  if (appointment?.origin === 'agency')
    return { title: fixed.calledOff, lead: fixed.calledOffLead };
  if (allowed === 'nothing' || times.length === 0) {
    return { title: none.title, lead: none.lead(view.answerBy) };
  }
  if (appointment) return appointment.origin === 'asked' ? choose.asked : choose.cancelled;
  return action === 'visit_page' ? choose.arrived : choose.again;
}

function Times({ view, error }: { view: RequestView; error: string | undefined }) {
  const present = presentOf(view)?.startsAt.getTime();
  const first = present ?? view.times[0];
  const time = (value: number, label: string, day?: string) => (
    <Radio
      {...{ value, label, name: 'orario', required: true, 'aria-describedby': day }}
      // the first one carries the field's name as its id, for the link from the summary
      id={value === first ? 'orario' : undefined}
      defaultChecked={value === present}
    />
  );
  return (
    <Choices field="orario" legend={words.form.times} hint={words.form.zone} error={error}>
      {present && <div className="times">{time(present, words.form.present)}</div>}
      {each(byDay(view.times.filter((one) => one !== present)), (day) => {
        const id = inWords(day[0] ?? 0, "'giorno-'d-L");
        return (
          <div>
            <p id={id} className="day">
              {inWords(day[0] ?? 0, 'cccc d LLLL')}
            </p>
            <div className="times">{each(day, (one) => time(one, inWords(one, 'H:mm'), id))}</div>
          </div>
        );
      })}
      {view.hasMore && <BackLink to={`${allTimes}#orario`}>{words.form.more}</BackLink>}
    </Choices>
  );
}

function ChoiceForm({ view, refused }: { view: RequestView; refused: RefusedChoice | undefined }) {
  const present = presentOf(view);
  const { form, errors } = words;
  const chosen = present?.manner ?? ways[0]?.manner;
  return (
    <StepForm
      step="scegli"
      button={present ? form.change : form.submit}
      look="primary after"
      noValidate
      autoComplete="off"
    >
      {present && <h2>{form.changeTitle}</h2>}
      <Times view={view} error={refused && errors[refused.error]} />
      {ways.length > 1 && (
        <Choices field="come" legend={form.manner}>
          {each(ways, ({ manner }) => (
            <Radio
              label={appointmentWords.manners[manner].label}
              name="come"
              value={manner}
              defaultChecked={manner === chosen}
            />
          ))}
        </Choices>
      )}
      <Field
        field="nota"
        label={form.note}
        hint={form.noteHint}
        rows={3}
        maxLength={longestNote}
        defaultValue={refused?.note ?? view.appointment?.note}
      />
    </StepForm>
  );
}

function FixedLines({ view }: { view: RequestView }) {
  const { fixed } = words;
  const present = presentOf(view);
  if (!present || present.startsAt.getTime() <= view.now) return null;
  return (
    <>
      {present.link && (
        <p>
          <a href={present.link}>{present.link}</a>
        </p>
      )}
      <p>
        {view.confirmed && <strong>{fixed.confirmed} </strong>}
        {fixed.invitation} {view.allowed === 'change' ? fixed.changes : fixed.late}
      </p>
    </>
  );
}

type QuietStepProps = Record<'step' | 'title' | 'text' | 'button', string>;

function QuietStep({ step, title, text, button }: QuietStepProps) {
  return (
    <section className="section" aria-labelledby={step}>
      <h2 id={step}>{title}</h2>
      <StepForm step={step} button={button} look="quiet">
        <p>{text}</p>
      </StepForm>
    </section>
  );
}

export function RequestPage({ view, refused }: { view: RequestView; refused?: RefusedChoice }) {
  const { allowed, times, reference } = view;
  const canChoose = allowed === 'change' || (allowed === 'choose' && times.length > 0);
  const error = refused && words.errors[refused.error];
  return (
    <Frame {...headOf(view)} reference={reference}>
      {error && (
        <ErrorSummary
          title={words.refused}
          {...(canChoose ? { errors: [['orario', error]] } : { text: error })}
        />
      )}
      <FixedLines view={view} />
      {canChoose && <ChoiceForm view={view} refused={refused} />}
      {allowed === 'change' && <QuietStep step="disdici" {...words.cancel} />}
      <QuietStep step="cancella" {...words.erase} />
    </Frame>
  );
}

export function EraseRequestPage({ action, reference }: Pick<RequestView, 'action' | 'reference'>) {
  const { ask, lead, sure, back } = words.erasing;
  return (
    <Frame title={ask} lead={lead[action]} reference={reference}>
      <StepForm step="cancella-tutto" button={sure} />
      <BackLink>{back}</BackLink>
    </Frame>
  );
}

export function RequestErasedPage() {
  return <Frame title={words.erasing.done} lead={words.erasing.doneLead} />;
}
