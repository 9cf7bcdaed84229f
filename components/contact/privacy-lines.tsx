import { LegalLink } from '@/components/layout/footer/legal-link';
import { contact } from '@/content/contact';
import { privacyHref } from '@/lib/legal/paths';

/** What the data are for, beside the button that sends them (art. 13 GDPR). Opens elsewhere: what was typed stays. */
export function PrivacyLines() {
  const { purpose, link } = contact.privacy;
  return (
    <p data-asks="" className="type-small mt-4 text-muted print:hidden">
      {purpose}{' '}
      <LegalLink href={privacyHref} newTab className="underline">
        {link}
      </LegalLink>
    </p>
  );
}
