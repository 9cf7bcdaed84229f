import { SolutionDrawing } from '@/components/drawings/solution-drawing';
import { LineBadge } from '@/components/line/line-badge';
import { StripMap } from '@/components/line/strip-map';
import { ScrollLink } from '@/components/site/scroll-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { Solution } from '@/content/types';

/** The promise on the left, the drawing of how it is kept on the right, the way there underneath. */
export function SolutionHero({ solution }: { solution: Solution }) {
  const { hero, line, name, route, drawing } = solution;
  return (
    <section className="page">
      <div className="stop stop-first !pt-8 lg:!pt-12">
        <div className="grid gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="lg:col-span-7">
            <p className="flex items-center gap-4 font-bold text-[1.375rem] leading-tight tracking-[-0.02em]">
              <LineBadge line={line} size="large" />
              {name}
            </p>
            <h1 className="type-shout mt-7 max-w-[14ch]">{hero.title}</h1>
            <p className="type-lead mt-7 max-w-[52ch]">{hero.lead}</p>
            <div className="actions mt-7">
              <Button asChild>
                <ScrollLink targetId={anchors.demo}>{hero.demoButton}</ScrollLink>
              </Button>
              <Button asChild variant="outline">
                <ScrollLink targetId={anchors.useCases}>{hero.useCasesButton}</ScrollLink>
              </Button>
            </div>
          </div>
          {drawing && (
            <div className="self-center lg:col-span-5">
              <SolutionDrawing drawing={drawing} />
            </div>
          )}
        </div>
        <StripMap stops={route} className="mt-12 lg:mt-16" />
      </div>
    </section>
  );
}
