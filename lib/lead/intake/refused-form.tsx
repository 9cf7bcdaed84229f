import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import { site } from '@/content/site';
import { Page } from '@/lib/document/document';
import { each } from '@/lib/each';
import { fieldLabel, type LeadField, leadFields, fields as list } from '@/lib/lead/fields';
import type { Refusal } from '@/lib/lead/protocol';
import { privacyHref } from '@/lib/legal/paths';
import { sendContactPath, telUrl, whatsappUrl } from '@/lib/links';

const words = leadAnswers.document;

export function OtherWays({ lead }: { lead: string }) {
  return (
    <p>
      {`${lead} `}
      <a href={whatsappUrl()}>{words.whatsapp}</a>
      {` ${words.or} `}
      <a href={telUrl()}>{site.phone}</a>.
    </p>
  );
}

/** GOV.UK's error summary: it takes the focus, and its alert is read whole. */
function ErrorSummary({ refusal: { refused, fields = {}, typed } }: { refusal: Refusal }) {
  const wrong = leadFields.filter((field) => fields[field]);
  return (
    // biome-ignore lint/a11y/noAutofocus: the page is the answer to a form that was refused
    <div className="alert" tabIndex={-1} autoFocus>
      <div role="alert">
        <h2>{contact.refused.title}</h2>
        <p>{`${leadAnswers.messages[refused]} ${typed ? words.textPreserved : words.textLost}`}</p>
        {wrong.length > 0 && (
          <ul>
            {each(wrong, (field) => (
              <li>
                <a href={`#${field}`}>{fields[field]}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}

interface FieldProps {
  field: LeadField;
  error: string | undefined;
  typed: string | undefined;
}

function Field({ field, error, typed = '' }: FieldProps) {
  const { maxLength, control, optional = false } = list[field];
  const attributes = {
    id: field,
    name: field,
    'aria-invalid': error ? true : undefined,
    'aria-describedby': error ? `${field}-error` : undefined,
    required: !optional,
    maxLength,
    defaultValue: typed,
    ...control,
  };
  return (
    <>
      <label htmlFor={field}>{fieldLabel(field)}</label>
      {error && (
        <p className="error" id={`${field}-error`}>
          {error}
        </p>
      )}
      {'rows' in control ? <textarea {...attributes} /> : <input {...attributes} />}
    </>
  );
}

/** The form for a browser without JavaScript, with the mistakes and all that was typed. */
export function RefusedForm({ refusal }: { refusal: Refusal }) {
  const { refused, fields, typed } = refusal;
  const { title } = words;
  const heading =
    refused === 'invalid_fields' || refused === 'delivery_failed' ? title[refused] : title.other;
  return (
    <Page title={`${contact.refused.prefix} ${heading}`} heading={heading}>
      <ErrorSummary refusal={refusal} />
      <form method="post" action={sendContactPath}>
        <input type="hidden" name="page" defaultValue={typed?.page ?? ''} />
        {each(leadFields, (field) => (
          <Field field={field} error={fields?.[field]} typed={typed?.[field]} />
        ))}
        <button type="submit" className="after">
          {words.submit}
        </button>
        <p>
          <small>
            {`${contact.privacy.purpose} `}
            <a href={privacyHref} target="_blank" rel="noopener">
              {contact.privacy.link}
            </a>
            .
          </small>
        </p>
      </form>
      <p>{contact.promise}</p>
      <OtherWays lead={words.alternatives} />
      <p className="end">
        <a href="/">{words.home}</a>
      </p>
    </Page>
  );
}
