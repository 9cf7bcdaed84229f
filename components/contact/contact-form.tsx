'use client'; // validates, sends and shows the outcome without leaving the page

import type { FormEvent, ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { sendContactPath } from '@/lib/links';
import { ContactFields } from './contact-fields';
import { ErrorSummary } from './error-summary';
import { Honeypot } from './honeypot';
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

  // the browser's own check has stopped the form: instead of a bubble for the first field, all are told at once
  function tellAll(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const first = event.currentTarget.querySelector(':is(input, textarea):invalid');
    if (event.target === first) void form.submit();
  }

  if (form.sent) return <ThankYou announced />;
  return (
    <form
      aria-label={contact.title}
      action={sendContactPath}
      method="post"
      onSubmit={form.submit}
      onInvalidCapture={tellAll}
      onFocus={form.prepare}
    >
      <input type="hidden" name="page" value={page} />
      <Honeypot ref={form.bait} />
      <ErrorSummary refusals={form.refusals} attempt={form.attempt} />
      <fieldset disabled={form.busy}>
        <legend className="type-small mb-4 text-muted">{contact.required}</legend>
        <div className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
          <ContactFields register={form.register} errors={form.errors} />
          <RouteNote />
          <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
            <Button ref={form.button} type="submit" className="w-full sm:w-auto">
              {form.busy && <Spinner />}
              {form.busy ? contact.submitting : contact.submit}
            </Button>
            <p className="type-small text-muted">{contact.promise}</p>
          </div>
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {form.sending && contact.submitting}
      </p>
      {children}
    </form>
  );
}
