import { ContactForm } from '@/components/contact/contact-form';
import { PrivacyLines } from '@/components/contact/privacy-lines';
import { ThankYou } from '@/components/contact/thank-you';
import { anchors } from '@/content/anchors';
import type { Consultation as ConsultationWords } from '@/content/types';
import { Section } from './section';
import { WhoWeAre } from './who-we-are';

interface ConsultationProps {
  consultation: ConsultationWords;
  /** Path of the page that the form stands on, sent along with the request. */
  page: string;
}

/**
 * The form, and the thank-you view that a browser without scripts is sent to:
 * the address ends in its id, and CSS then shows it in the form's place.
 */
export function Consultation({ consultation, page }: ConsultationProps) {
  return (
    <Section
      id={anchors.form}
      title={consultation.title}
      lead={consultation.lead}
      layout="split"
      last
      className="consultation"
      aside={<WhoWeAre />}
    >
      <div id={anchors.sent} className="consultation-sent">
        <ThankYou />
      </div>
      <div className="consultation-form">
        <ContactForm page={page}>
          <PrivacyLines />
        </ContactForm>
        <ul className="consultation-points mt-12 grid gap-x-6 gap-y-6 border-hairline border-t pt-6 sm:grid-cols-2">
          {consultation.points.map((point) => (
            <li key={point.title}>
              <p className="type-title font-bold">{point.title}</p>
              <p className="mt-1 max-w-[40ch] text-muted">{point.text}</p>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
