import type { ReactNode } from 'react';
import { PrivacyLines } from '@/components/contact/privacy-lines';
import { ThankYou } from '@/components/contact/thank-you';
import { Island } from '@/components/islands/island';
import { anchors } from '@/content/anchors';
import type { SectionIntro } from '@/content/types';
import { WhoWeAre } from './who-we-are';

interface ConsultationProps {
  consultation: SectionIntro;
  /** Path of the page that the form stands on, sent along with the request. */
  page: string;
  /** Other ways to get in touch, in place of the telephone. */
  children?: ReactNode;
}

/**
 * The form, and the thank-you view that a browser without scripts is sent to:
 * the address ends in its id, and CSS then shows it in the form's place.
 */
export function Consultation({ consultation, page, children }: ConsultationProps) {
  return (
    <section id={anchors.form} className="consultation on-line -scroll-mt-6">
      <div className="page py-(--section-space)">
        <div className="consultation-intro">
          <h2 className="type-heading">{consultation.title}</h2>
          {consultation.lead && <p className="mt-2">{consultation.lead}</p>}
        </div>
        <div id={anchors.sent} className="consultation-sent">
          <ThankYou />
        </div>
        <div className="consultation-form grid gap-x-8 pt-4 md:grid-cols-[7fr_5fr]">
          <Island name="contact-form" props={{ page }} />
          <PrivacyLines />
          <WhoWeAre>{children}</WhoWeAre>
        </div>
      </div>
    </section>
  );
}
