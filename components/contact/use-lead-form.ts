import { type FormEvent, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { type FieldErrors, type Resolver, useForm } from 'react-hook-form';
import { prepareToasts, showToast } from '@/components/layout/toasts';
import { anchors, fieldId } from '@/content/anchors';
import { contact } from '@/content/contact';
import { notedRoute, withRoute } from '@/lib/browser/route-note';
import { fields, type Lead, type LeadField, leadFields } from '@/lib/lead/fields';
import type { FieldRefusal } from './error-summary';
import { reportTouched } from './report-touched';
import { type Received, sendLead } from './send-lead';

const loadResolver = () => import('./lead-resolver');

/** The checks' code comes when the form is touched; without it the server checks alone, by the same schema. */
const checkLead: Resolver<Lead> = async (values, context, options) => {
  const loaded = await loadResolver().catch(() => null);
  return loaded ? loaded.leadResolver(values, context, options) : { values, errors: {} };
};

let underWay: Promise<unknown> = Promise.resolve();

/** Resolves when nothing is being checked or sent any more. */
export const sendingSettled = (): Promise<unknown> => underWay;

/** The first word of a form: a toast may follow, and the one that says there is no connection is one too. */
function begin(): void {
  reportTouched();
  prepareToasts();
}

function fieldOf(name: LeadField): HTMLInputElement | HTMLTextAreaElement | null {
  const field = document.getElementById(fieldId(name));
  return field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field : null;
}

const toRefusals = (messages: Partial<Record<LeadField, string | undefined>>): FieldRefusal[] =>
  leadFields.flatMap((name) => {
    const message = messages[name];
    return message ? [{ name, message }] : [];
  });

interface Thanks extends Received {
  typed: { name: string; email: string };
}

/** The consultation form between the visitor, the checks and the server. */
export function useLeadForm(page: string) {
  const [thanks, setThanks] = useState<Thanks | null>(null);
  const sent = thanks !== null;
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState({ attempt: 0, fields: [] as FieldRefusal[] });
  const [failures, setFailures] = useState(0);
  const bait = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const form = useForm<Lead>({
    resolver: checkLead,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
    // the summary takes the focus
    shouldFocusError: false,
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;
  // in the words of the attempt, so that the alert does not speak while someone types
  const refusals = refusal.fields.filter(({ name }) => errors[name]);
  // what has been fixed is named no more until the next attempt
  if (!isSubmitting && refusals.length < refusal.fields.length)
    setRefusal({ ...refusal, fields: refusals });
  useErrorTitle(refusals.length > 0 && !sent);

  const { setValue } = form;
  useEffect(() => {
    // asked for early; where it cannot be had, that shows in checkLead
    loadResolver().catch(() => {});
    // filled in before React answered, maybe in one go by the browser: no input event comes any more
    if (leadFields.some((name) => fieldOf(name)?.value)) begin();
  }, []);

  useEffect(() => {
    // the browser took the focus off the button when it was disabled
    const lost = document.activeElement === document.body;
    if (failures > 0 && !isSubmitting && lost) button.current?.focus();
  }, [failures, isSubmitting]);

  function refuse(fields: FieldRefusal[]) {
    setRefusal(({ attempt }) => ({ attempt: attempt + 1, fields }));
  }

  function refuseUnsound(unsound: FieldErrors<Lead>) {
    const messages = leadFields.map((name) => [name, unsound[name]?.message]);
    refuse(toRefusals(Object.fromEntries(messages)));
  }

  /** What stands in the fields, whoever wrote it: a browser that fills them in may say nothing. */
  function submit(event?: FormEvent<HTMLFormElement>) {
    for (const name of leadFields) {
      const field = fieldOf(name);
      if (field) setValue(name, field.value);
    }
    underWay = handleSubmit(send, refuseUnsound)(event);
    return underWay;
  }

  async function send(lead: Lead) {
    setSending(true);
    const { maxLength } = fields.obiettivi;
    const request = { ...lead, obiettivi: withRoute(lead.obiettivi, notedRoute(), maxLength) };
    const outcome = await sendLead(request, page, bait.current?.value);
    setSending(false);
    if (outcome.kind === 'received') {
      const { answerBy } = outcome;
      flushSync(() => setThanks({ typed: { name: lead.nome, email: lead.email }, answerBy }));
      // React has failed (components/islands): the page says by itself that it has arrived
      if (fieldOf('nome')) window.location.hash = anchors.sent;
      void showToast('success', contact.success);
      return;
    }
    if (outcome.kind === 'invalid') {
      const wrong = toRefusals(outcome.fields);
      for (const { name, message } of wrong) setError(name, { message });
      refuse(wrong);
      return;
    }
    console.error('send-contact:', outcome.reason);
    setFailures((count) => count + 1);
    void showToast('error', contact.failure);
  }

  return {
    register,
    errors,
    refusals,
    attempt: refusal.attempt,
    /** Being checked or sent: nothing can be changed meanwhile. */
    busy: isSubmitting,
    sending,
    /** What the thanks say; null until the request is sent. */
    thanks,
    bait,
    button,
    begin,
    submit,
  };
}

const prefix = `${contact.refused.prefix} `;

/** Lets the page's title say, before all else, that something has to be fixed: it is what a reader hears first. */
function useErrorTitle(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    const { title } = document;
    document.title = prefix + title;
    return () => {
      document.title = title;
    };
  }, [active]);
}
