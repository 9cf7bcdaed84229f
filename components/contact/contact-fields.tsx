import type { FieldErrors, UseFormRegister } from 'react-hook-form';
import { contact } from '@/content/contact';
import { fields, type Lead, leadFields } from '@/lib/lead/fields';
import { FormField } from './field';

interface ContactFieldsProps {
  register: UseFormRegister<Lead>;
  errors: FieldErrors<Lead>;
}

export function ContactFields({ register, errors }: ContactFieldsProps) {
  return leadFields.map((name) => (
    <FormField
      key={name}
      {...contact.fields[name]}
      control={fields[name].control}
      error={errors[name]}
      registration={register(name)}
    />
  ));
}
