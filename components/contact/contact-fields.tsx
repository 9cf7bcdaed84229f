import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { contact } from '@/content/contact';
import type { Lead } from '@/lib/lead/request/schema';
import { LongTextField, TextField } from './field';

interface ContactFieldsProps {
  register: UseFormRegister<Lead>;
  errors: FieldErrors<Lead>;
}

/** The payload's five fields, each with the help for typing that its content asks for (WCAG 1.3.5). */
export function ContactFields({ register, errors }: ContactFieldsProps) {
  const field = (name: keyof Lead) => ({
    ...contact.fields[name],
    error: errors[name],
    registration: register(name),
  });
  return (
    <>
      <TextField
        {...field('nome')}
        type="text"
        autoComplete="name"
        autoCapitalize="words"
        spellCheck={false}
      />
      <TextField {...field('azienda')} type="text" autoComplete="organization" spellCheck={false} />
      <TextField
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextField
        {...field('telefono')}
        type="tel"
        autoComplete="tel"
        inputMode="tel"
        spellCheck={false}
      />
      <LongTextField {...field('obiettivi')} rows={4} spellCheck />
    </>
  );
}
