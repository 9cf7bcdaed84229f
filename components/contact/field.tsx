import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { ChangingText } from '@/components/ui/changing-text';
import { fieldId } from '@/content/anchors';
import type { Field } from '@/lib/lead/fields';

interface FormFieldProps {
  label: string;
  placeholder: string;
  /** Why it is asked, or how to fill it in: said with the label and before any error. */
  hint?: string;
  control: Field['control'];
  error: FieldError | undefined;
  registration: Pick<UseFormRegisterReturn, 'name' | 'onBlur' | 'onChange' | 'ref'>;
}

const controlStyle =
  // the margin keeps the label in view above a field that takes the focus
  'w-full scroll-mt-12 rounded-[2px] border-2 border-control bg-sheet px-4 py-3 text-ink placeholder:text-muted hover:border-ink disabled:opacity-60 aria-invalid:border-error';

export function FormField(field: FormFieldProps) {
  const { label, placeholder, hint, control, error, registration } = field;
  const id = fieldId(registration.name);
  const hintId = `nota-${registration.name}`;
  const errorId = `errore-${registration.name}`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const attributes = {
    ...registration,
    id,
    placeholder,
    required: true,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
  };
  return (
    <div className="spine-stop">
      <label htmlFor={id} className="mb-1.5 block font-bold">
        {label}
      </label>
      {'rows' in control ? (
        <textarea {...control} {...attributes} className={controlStyle} />
      ) : (
        <input {...control} {...attributes} className={`${controlStyle} min-h-12`} />
      )}
      {hint && (
        <p id={hintId} className="spine-hint type-small text-muted">
          {hint}
        </p>
      )}
      {error && (
        <p id={errorId} className="mt-1.5 flex gap-2 font-bold text-error">
          <span aria-hidden="true">✕</span>
          <ChangingText>{error.message ?? ''}</ChangingText>
        </p>
      )}
    </div>
  );
}
