import { GuestTimeCalculator } from '@/components/calculators/guest-time-calculator';
import { CallBarSpan } from '@/components/layout/call-bar';
import { StructuredData } from '@/components/layout/page/structured-data';
import { PageShell } from '@/components/layout/page-shell';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { DrawOnEntry } from '@/components/line/draw-on-entry';
import { Consultation } from '@/components/sections/consultation';
import { Questions } from '@/components/sections/questions';
import { RuledList } from '@/components/sections/ruled-list';
import { Section } from '@/components/sections/section';
import { anchors } from '@/content/anchors';
import { hospitality } from '@/content/hospitality';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { mailUrl, telUrl } from '@/lib/links';
import { written } from '@/lib/owner-slot';
import { hospitalityPage } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';
import { CaseStudies } from './case-studies';
import { HospitalityDemo } from './hospitality-demo';
import { HospitalityHero } from './hospitality-hero';
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

/** Three questions in the guests' own words. */
function GuestProblems({ problems }: Pick<HospitalityContent, 'problems'>) {
  return (
    <Section title={problems.title} lead={problems.lead} layout="split">
      <ul className="grid gap-4">
        {problems.items.map((item) => (
          <li key={item.title} className="border-hairline border-t pt-2">
            <h3 className="type-small text-muted">{item.title}</h3>
            <blockquote className="type-title">
              <p>{`«${item.guest}»`}</p>
            </blockquote>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The last call is the form's own headline, with the other ways to get in touch beside it. */
function HospitalityClosing({ closing }: Pick<HospitalityContent, 'closing'>) {
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

/** What it costs, as far as the owner has written it, and, folded, how many hours the questions take today. */
function HospitalityPrice({ price }: Pick<HospitalityContent, 'price'>) {
  const items = [...price.items, ...price.ownerItems.filter(({ text }) => written(text))];
  return (
    <Section title={price.title}>
      <RuledList items={items} className="md:grid-cols-3" />
      <details
        id={anchorOf(price.hours)}
        className="question hours border-hairline border-y"
        // a link to it opens it before React is there
        suppressHydrationWarning
      >
        <summary className="flex min-h-16 cursor-pointer items-center justify-between gap-6 py-3">
          <h3 className="type-title">{price.hours}</h3>
          <span className="question-sign" aria-hidden="true" />
        </summary>
        <GuestTimeCalculator />
      </details>
    </Section>
  );
}
