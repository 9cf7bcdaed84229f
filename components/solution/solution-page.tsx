import { drawings } from '@/components/drawings';
import { CallBarSpan } from '@/components/layout/call-bar';
import { PageShell } from '@/components/layout/page-shell';
import { StructuredData } from '@/components/layout/structured-data';
import { Poster } from '@/components/poster/poster';
import { Closing } from '@/components/sections/closing';
import { Consultation } from '@/components/sections/consultation';
import { Questions } from '@/components/sections/questions';
import {
  Benefits,
  Feature,
  NextLine,
  Price,
  Results,
  UseCases,
} from '@/components/sections/solution-sections';
import { home } from '@/content/home';
import type { Solution } from '@/content/types';
import { solutionPageOf } from '@/lib/seo/canonical-pages';
import { structuredData } from '@/lib/seo/structured-data';

export function SolutionPage({ solution }: { solution: Solution }) {
  const { carriesForm, closing } = solution;
  const page = carriesForm ? 'page-with-form' : 'page';
  const canonicalPage = solutionPageOf(solution);
  return (
    <PageShell page={page} line={solution.line} poster>
      <CallBarSpan page={page}>
        <Poster solution={solution} />
        <Benefits benefits={solution.benefits} />
        {solution.feature && <Feature feature={solution.feature} />}
        <Results results={solution.results} />
        <Price
          price={solution.price}
          example={solution.example}
          signed={solution.drawing && drawings[solution.drawing].signsPrice}
          {...(solution.monthlyPrice && { monthlyPrice: solution.monthlyPrice })}
        />
        <UseCases useCases={solution.useCases} />
        <Questions questions={solution.questions} ruled={false} firstOpen />
      </CallBarSpan>
      <Closing closing={closing} toForm={carriesForm} />
      {carriesForm && (
        <Consultation consultation={{ title: home.consultation.title }} page={canonicalPage.path} />
      )}
      <NextLine solution={solution} />
      <StructuredData json={structuredData(canonicalPage)} />
    </PageShell>
  );
}
