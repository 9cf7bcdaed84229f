'use client'; // validates, sends and shows the outcome without leaving the page

import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { firstName } from '@/lib/italian/first-name';
import { sendContactPath } from '@/lib/links';
import { ContactFields } from './contact-fields';
import { ErrorSummary } from './error-summary';
import { Honeypot } from './honeypot';
import { reportTouched } from './report-touched';
import { RouteNote } from './route-note';
import { Spinner } from './spinner';
import { ThankYou } from './thank-you';
import { useLeadForm } from './use-lead-form';

interface ContactFormProps {
  page: string;
  /** What the visitor is to know before sending: stands under the button. */
  children?: ReactNode;
}

export function ContactForm({ page, children }: ContactFormProps) {
  const form = useLeadForm(page);
  const [name, setName] = useState('');

  function submit(event: FormEvent<HTMLFormElement>) {
    // filled in before React answered
    reportTouched();
    setName(String(new FormData(event.currentTarget).get('nome') ?? ''));
    return form.submit(event);
  }

  // the browser's own check has stopped the form: instead of a bubble for the first field, all are told at once
  function tellAll(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const first = event.currentTarget.querySelector(':is(input, textarea):invalid');
    if (event.target === first) void form.submit();
  }

  if (form.thanks) {
    return <ThankYou announced name={firstName(name)} answerBy={form.thanks.answerBy} />;
  }
  return (
    <form
      data-hydrates=""
      aria-label={contact.title}
      action={sendContactPath}
      method="post"
      onSubmit={submit}
      onInvalidCapture={tellAll}
      onFocus={form.prepare}
      onInput={reportTouched}
    >
      <input type="hidden" name="page" value={page} />
      <Honeypot ref={form.bait} />
      <div className="spine">
        <ErrorSummary refusals={form.refusals} attempt={form.attempt} />
        <fieldset disabled={form.busy}>
          <legend className="type-small pb-3 text-muted">{contact.required}</legend>
          <div className="spine-stops">
            <ContactFields register={form.register} errors={form.errors} />
          </div>
          <RouteNote />
          <Button ref={form.button} type="submit" className="spine-end">
            {form.busy && <Spinner />}
            {form.busy ? contact.submitting : contact.submit}
          </Button>
        </fieldset>
      </div>
      <p className="type-small mt-3 text-muted">{contact.promise}</p>
      <p role="status" className="sr-only">
        {form.sending && contact.submitting}
      </p>
      {children}
    </form>
  );
}
