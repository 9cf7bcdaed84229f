'use client'; // validates, sends and shows the outcome without leaving the page

import { type FormEvent, type Ref, useSyncExternalStore } from 'react';
import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { Toasts } from '@/components/layout/toasts';
import { lineColour } from '@/components/line/palette';
import { Button } from '@/components/ui/button';
import { ChangingText } from '@/components/ui/changing-text';
import { fieldId } from '@/content/anchors';
import { board } from '@/content/board';
import { contact, leadForm } from '@/content/contact';
import { notedRoute, onRouteNoted, removeRoute } from '@/lib/browser/route-note';
import {
  fieldLabel,
  fields,
  honeypotField,
  type Lead,
  leadFields,
  requiredNote,
} from '@/lib/lead/fields';
import { sendContactPath } from '@/lib/links';
import { routeText } from '@/lib/route-text';
import { ErrorSummary } from './error-summary';
import { FormField } from './field';
import { ThankYou } from './thank-you';
import { useLeadForm } from './use-lead-form';

interface ContactFormProps {
  /** Path of the page that it stands on, sent along with the request. */
  page: string;
  /** Classes of the line that comes down to the first station. */
  lineAbove?: string;
}

/** What has replaced the form takes the focus, so that it is read out. */
function takeFocus(title: HTMLHeadingElement | null) {
  title?.focus({ preventScroll: true });
  // all of it from the ring on, clear of the toast
  title?.parentElement?.scrollIntoView();
}

export function ContactForm({ page, lineAbove }: ContactFormProps) {
  const form = useLeadForm(page);
  return (
    <>
      {form.thanks ? (
        <ThankYou {...form.thanks} title={takeFocus} />
      ) : (
        <Form page={page} form={form} {...(lineAbove && { lineAbove })} />
      )}
      <Toasts />
    </>
  );
}

interface FormProps extends ContactFormProps {
  form: ReturnType<typeof useLeadForm>;
}

function Form({ page, lineAbove, form }: FormProps) {
  function submit(event: FormEvent<HTMLFormElement>) {
    form.begin();
    return form.submit(event);
  }

  // the browser's own check has stopped the form: instead of a bubble for the first field, all are shown at once
  function tellAll(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const first = event.currentTarget.querySelector(':is(input, textarea):invalid');
    if (event.target === first) void form.submit();
  }

  return (
    <form
      aria-label={contact.name}
      className="print:hidden"
      action={sendContactPath}
      method="post"
      onSubmit={submit}
      onInvalidCapture={tellAll}
      onInput={form.begin}
    >
      <input type="hidden" name="page" value={page} />
      <Honeypot ref={form.bait} />
      <div className="form-line">
        <ErrorSummary refusals={form.refusals} attempt={form.attempt} />
        <fieldset disabled={form.busy}>
          <legend className="pb-2 text-muted">{requiredNote()}</legend>
          <div className="form-line-stops">
            {lineAbove && <span className={`form-line-above ${lineAbove}`} aria-hidden="true" />}
            <RouteNote />
            <ContactFields page={page} register={form.register} errors={form.errors} />
          </div>
          <Button
            ref={form.button}
            type="submit"
            // after a failure the focus brings it out from under the toast
            className="form-line-end relative min-h-14! w-full opacity-100! max-sm:scroll-mt-28 sm:w-auto sm:px-8"
          >
            {form.busy && <Spinner />}
            <ChangingText>{form.busy ? contact.submitting : contact.submit}</ChangingText>
          </Button>
        </fieldset>
      </div>
      <p role="status" className="sr-only">
        {form.sending && <ChangingText>{contact.submitting}</ChangingText>}
      </p>
    </form>
  );
}

/** A field for programs alone: out of sight, out of the tab order, out of the accessibility tree and of autofill. */
function Honeypot({ ref }: { ref?: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="sr-only">
      <label>
        {leadForm.honeypotLabel}
        <input
          ref={ref}
          type="text"
          name={honeypotField}
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-bwignore
          data-lpignore="true"
        />
      </label>
    </div>
  );
}

/** A train going round a ring line; it stands still where motion is unwanted. */
function Spinner() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="motion-safe:animate-spin"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <circle cx="10" cy="10" r="8" opacity="0.35" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}

/** What goes with the request because the visitor chose it on the home's board: in sight, and to be taken away. */
function RouteNote() {
  const route = useSyncExternalStore(onRouteNoted, notedRoute, () => null);
  if (!route) return null;
  const { note } = board;
  return (
    <p
      className="form-line-note type-small flex items-center justify-between gap-4"
      data-line={lineColour(route.line)}
    >
      <span>
        <b>
          <ChangingText>{`${routeText(note.text, route)} `}</ChangingText>
        </b>
        <span className="block">{note.why}</span>
      </span>
      <button
        type="button"
        className="target underline"
        onClick={({ detail }) => {
          // pressed by keyboard: the focus is not lost with it
          if (detail === 0) document.getElementById(fieldId('nome'))?.focus();
          removeRoute();
        }}
      >
        {note.remove}
      </button>
    </p>
  );
}

interface ContactFieldsProps extends ContactFormProps {
  register: UseFormRegister<Lead>;
  errors: FieldErrors<Lead>;
}

function ContactFields({ page, register, errors }: ContactFieldsProps) {
  const examples = contact.examples[page];
  return leadFields.map((name) => (
    <FormField
      key={name}
      {...contact.fields[name]}
      {...(examples?.[name] && { placeholder: examples[name] })}
      label={fieldLabel(name)}
      required={!fields[name].optional}
      control={fields[name].control}
      error={errors[name]}
      registration={register(name)}
    />
  ));
}
