import type { ReactNode } from 'react';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { mailUrl, telUrl } from '@/lib/links';

export function FooterContacts({ className }: { className?: string }) {
  const { contactTitle, labels } = navigation.footer;
  return (
    <div className={className}>
      <h2 className="footer-title">{contactTitle}</h2>
      <dl className="mt-1">
        <Contact label={labels.email}>
          <a href={mailUrl()} className="target">
            {site.email}
          </a>
        </Contact>
        <Contact label={labels.phone}>
          <a href={telUrl()} className="target">
            {site.phone}
          </a>
        </Contact>
        <Contact label={labels.website}>{site.website}</Contact>
        <Contact label={labels.country}>{site.country}</Contact>
      </dl>
    </div>
  );
}

function Contact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex min-h-11 items-center gap-3 border-hairline border-b">
      <dt className="type-small w-16 shrink-0 text-muted">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
