import { cta, ScrollLink } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Runs } from '@/components/map/runs';
import { FigureRow, FiguresNote } from '@/components/sections/figures';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { cn } from '@/lib/utils';
import { LiveDemo } from './live-demo';

const figuresId = 'cifre';
const link = 'inline-flex min-h-11 items-center font-bold underline decoration-2';

/** The promise, how to ask for it, and a customer's question with its answer: all of it on the first screen. */
export function HomeHero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <section className="hero isolate">
      {/* the first picture waits for what follows the answer: what still comes in would push that down */}
      <link rel="expect" href={`#${figuresId}`} blocking="render" />
      {/* what, for whom, how much and how to ask stand before the question: under the title, from 80rem on beside it */}
      <div className="page hero-page xl:@container flex flex-col pt-3 pb-4 md:py-8 xl:grid xl:grid-cols-[minmax(0,1fr)_var(--hero-side)] xl:gap-x-10 xl:gap-y-[clamp(0.75rem,5vh-18px,1.75rem)] xl:pt-[clamp(1rem,15vh-105px,1.875rem)]">
        <h1 className="type-display hero-title">
          {hero.title.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <div className="mt-2.5 mb-2 leading-[1.35] md:mt-4 md:mb-6 md:max-xl:grid md:max-xl:grid-cols-2 md:max-xl:gap-8 xl:m-0 xl:leading-[1.45]">
          <p>{hero.lead}</p>
          <div>
            <p className="mt-2 text-[0.9375rem] leading-[1.35] md:max-xl:mt-0">{hero.promise}</p>
            <div className="mt-2 flex flex-wrap items-center gap-x-3 *:min-w-0 xl:mt-3">
              <Button asChild size="sm">
                <ScrollLink targetId={anchors.form} {...cta('hero')}>
                  {hero.consultationButton}
                </ScrollLink>
              </Button>
              <ScrollLink targetId={anchors.services} className={link}>
                {hero.servicesButton}
              </ScrollLink>
              <WhatsAppLink className={cn(link, 'max-lg:hidden [&>svg]:hidden')}>
                {hero.whatsappButton}
              </WhatsAppLink>
            </div>
          </div>
        </div>
        <Runs />
        <div
          id={figuresId}
          className="col-span-full text-[0.9375rem] [--text-numeral:2.25rem] ml-(--indent) mt-2 md:mt-8 lg:mt-4"
        >
          <LiveDemo ways={['telephone', 'whatsapp']} className="mb-6" />
          <FigureRow figures={hero.figures} />
          <FiguresNote figures={hero.figures} className="type-small mt-3 text-muted" />
        </div>
      </div>
    </section>
  );
}
