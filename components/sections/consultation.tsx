import type { ReactNode } from 'react';
import { ContactForm } from '@/components/contact/contact-form';
import { KeptNoteScript } from '@/components/contact/kept-note-script';
import { PrivacyLines } from '@/components/contact/privacy-lines';
import { ThankYou } from '@/components/contact/thank-you';
import { anchors } from '@/content/anchors';
import type { SectionIntro } from '@/content/types';
import { WhoWeAre } from './who-we-are';

interface ConsultationProps {
  consultation: SectionIntro;
  /** Path of the page that the form stands on, sent along with the request. */
  page: string;
  /** Other ways to get in touch: stand by the title. */
  children?: ReactNode;
}

/**
 * The form, and the thank-you view that a browser without scripts is sent to:
 * the address ends in its id, and CSS then shows it in the form's place. The page's line ends here.
 */
export function Consultation({ consultation, page, children }: ConsultationProps) {
  return (
    <section id={anchors.form} className="consultation page -scroll-mt-6">
      <div className="stop consultation-stop">
        <div className="consultation-intro">
          <h2 className="type-display max-w-[18ch]">{consultation.title}</h2>
          <p className="type-lead mt-4 max-w-[56ch] text-muted">{consultation.lead}</p>
          {children}
        </div>
        <div id={anchors.sent} className="consultation-sent">
          <ThankYou />
        </div>
        <div className="consultation-form">
          <ContactForm page={page}>
            <PrivacyLines />
          </ContactForm>
          <KeptNoteScript />
          <div className="consultation-beside">
            <WhoWeAre />
          </div>
        </div>
      </div>
    </section>
  );
}
