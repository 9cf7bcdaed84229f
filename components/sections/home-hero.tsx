import { NetworkMap } from '@/components/line/network-map';
import { cta } from '@/components/site/call-to-action';
import { ScrollLink } from '@/components/site/scroll-link';
import { WhatsAppLink } from '@/components/site/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { FigureRow } from './figure-row';
import { FiguresNote } from './figures-note';

export function HomeHero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <section className="page">
      <div className="stop stop-first !pt-10 !pb-[var(--section-space)] lg:!pt-14">
        <div className="grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_19rem]">
          <h1 className="type-display">
            {hero.title.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </h1>
          <div className="self-end">
            <p className="type-lead max-w-[48ch] border-ink border-t-2 pt-4">{hero.lead}</p>
            <div className="actions mt-6">
              <Button asChild>
                <ScrollLink targetId={anchors.form} {...cta('hero')}>
                  {hero.consultationButton}
                </ScrollLink>
              </Button>
              <Button asChild variant="whatsapp">
                <WhatsAppLink>{hero.whatsappButton}</WhatsAppLink>
              </Button>
              <Button asChild variant="outline">
                <ScrollLink targetId={anchors.services}>{hero.servicesButton}</ScrollLink>
              </Button>
            </div>
            <p className="mt-3 text-muted">{hero.promise}</p>
          </div>
        </div>
        <div className="mt-12 lg:mt-14">
          <NetworkMap />
        </div>
        <div className="mt-14">
          <FigureRow figures={hero.figures} />
          <FiguresNote figures={hero.figures} className="type-small mt-6 text-muted" />
        </div>
      </div>
    </section>
  );
}
