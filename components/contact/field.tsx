import type { ComponentProps, ReactNode } from 'react';
import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { ChangingText } from '@/components/ui/changing-text';
import { fieldId } from '@/content/anchors';
import { cn } from '@/lib/cn';

interface FieldProps {
  label: string;
  /** Why it is asked, or how to fill it in: said with the label and before any error. */
  hint?: string;
  error: FieldError | undefined;
  registration: Pick<UseFormRegisterReturn, 'name' | 'onBlur' | 'onChange' | 'ref'>;
}

const controlStyle =
  // the margin keeps the label in view above a field that takes the focus
  'w-full scroll-mt-12 rounded-[2px] border-2 border-control bg-sheet px-4 py-3 text-ink placeholder:text-muted hover:border-ink disabled:opacity-60 aria-invalid:border-error';

const errorId = (name: string) => `errore-${name}`;
const hintId = (name: string) => `nota-${name}`;

function controlProps({ registration, error, hint }: FieldProps) {
  const { name } = registration;
  const described = [hint && hintId(name), error && errorId(name)].filter(Boolean).join(' ');
  return {
    ...registration,
    id: fieldId(name),
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
}

function Field({ field, children }: { field: FieldProps; children: ReactNode }) {
  const { label, hint, error, registration } = field;
  return (
    <div className="spine-stop">
      <label htmlFor={fieldId(registration.name)} className="mb-1.5 block font-bold">
        {label}
      </label>
      {children}
      {hint && (
        <p id={hintId(registration.name)} className="spine-hint type-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId(registration.name)} className="mt-1.5 flex gap-2 font-bold text-error">
          <span aria-hidden="true">✕</span>
          <ChangingText>{error.message ?? ''}</ChangingText>
        </p>
      )}
    </div>
  );
}

export function TextField({
  label,
  hint,
  error,
  registration,
  ...attributes
}: FieldProps & Omit<ComponentProps<'input'>, keyof FieldProps>) {
  const field: FieldProps = {
    label,
    error,
    registration,
    ...(hint && { hint }),
  };
  return (
    <Field field={field}>
      <input {...attributes} {...controlProps(field)} className={cn(controlStyle, 'min-h-12')} />
    </Field>
  );
}

export function LongTextField({
  label,
  hint,
  error,
  registration,
  ...attributes
}: FieldProps & Omit<ComponentProps<'textarea'>, keyof FieldProps>) {
  const field: FieldProps = {
    label,
    error,
    registration,
    ...(hint && { hint }),
  };
  return (
    <Field field={field}>
      <textarea {...attributes} {...controlProps(field)} className={controlStyle} />
    </Field>
  );
}
