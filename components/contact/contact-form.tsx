'use client'; // validates, sends and shows the outcome without leaving the page

import { zodResolver } from '@hookform/resolvers/zod';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { toast } from 'sonner';
import { Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { type Lead, type LeadField, leadSchema } from '@/lib/lead/schema';
import { LongTextField, TextField } from './field';
import { Honeypot } from './honeypot';
import { sendLead } from './send-lead';
import { Spinner } from './spinner';
import { ThankYou } from './thank-you';

const { fields, success, failure } = contact;

export function ContactForm({ page }: { page: string }) {
  const [sent, setSent] = useState(false);
  const bait = useRef<HTMLInputElement>(null);
  const form = useForm<Lead>({
    resolver: zodResolver(leadSchema),
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  async function send(lead: Lead) {
    const outcome = await sendLead(lead, page, bait.current?.value);
    if (outcome.kind === 'received') {
      setSent(true);
      toast.success(success.toastTitle, { description: success.toastText });
      return;
    }
    if (outcome.kind === 'invalid') {
      for (const [name, message] of Object.entries(outcome.fields))
        setError(name as LeadField, { message }, { shouldFocus: true });
      return;
    }
    console.error('send-contact:', outcome.reason);
    toast.error(failure.toastTitle, { description: failure.toastText });
  }

  if (sent) return <ThankYou announced />;
  return (
    <form action="/api/send-contact" method="post" onSubmit={handleSubmit(send)}>
      <input type="hidden" name="page" value={page} />
      <Honeypot ref={bait} />
      <fieldset disabled={isSubmitting} className="grid gap-x-6 gap-y-6 sm:grid-cols-2">
        <legend className="sr-only">{contact.title}</legend>
        <TextField
          label={fields.nome.label}
          placeholder={fields.nome.placeholder}
          error={errors.nome}
          registration={register('nome')}
          type="text"
          autoComplete="name"
          autoCapitalize="words"
          spellCheck={false}
        />
        <TextField
          label={fields.azienda.label}
          placeholder={fields.azienda.placeholder}
          error={errors.azienda}
          registration={register('azienda')}
          type="text"
          autoComplete="organization"
          spellCheck={false}
        />
        <TextField
          label={fields.email.label}
          placeholder={fields.email.placeholder}
          error={errors.email}
          registration={register('email')}
          type="email"
          autoComplete="email"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
        />
        <TextField
          label={fields.telefono.label}
          placeholder={fields.telefono.placeholder}
          error={errors.telefono}
          registration={register('telefono')}
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          spellCheck={false}
        />
        <LongTextField
          className="sm:col-span-2"
          label={fields.obiettivi.label}
          placeholder={fields.obiettivi.placeholder}
          error={errors.obiettivi}
          registration={register('obiettivi')}
          rows={4}
          autoComplete="off"
          spellCheck
        />
        <div className="flex flex-wrap items-center gap-x-6 gap-y-3 sm:col-span-2">
          <Button type="submit" className="w-full sm:w-auto">
            {isSubmitting && <Spinner />}
            {isSubmitting ? contact.submitting : contact.submit}
          </Button>
          <p className="type-small text-muted">{contact.promise}</p>
        </div>
      </fieldset>
    </form>
  );
}
