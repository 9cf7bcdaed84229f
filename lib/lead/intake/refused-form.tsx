import { contact } from '@/content/contact';
import { leadAnswers } from '@/content/lead-answers';
import { site } from '@/content/site';
import { ErrorSummary, Field, Page } from '@/lib/document/document';
import { each } from '@/lib/each';
import { leadFields, fields as list } from '@/lib/lead/fields';
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

/** The form for a browser without JavaScript, with the mistakes and all that was typed. */
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
            maxLength={list[field].maxLength}
            defaultValue={typed?.[field] ?? ''}
            {...list[field].control}
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
