import type { ReactNode } from 'react';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { mailUrl, telUrl } from '@/lib/links';

export function FooterContacts({ className }: { className?: string }) {
  const { contactTitle, labels } = navigation.footer;
  return (
    <div className={className}>
      <h2 className="footer-title">{contactTitle}</h2>
      <dl>
        <Contact label={labels.email}>
          <a href={mailUrl()}>{site.email}</a>
        </Contact>
        <Contact label={labels.phone}>
          <a href={telUrl()}>{site.phone}</a>
        </Contact>
        <Contact label={labels.website}>{site.website}</Contact>
        <Contact label={labels.country}>{site.country}</Contact>
      </dl>
    </div>
  );
}

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
