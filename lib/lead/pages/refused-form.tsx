import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import { site } from '@/content/site';
import { each } from '@/lib/each';
import { ErrorSummary, Field, Page } from '@/lib/lead/pages/page';
import type { Refusal } from '@/lib/lead/protocol';
import { maxLengths } from '@/lib/lead/request/max-lengths';
import { type LeadField, leadFields } from '@/lib/lead/request/schema';
import { privacyHref } from '@/lib/legal/links';
import { sendContactPath, telUrl, whatsappUrl } from '@/lib/links';

const words = leadAnswers.document;

const controls: Record<LeadField, object> = {
  nome: { type: 'text', autoComplete: 'name' },
  azienda: { type: 'text', autoComplete: 'organization' },
  email: { type: 'email', autoComplete: 'email', spellCheck: false },
  telefono: { type: 'tel', autoComplete: 'tel' },
  obiettivi: { rows: 4 },
};

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

/** The consultation form for a browser without JavaScript: what went wrong, and everything that was typed. */
export function RefusedForm({ refusal: { refused, fields, typed } }: { refusal: Refusal }) {
  const { title } = words;
  const heading =
    refused === 'invalid_fields' || refused === 'delivery_failed' ? title[refused] : title.other;
  return (
    <Page title={`${contact.refused.prefix} ${heading}`} heading={heading}>
      <ErrorSummary
        title={contact.refused.title}
        text={`${leadAnswers.messages[refused]} ${typed ? words.textPreserved : words.textLost}`}
        errors={leadFields.map((field) => [field, fields?.[field]])}
      />
      <form method="post" action={sendContactPath}>
        <input type="hidden" name="page" defaultValue={typed?.page ?? ''} />
        {each(leadFields, (field) => (
          <Field
            field={field}
            label={contact.fields[field].label}
            error={fields?.[field]}
            required
            maxLength={maxLengths[field]}
            defaultValue={typed?.[field] ?? ''}
            {...controls[field]}
          />
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
