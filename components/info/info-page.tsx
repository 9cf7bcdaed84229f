import type { ReactNode } from 'react';
import { StructuredData } from '@/components/layout/page/structured-data';
import { PageShell } from '@/components/layout/page-shell';
import { StripMap } from '@/components/line/strip-map';
import { Rows } from '@/components/sections/rows';
import { Section } from '@/components/sections/section';
import { ToConsultation } from '@/components/sections/to-consultation';
import type { InfoPage as InfoContent } from '@/content/types';
import type { CanonicalPage } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';

interface InfoPageProps {
  content: InfoContent;
  canonicalPage: CanonicalPage;
  /** What the page shows beside its texts. */
  children?: ReactNode;
}

/** A page that explains: its title, its sections row by row, and the way to the form. */
export function InfoPage({ content, canonicalPage, children }: InfoPageProps) {
  return (
    <PageShell>
      <section className="page">
        <div className="pt-10 pb-12 lg:pt-14">
          <h1 className="type-display max-w-[18ch]">{content.title}</h1>
          <p className="type-lead mt-6 max-w-[60ch] text-balance">{content.lead}</p>
          {content.route && (
            <div className="mt-12">
              <StripMap stops={content.route} />
            </div>
          )}
        </div>
      </section>
      {content.sections.map((section) => (
        <Section key={section.title} title={section.title} lead={section.lead} layout="split">
          <Rows items={section.items} />
        </Section>
      ))}
      {children}
      <ToConsultation />
      <StructuredData json={structuredData(canonicalPage)} />
    </PageShell>
  );
}
