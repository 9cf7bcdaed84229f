import type { Metadata } from 'next';
import { Consultation } from '@/components/contact/consultation';
import { Home } from '@/components/home/home';
import { HomeHero } from '@/components/home/home-hero';
import { IntegrationStrip } from '@/components/home/integration-strip';
import { Problems } from '@/components/home/problems';
import { Process } from '@/components/home/process';
import { Savings } from '@/components/home/savings';
import { Why } from '@/components/home/why';
import { CallBarSpan } from '@/components/layout/call-bar';
import { PageShell } from '@/components/layout/page-shell';
import { StructuredData } from '@/components/layout/structured-data';
import { SectionLine } from '@/components/line/section-line';
import { Customers } from '@/components/sections/customers';
import { Questions } from '@/components/sections/questions';
import { Services } from '@/components/sections/services';
import { home } from '@/content/home';
import { customers } from '@/content/owner';
import { solutions } from '@/content/solutions';
import { homePage } from '@/lib/seo/canonical-pages';
import { createMetadata } from '@/lib/seo/create-metadata';
import { structuredData } from '@/lib/seo/structured-data';

export const metadata: Metadata = createMetadata(homePage);

export default function HomePage() {
  return (
    <PageShell page="home">
      {/* each section says where the line passes it: where the one above lets it go */}
      <Home>
        <HomeHero hero={home.hero} />
        <CallBarSpan page="home">
          <IntegrationStrip integrations={home.integrations} side="right" />
          <Problems problems={home.problems} side="right-to-left" />
          <Services services={home.services} solutions={solutions} side="left" />
          <Process process={home.process} side="left-to-right" />
          <Why why={home.why} side="right-to-left" />
          <Savings savings={home.savings} side="left" />
          <Customers customers={customers} line={<SectionLine side="left" />} />
          <Questions questions={home.questions} line={<SectionLine side="left" />} />
        </CallBarSpan>
        <Consultation consultation={home.consultation} page="/" lineFrom="above" />
      </Home>
      <StructuredData json={structuredData(homePage)} />
    </PageShell>
  );
}
