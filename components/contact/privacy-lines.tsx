import { LegalLink } from '@/components/layout/footer/legal-link';
import { contact } from '@/content/contact';
import { privacyHref } from '@/lib/legal/paths';

/** What is promised, and what the data are for (art. 13 GDPR), by the button that sends them. Opens elsewhere: what was typed stays. */
export function PrivacyLines() {
  const { purpose, link } = contact.privacy;
  return (
    <div className="privacy-lines mt-3">
      <p>{contact.promise}</p>
      <p className="type-small mt-2 text-muted">
        {purpose}{' '}
        <LegalLink href={privacyHref} newTab className="underline">
          {link}
        </LegalLink>
      </p>
    </div>
  );
}
