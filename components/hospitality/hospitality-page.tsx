import { Consultation } from '@/components/contact/consultation';
import { Desk } from '@/components/desk/desk';
import { CallBarSpan } from '@/components/layout/call-bar';
import { PageShell } from '@/components/layout/page-shell';
import { StructuredData } from '@/components/layout/structured-data';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Questions } from '@/components/sections/questions';
import { anchors } from '@/content/anchors';
import { desks } from '@/content/desks';
import { hospitality } from '@/content/hospitality';
import { customers } from '@/content/owner';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';
import { mailUrl, telUrl } from '@/lib/links';
import { hospitalityPage } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';
import {
  CaseStudies,
  HospitalityDemo,
  HospitalityPrice,
  HospitalityServices,
  LogoRow,
  StatisticsBoard,
} from './hospitality-sections';
import { NightHero } from './night-hero';
import { NightLine } from './night-line';

/** The specified bar of Home and this link is the header itself: a second one below it would say Home twice. */
const contactLink = {
  label: hospitality.contact,
  targetId: anchors.form,
  callToAction: 'top-bar',
} as const;

/** One landing page under two addresses. */
export function HospitalityPage() {
  return (
    <PageShell page="page-with-form" ground="night" contact={contactLink}>
      <div className="night-line">
        <NightHero hero={hospitality.hero} />
        <CallBarSpan page="page-with-form" whatsappMessage={site.whatsapp.hospitalityMessage}>
          <div data-ground="day">
            <Desk desk={desks.hospitality} line={<NightLine />} />
          </div>
          <HospitalityDemo demo={hospitality.demo} />
          <StatisticsBoard statistics={hospitality.statistics} />
          <div data-ground="day">
            <HospitalityServices services={hospitality.services} />
            <CaseStudies cases={hospitality.cases} />
            <LogoRow integrations={hospitality.integrations} />
            <HospitalityPrice price={hospitality.price} />
            <Questions
              questions={hospitality.questions}
              customers={customers.filter((each) => each.hospitality)}
              ruled={false}
              firstOpen
              line={<NightLine />}
            />
          </div>
        </CallBarSpan>
        <HospitalityClosing closing={hospitality.closing} />
      </div>
      <StructuredData json={structuredData(hospitalityPage)} />
    </PageShell>
  );
}

/** The last call is the form's own headline, with the other ways to get in touch beside it. */
function HospitalityClosing({ closing }: Pick<HospitalityContent, 'closing'>) {
  const { title, text: lead, callLabel, whatsappButton, mailLabel } = closing;
  return (
    <Consultation
      consultation={{ title, lead }}
      page={hospitalityPage.path}
      lineAbove="border-l-(length:--night-line-width) border-(color:--signal)"
      // its own line is the thinner one, on the same axis
      className="[--axis:inherit]! [--indent:inherit]!"
    >
      <ul className="mt-4 flex flex-wrap gap-x-8 font-bold">
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
