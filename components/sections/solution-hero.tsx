import { LineBadge } from '@/components/line/line-badge';
import { StripMap } from '@/components/line/strip-map';
import { ScrollLink } from '@/components/site/scroll-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { Solution } from '@/content/types';

export function SolutionHero({ solution }: { solution: Solution }) {
  const { hero, line, name, route } = solution;
  return (
    <section className="page">
      <div className="stop stop-first !pt-10 lg:!pt-14">
        <p className="flex items-center gap-4 font-bold text-[1.375rem] tracking-[-0.02em]">
          <LineBadge line={line} size="large" />
          {name}
        </p>
        <div className="mt-8 grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
          <h1 className="type-shout max-w-[14ch]">{hero.title}</h1>
          <div className="self-end">
            <p className="type-lead max-w-[52ch] border-ink border-t-2 pt-4">{hero.lead}</p>
            <div className="mt-6 flex flex-wrap gap-3">
              <Button asChild>
                <ScrollLink targetId={anchors.demo}>{hero.demoButton}</ScrollLink>
              </Button>
              <Button asChild variant="outline">
                <ScrollLink targetId={anchors.useCases}>{hero.useCasesButton}</ScrollLink>
              </Button>
            </div>
          </div>
        </div>
        <StripMap stops={route} className="mt-14 lg:mt-20" />
      </div>
    </section>
  );
}
