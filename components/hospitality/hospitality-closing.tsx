import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Consultation } from '@/components/sections/consultation';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';
import { mailUrl, telUrl } from '@/lib/links';
import { hospitalityPage } from '@/lib/seo/canonical-pages';

/** The last call is the form's own headline, with the other ways to get in touch beside it. */
export function HospitalityClosing({ closing }: Pick<HospitalityContent, 'closing'>) {
  const { title, text: lead, callLabel, whatsappButton, mailLabel } = closing;
  return (
    <Consultation consultation={{ title, lead }} page={hospitalityPage.path}>
      <ul className="ways mt-4 font-bold">
        <li>
          <a href={telUrl()} className="target underline">
            {callLabel}
          </a>
        </li>
        <li>
          <WhatsAppLink
            message={site.whatsapp.hospitalityMessage}
            className="target gap-2.5 underline"
          >
            {whatsappButton}
          </WhatsAppLink>
        </li>
        <li>
          <a href={mailUrl()} className="target underline">
            {mailLabel}
          </a>
        </li>
      </ul>
    </Consultation>
  );
}
