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
    <section className="hero relative isolate overflow-clip">
      {/* the first picture waits for what follows the answer: what still comes in would push that down */}
      <link rel="expect" href={`#${figuresId}`} blocking="render" />
      {/* from 64rem on the calls stand beside the title; below, the call bar has them, and the words follow the drawing on phones */}
      <div className="page hero-page lg:@container flex flex-col py-4 md:py-8 lg:grid lg:grid-cols-[minmax(0,1fr)_var(--hero-side)] lg:gap-x-10 lg:gap-y-[clamp(0.75rem,5vh-18px,1.75rem)] lg:pt-[clamp(1rem,15vh-105px,1.875rem)]">
        <h1 className="type-display hero-title max-md:mb-4">
          {hero.title.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <div className="leading-[1.45] max-md:order-1 max-md:mt-6 max-md:mb-2 max-md:ml-14 max-md:max-w-[44ch] md:max-lg:mt-5 md:max-lg:mb-6 md:max-lg:grid md:max-lg:grid-cols-2 md:max-lg:gap-8">
          <p>{hero.lead}</p>
          <div className="lit-colour flex flex-wrap items-center gap-x-4 gap-y-1 *:min-w-0 max-md:mt-2 md:gap-y-0 lg:mt-3">
            <Button asChild className="max-lg:hidden">
              <ScrollLink targetId={anchors.form} {...cta('hero')}>
                {hero.consultationButton}
              </ScrollLink>
            </Button>
            <WhatsAppLink className={cn(link, 'max-lg:hidden [&>svg]:hidden')}>
              {hero.whatsappButton}
            </WhatsAppLink>
            <p className="flex-[1_0_100%] text-[0.9375rem] leading-[1.4] lg:mt-1 low:order-1">
              {hero.promise}
            </p>
            <ScrollLink targetId={anchors.services} className={cn(link, 'lg:-my-1.5 low:my-0')}>
              {hero.servicesButton}
            </ScrollLink>
          </div>
        </div>
        <Runs />
        <div
          id={figuresId}
          className="hero-figures col-span-full text-[0.9375rem] [--text-numeral:2.25rem] max-md:order-1 max-md:ml-14 md:mt-8 md:ml-(--indent) lg:mt-4"
        >
          <LiveDemo ways={['telephone', 'whatsapp']} className="mb-6" />
          <FigureRow figures={hero.figures} />
          <FiguresNote figures={hero.figures} className="type-small mt-3 text-muted" />
        </div>
      </div>
    </section>
  );
}
