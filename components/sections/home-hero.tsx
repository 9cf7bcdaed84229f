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
      {/* what, for whom, how much and how to ask stand before the question */}
      <div className="page @container pt-3 pb-4 md:grid md:grid-cols-[minmax(0,1fr)_max(19rem,32%)] md:gap-y-[clamp(0.5rem,5vh-33px,1.5rem)] md:py-6 lg:pt-[calc(clamp(1rem,12vh-92px,1.75rem)-var(--note,0rem)*0.4)]">
        <h1 className="type-display hero-title col-span-full">
          {hero.title.map((sentence) => (
            <span key={sentence} className="block lg:not-last:inline">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <div className="mt-2.5 mb-3 md:m-0 md:pe-12">
          <p className="text-[clamp(1.0625rem,min(0.3rem+1.5vw,5vh-18px),1.75rem)] leading-[1.28] tracking-[-0.01em]">
            {hero.lead}
          </p>
          <p className="mt-2 leading-[1.35] max-lg:text-[0.9375rem]">{hero.promise}</p>
        </div>
        <div className="flex flex-wrap content-start items-center gap-x-5 *:min-w-0 max-md:mb-3">
          <Button asChild className="flex-auto px-4 md:min-h-16 md:basis-full md:text-xl">
            <ScrollLink targetId={anchors.form} {...cta('hero')}>
              {hero.consultationButton}
            </ScrollLink>
          </Button>
          <ScrollLink targetId={anchors.services} className={link}>
            {hero.servicesButton}
          </ScrollLink>
          <WhatsAppLink className={cn(link, 'max-md:hidden [&>svg]:hidden')}>
            {hero.whatsappButton}
          </WhatsAppLink>
        </div>
        <Runs />
        <div
          id={figuresId}
          className="col-span-full ml-(--indent) mt-5 max-lg:text-[0.9375rem] md:mt-4"
        >
          <LiveDemo ways={['telephone', 'whatsapp']} className="mb-6" />
          <FigureRow figures={hero.figures} />
          <FiguresNote figures={hero.figures} className="mt-3 text-muted" />
        </div>
      </div>
    </section>
  );
}
