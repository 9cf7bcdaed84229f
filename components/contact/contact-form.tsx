'use client'; // validates, sends and shows the outcome without leaving the page

import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import { prepareToasts, showToast } from '@/components/site/toasts';
import { Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { onGoalsNote, withNote } from '@/lib/goals-note';
import type { Lead, LeadField } from '@/lib/lead/schema';
import { LongTextField, TextField } from './field';
import { Honeypot } from './honeypot';
import { sendLead } from './send-lead';
import { Spinner } from './spinner';
import { ThankYou } from './thank-you';

const { fields, success, failure } = contact;

const loadResolver = () => import('./lead-resolver');

/** The checks' code comes when the form is touched; without it the server checks alone, by the same schema. */
const checkLead: Resolver<Lead> = async (values, context, options) => {
  const loaded = await loadResolver().catch(() => null);
  return loaded ? loaded.leadResolver(values, context, options) : { values, errors: {} };
};

function prepare() {
  prepareToasts();
  // a failure shows again where it matters, in checkLead
  loadResolver().catch(() => {});
}

interface ContactFormProps {
  page: string;
  /** What the visitor is to know before sending: stands under the button. */
  children?: ReactNode;
}

export function ContactForm({ page, children }: ContactFormProps) {
  const [sent, setSent] = useState(false);
  const bait = useRef<HTMLInputElement>(null);
  const form = useForm<Lead>({
    resolver: checkLead,
    mode: 'onSubmit',
    reValidateMode: 'onChange',
  });
  const { register, handleSubmit, setError, formState } = form;
  const { errors, isSubmitting } = formState;

  const { getValues, setValue, setFocus } = form;
  useEffect(() => {
    if (sent) return;
    return onGoalsNote((note) => {
      setValue('obiettivi', withNote(getValues('obiettivi') ?? '', note), { shouldDirty: true });
      setFocus('obiettivi');
    });
  }, [sent, getValues, setValue, setFocus]);

  async function send(lead: Lead) {
    const outcome = await sendLead(lead, page, bait.current?.value);
    if (outcome.kind === 'received') {
      setSent(true);
      void showToast('success', success);
      return;
    }
    if (outcome.kind === 'invalid') {
      for (const [name, message] of Object.entries(outcome.fields))
        setError(name as LeadField, { message }, { shouldFocus: true });
      return;
    }
    console.error('send-contact:', outcome.reason);
    void showToast('error', failure);
  }

  if (sent) return <ThankYou announced />;
  return (
    <form action="/api/send-contact" method="post" onSubmit={handleSubmit(send)} onFocus={prepare}>
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
      {children}
    </form>
  );
}
