import { chosenWords } from '@/content/booking';
import { romeTime } from '@/lib/italian/rome';
import type { Signed, SignedPages } from '@/lib/lead/action/receive';
import { appointmentOf, cancelAppointment } from '@/lib/lead/appointment/appointment-store';
import { sendAppointment } from '@/lib/lead/appointment/send-appointment';
import { allowedNow, book, bookedTimes } from '@/lib/lead/booking/book';
import { firstChoices, freeSlots } from '@/lib/lead/booking/slots';
import { erase } from '@/lib/lead/erase/erase';
import { findPerson } from '@/lib/lead/erase/find';
import { currentClient } from '@/lib/lead/http/client-address';
import { isVisitorAction, type VisitorAction } from '@/lib/lead/links/signed-link';
import { referenceOf } from '@/lib/lead/mails/lead-text';
import { actionAnswer, problemStatus } from '@/lib/lead/pages/answer';
import {
  allTimes,
  EraseRequestPage,
  longestNote,
  type RefusedChoice,
  RequestErasedPage,
  RequestPage,
  RequestProblem,
  type RequestView,
} from '@/lib/lead/pages/request';
import { answerBy } from '@/lib/lead/promise/answer-by';
import { promisedBy } from '@/lib/lead/promise/times';
import type { ReceivedLead } from '@/lib/lead/request/schema';
import { readStoredLead } from '@/lib/lead/request/stored-lead';
import { multiLine } from '@/lib/lead/text/plain-text';
import { requestPagePath } from '@/lib/links';
import type { LeadStatus, Stage } from '@/lib/store/schema';

/** HTTP status of each refused choice (RFC 9110). */
const refusedStatus: Record<RefusedChoice['error'], number> = {
  missing: 422,
  taken: 409,
  closed: 409,
  tooMany: 429,
};

interface Seen extends Signed<VisitorAction> {
  lead: ReceivedLead;
  status: LeadStatus;
  stage: Stage | null;
  origin: 'mail' | 'page';
  now: number;
}

async function lookUp(signed: Signed<VisitorAction>): Promise<Seen | undefined> {
  const { service, leadId, action } = signed;
  const row = await service.store.use((db) =>
    db.selectFrom('leads').selectAll().where('id', '=', leadId).executeTakeFirst(),
  );
  if (!row) return undefined;
  const { status, stage } = row;
  const { lead } = readStoredLead(row);
  const origin = action === 'visit_mail' ? 'mail' : 'page';
  return { ...signed, lead, status, stage, origin, now: Date.now() };
}

/** Which times are free beside those that are booked; none while that is not known. */
async function freeTimes({ service: { config, calendars }, leadId, now }: Seen) {
  const read = config.booking ? await calendars.busy(now) : null;
  // the invitation may stand in the agency's own calendar: it must not be in its own way
  const busy = read?.filter(({ uid }) => !uid.startsWith(leadId));
  return (booked: number[]) =>
    busy ? freeSlots(now, config.workingCalendar, { busy, booked }) : [];
}

async function viewOf(seen: Seen, all = false): Promise<RequestView> {
  const { service, lead, leadId, status, stage, action, now } = seen;
  const { workingCalendar } = service.config;
  const received = lead.receivedAt.getTime();
  const { appointment, booked } = await service.store.use(async (db) => ({
    appointment: await appointmentOf(db, leadId),
    booked: await bookedTimes(db, leadId, now),
  }));
  const allowed = allowedNow({ status, stage }, appointment, now);
  const times = allowed === 'nothing' ? [] : (await freeTimes(seen))(booked);
  const shown = all ? times : firstChoices(times);
  const promised = stage === null && promisedBy(received, workingCalendar) > now;
  return {
    ...{ action, appointment, allowed, now, times: shown },
    reference: referenceOf(leadId),
    confirmed: stage === 'contacted',
    answerBy: promised ? answerBy(received, workingCalendar) : undefined,
    hasMore: shown.length < times.length,
  };
}

const noteIn = (form: URLSearchParams) =>
  multiLine(form.get('nota') ?? '')
    .trim()
    .slice(0, longestNote);

async function choose(seen: Seen, form: URLSearchParams): Promise<RefusedChoice['error'] | null> {
  const { service, leadId, origin, now } = seen;
  const time = Number(form.get('orario'));
  if (!time) return 'missing';
  const { workingCalendar: calendar, leadsTo: agency } = service.config;
  const choice = { time, manner: form.get('come'), note: noteIn(form), origin };
  const about = { calendar, agency, now };
  const ended = await book(service.store, leadId, choice, await freeTimes(seen), about);
  return ended === 'taken' || ended === 'closed' ? ended : null;
}

/**
 * Erases everything of the address that the link proves, or this request alone, once the agency has been asked to delete its
 * mails. Rejects with the mail's or the store's error.
 */
async function eraseAll({ service, lead, leadId, origin, now }: Seen): Promise<void> {
  const { store, mailer, config } = service;
  if (await cancelAppointment(store, leadId, now, origin)) {
    // now: with the request its deliveries go
    await sendAppointment({ lead, recipients: null }, { store, mailer, config });
  }
  const { subject, text } = chosenWords.erased;
  const reference = referenceOf(leadId);
  await mailer.send({
    id: `${leadId}.erased`,
    subject: subject(reference),
    body: text(reference, romeTime(lead.receivedAt)),
  });
  const { email } = lead.fields;
  const proven = origin === 'mail' && email ? { email } : {};
  await erase(store, config, await findPerson(store, { leadId, ...proven }));
}

const steps = ['scegli', 'disdici', 'cancella', 'cancella-tutto'] as const;
type Step = (typeof steps)[number];

async function change(seen: Seen, step: Step, form: URLSearchParams) {
  const { service, leadId, origin, now } = seen;
  const { network } = currentClient();
  if (network && (await service.limits.changeWaitSeconds(network))) return 'tooMany';
  if (step === 'scegli') return await choose(seen, form);
  if (step === 'cancella-tutto') await eraseAll(seen);
  else if ((await viewOf(seen)).allowed === 'change') {
    await cancelAppointment(service.store, leadId, now, origin);
  }
  return null;
}

export const visitorPages: SignedPages<VisitorAction, Step> = {
  path: requestPagePath,
  isOwn: isVisitorAction,
  steps,
  problem: (name) => actionAnswer(<RequestProblem problem={name} />, problemStatus[name]),
  async show(signed, search) {
    const seen = await lookUp(signed);
    if (!seen) return 'gone';
    return await actionAnswer(<RequestPage view={await viewOf(seen, search === allTimes)} />);
  },
  async take(signed, step, form) {
    const seen = await lookUp(signed);
    if (!seen) return 'gone';
    if (step === 'cancella') {
      const about = { action: signed.action, reference: referenceOf(signed.leadId) };
      return await actionAnswer(<EraseRequestPage {...about} />);
    }
    const error = await change(seen, step, form);
    signed.service.worker.wake();
    if (error) {
      const refused = { error, note: noteIn(form) };
      const page = <RequestPage view={await viewOf(seen)} refused={refused} />;
      return await actionAnswer(page, refusedStatus[error]);
    }
    return step === 'cancella-tutto' ? await actionAnswer(<RequestErasedPage />) : null;
  },
};
