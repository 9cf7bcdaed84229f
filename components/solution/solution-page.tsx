import { Fragment, type ReactNode } from 'react';
import { Consultation } from '@/components/contact/consultation';
import { Desk } from '@/components/desk/desk';
import { drawings } from '@/components/drawings';
import { CallBarSpan } from '@/components/layout/call-bar';
import { PageShell } from '@/components/layout/page-shell';
import { StructuredData } from '@/components/layout/structured-data';
import { Poster } from '@/components/poster/poster';
import { Questions } from '@/components/sections/questions';
import { desks } from '@/content/desks';
import { home } from '@/content/home';
import { customersOf } from '@/content/owner';
import type { Solution, SolutionSection } from '@/content/types';
import { solutionPageOf } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';
import { Closing, ClosingBand } from './closing';
import { Price } from './price';
import { Results } from './results';
import { Benefits, NextLine, UseCases } from './solution-sections';
import { Spine } from './spine';

/** What a module's order leaves out comes last, for links lead there. */
const everySection = ['benefits', 'feature', 'results', 'price', 'useCases'] as const;

export function SolutionPage({ solution }: { solution: Solution }) {
  const { carriesForm, closing, drawing, order } = solution;
  const page = carriesForm ? 'page-with-form' : 'page';
  const canonicalPage = solutionPageOf(solution);
  const Own = drawing && drawings[drawing].Desk;
  const spine = <Spine drawing={drawing} />;
  const sections: Record<SolutionSection, ReactNode> = {
    benefits: <Benefits benefits={solution.benefits} line={spine} className="*:pb-4" />,
    feature: solution.feature && (
      <Benefits benefits={solution.feature} line={spine} className="*:pt-0" />
    ),
    results: (
      <Results results={solution.results} line={<Spine drawing={drawing} part="results" />} />
    ),
    price: (
      <Price
        price={solution.price}
        example={solution.example}
        signed={drawing && drawings[drawing].signsPrice}
        {...(solution.monthlyPrice && { monthlyPrice: solution.monthlyPrice })}
        line={spine}
      />
    ),
    useCases: (
      <UseCases useCases={solution.useCases} line={<Spine drawing={drawing} part="cases" />} />
    ),
  };
  return (
    <PageShell page={page} line={solution.line} poster>
      <div className="spine-page">
        <CallBarSpan page={page}>
          <Poster solution={solution} />
          {drawing && (
            <Desk
              desk={desks[drawing]}
              line={<Spine drawing={drawing} part="first" />}
              className="spine-beside *:pb-6"
            >
              {Own && <Own />}
            </Desk>
          )}
          {[...new Set([...order, ...everySection])].map((name) => (
            <Fragment key={name}>{sections[name]}</Fragment>
          ))}
          <Questions
            questions={solution.questions}
            customers={customersOf(solution.slug)}
            ruled={false}
            firstOpen
            line={<Spine drawing={drawing} part="after-cases" />}
            className="spine-beside"
          />
        </CallBarSpan>
        {carriesForm ? (
          <>
            <ClosingBand closing={closing} />
            <Consultation
              consultation={{ title: home.consultation.title }}
              page={canonicalPage.path}
              lineFrom="above"
              titleHidden
            />
          </>
        ) : (
          <Closing closing={closing} drawing={drawing} />
        )}
        <NextLine solution={solution} />
      </div>
      <StructuredData json={structuredData(canonicalPage)} />
    </PageShell>
  );
}
