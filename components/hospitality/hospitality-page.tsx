import { CallBarSpan } from '@/components/layout/call-bar';
import { StructuredData } from '@/components/layout/page/structured-data';
import { PageShell } from '@/components/layout/page-shell';
import { DrawOnEntry } from '@/components/line/draw-on-entry';
import { Questions } from '@/components/sections/questions';
import { anchors } from '@/content/anchors';
import { hospitality } from '@/content/hospitality';
import { site } from '@/content/site';
import { hospitalityPage } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';
import { CaseStudies } from './case-studies';
import { GuestProblems } from './guest-problems';
import { HospitalityClosing } from './hospitality-closing';
import { HospitalityDemo } from './hospitality-demo';
import { HospitalityHero } from './hospitality-hero';
import { HospitalityPrice } from './hospitality-price';
import { HospitalityServices } from './hospitality-services';
import { LogoRow } from './logo-row';
import { StatisticsBoard } from './statistics-board';

/** The specified bar of Home and this link is the header itself: a second one below it would say Home twice. */
const contact = {
  label: hospitality.contact,
  targetId: anchors.form,
  callToAction: 'top-bar',
} as const;

/** One landing page under two addresses. */
export function HospitalityPage() {
  return (
    <PageShell page="page-with-form" ground="galleria" contact={contact}>
      <HospitalityHero hero={hospitality.hero} />
      <CallBarSpan page="page-with-form" whatsappMessage={site.whatsapp.hospitalityMessage}>
        <LogoRow integrations={hospitality.integrations} />
        <GuestProblems problems={hospitality.problems} />
        <StatisticsBoard statistics={hospitality.statistics} />
        <HospitalityServices services={hospitality.services} />
        <CaseStudies cases={hospitality.cases} />
        <HospitalityDemo demo={hospitality.demo} />
        <HospitalityPrice price={hospitality.price} />
        <Questions
          questions={hospitality.questions}
          path={hospitalityPage.path}
          page="hospitality"
        />
      </CallBarSpan>
      <HospitalityClosing closing={hospitality.closing} />
      <DrawOnEntry />
      <StructuredData json={structuredData(hospitalityPage)} />
    </PageShell>
  );
}
