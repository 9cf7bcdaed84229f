import type { Metadata } from 'next';
import { Consultation } from '@/components/contact/consultation';
import { CallBarSpan } from '@/components/layout/call-bar';
import { PageShell } from '@/components/layout/page-shell';
import { StructuredData } from '@/components/layout/structured-data';
import { Customers } from '@/components/sections/customers';
import { HomeHero } from '@/components/sections/home-hero';
import { IntegrationStrip } from '@/components/sections/integration-strip';
import { Problems } from '@/components/sections/problems';
import { Process } from '@/components/sections/process';
import { Questions } from '@/components/sections/questions';
import { Savings } from '@/components/sections/savings';
import { Services } from '@/components/sections/services';
import { Why } from '@/components/sections/why';
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
      {/* all of it has the colour of the line that is lit in the hero */}
      <div className="home on-line">
        <HomeHero hero={home.hero} />
        <CallBarSpan page="home">
          <IntegrationStrip integrations={home.integrations} />
          <Problems problems={home.problems} />
          <Services services={home.services} solutions={solutions} />
          <Process process={home.process} />
          <Why why={home.why} />
          <Savings savings={home.savings} />
          <Customers customers={customers} />
          <Questions questions={home.questions} />
        </CallBarSpan>
        <Consultation consultation={home.consultation} page="/" />
      </div>
      <StructuredData json={structuredData(homePage)} />
    </PageShell>
  );
}
