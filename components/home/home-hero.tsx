import { Fragment } from 'react';
import { cta, ScrollLink } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { FigureRow, FiguresNote } from '@/components/sections/figures';
import { LiveDemo } from '@/components/sections/live-demo';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import type { HomeContent } from '@/content/types';
import { cn } from '@/lib/utils';
import { Board } from './board';
import { Team } from './team';

const figuresId = 'cifre';
const link = 'inline-flex min-h-11 items-center font-bold underline decoration-2';

/** The promise, how to ask for it, and a customer's question with its answer: all of it on the first screen. */
export function HomeHero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <section className="relative isolate overflow-clip [--lean:0px]">
      {/* the first picture waits for what follows the answer: what still comes in would push that down */}
      <link rel="expect" href={`#${figuresId}`} blocking="render" />
      <div className="page @container pt-4 pb-4 md:pt-6 board-columns lg:grid lg:pb-6">
        <h1 className="type-display home-title col-span-full">
          {hero.title.map((sentence) => (
            <Fragment key={sentence}>
              <span className="block lg:not-last:inline">{sentence}</span>{' '}
            </Fragment>
          ))}
        </h1>
        <p className="mt-3 text-[clamp(1.0625rem,0.8rem+0.65vw,1.625rem)] leading-[1.3] tracking-[-0.01em] lg:mt-5 lg:pe-10">
          {hero.lead}
        </p>
        <div className="mt-4 mb-6 lg:mt-5 lg:mb-4 board-inset">
          <div className="flex flex-wrap items-center gap-x-5 gap-y-2 *:min-w-0">
            <Button asChild variant="ink" className="max-md:w-full md:min-h-14 md:text-xl">
              <ScrollLink targetId={anchors.form} {...cta('hero')}>
                {contact.name}
              </ScrollLink>
            </Button>
            <ScrollLink targetId={anchors.services} className={link}>
              {hero.servicesButton}
            </ScrollLink>
            <WhatsAppLink className={cn(link, '[&>svg]:hidden')}>
              {navigation.whatsappShort}
            </WhatsAppLink>
          </div>
          <p className="lg:mt-1">{hero.promise}</p>
        </div>
        <Board />
        <div
          id={figuresId}
          className="col-span-full ml-(--indent) mt-5 max-lg:text-[0.9375rem] md:mt-4"
        >
          <div className="mb-6 flex flex-wrap items-center gap-x-6 gap-y-2">
            <LiveDemo ways={['telephone', 'whatsapp', 'chat', 'recording']} />
            <small className="text-[0.9375rem] text-muted xl:flex-1">{hero.price}</small>
          </div>
          <FigureRow figures={hero.figures} />
          <FiguresNote figures={hero.figures} className="mt-3 text-muted" />
        </div>
        <Team />
      </div>
    </section>
  );
}
