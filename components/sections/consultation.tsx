import type { ReactNode } from 'react';
import { ContactForm } from '@/components/contact/contact-form';
import { PrivacyLines } from '@/components/contact/privacy-lines';
import { ThankYou } from '@/components/contact/thank-you';
import { InlineScript } from '@/components/layout/page/inline-script';
import { anchors } from '@/content/anchors';
import type { SectionIntro } from '@/content/types';
import { storedNote } from '@/lib/demos/goals-note';
import { fieldId } from '../contact/field';
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
 * the address ends in its id, and CSS then shows it in the form's place.
 */
export function Consultation({ consultation, page, children }: ConsultationProps) {
  return (
    <section id={anchors.form} className="consultation page -scroll-mt-6">
      <div className="passage">
        <div className="consultation-intro">
          <h2 className="type-heading">{consultation.title}</h2>
          <p className="mt-2 text-muted">{consultation.lead}</p>
          {children}
        </div>
        <div id={anchors.sent} className="consultation-sent">
          <ThankYou />
        </div>
        <div className="consultation-form">
          <ContactForm page={page}>
            <PrivacyLines />
          </ContactForm>
          <StoredNoteScript />
          <WhoWeAre />
        </div>
      </div>
    </section>
  );
}

function takeStoredNote(key: string, id: string) {
  let note: string | null = null;
  try {
    note = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
  } catch {}
  const field = document.getElementById(id);
  if (!note || !(field instanceof HTMLTextAreaElement)) return;
  field.value = note;
  // after the browser has gone to the form; and React begins with the focus
  window.addEventListener('load', () => {
    if (document.activeElement !== document.body) return;
    field.focus({ preventScroll: true });
    field.scrollIntoView({ block: 'center' });
  });
}

/** Stands behind the form, for the note that the page before stored for it. */
function StoredNoteScript() {
  return <InlineScript run={takeStoredNote} args={[storedNote, fieldId('obiettivi')]} />;
}
