import type { FieldError, UseFormRegisterReturn } from 'react-hook-form';
import { ChangingText } from '@/components/ui/changing-text';
import { Input } from '@/components/ui/input';
import { Label } from '@/components/ui/label';
import { Textarea } from '@/components/ui/textarea';
import { fieldId } from '@/content/anchors';
import type { Field } from '@/lib/lead/fields';

interface FormFieldProps {
  label: string;
  placeholder: string;
  /** Why it is asked, or how to fill it in: said with the label and before any error. */
  hint?: string;
  required: boolean;
  control: Field['control'];
  error: FieldError | undefined;
  registration: Pick<UseFormRegisterReturn, 'name' | 'onBlur' | 'onChange' | 'ref'>;
}

export function FormField(field: FormFieldProps) {
  const { label, placeholder, hint, required, control, error, registration } = field;
  const id = fieldId(registration.name);
  const hintId = `nota-${registration.name}`;
  const errorId = `errore-${registration.name}`;
  const described = [hint && hintId, error && errorId].filter(Boolean).join(' ');
  const attributes = {
    ...registration,
    id,
    placeholder,
    required,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': described || undefined,
    // keeps the label in view above a field that takes the focus
    className: 'scroll-mt-12',
  };
  return (
    <div className="form-line-stop">
      <Label htmlFor={id} className="mb-1.5">
        {label}
      </Label>
      {'rows' in control ? (
        <Textarea {...control} {...attributes} />
      ) : (
        <Input {...control} {...attributes} />
      )}
      {hint && (
        <p id={hintId} className="type-small absolute top-0.5 right-0 text-muted">
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
