import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Runs } from '@/components/map/runs';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { FigureRow } from './figure-row';
import { FiguresNote } from './figures-note';
import { LiveDemo } from './live-demo';

const figuresId = 'cifre';

/** The promise, how to ask for it, and a customer's question with its answer: all of it on the first screen. */
export function HomeHero({ hero }: { hero: HomeContent['hero'] }) {
  return (
    <section className="hero">
      {/* the first picture waits for what follows the answer: what still comes in would push that down */}
      <link rel="expect" href={`#${figuresId}`} blocking="render" />
      <div className="page hero-page">
        <h1 className="type-display hero-title">
          {hero.title.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </h1>
        <div className="hero-words">
          <p>{hero.lead}</p>
          <div className="actions hero-actions takes-line">
            <Button asChild className="hero-call">
              <ScrollLink targetId={anchors.form} {...cta('hero')}>
                {hero.consultationButton}
              </ScrollLink>
            </Button>
            <WhatsAppLink className="hero-whatsapp">{hero.whatsappButton}</WhatsAppLink>
            <p className="hero-promise">{hero.promise}</p>
            <ScrollLink targetId={anchors.services} className="hero-services">
              {hero.servicesButton}
            </ScrollLink>
          </div>
        </div>
        <Runs />
        <div id={figuresId} className="hero-figures">
          <LiveDemo ways={['telephone', 'whatsapp']} className="mb-6" />
          <FigureRow figures={hero.figures} />
          <FiguresNote figures={hero.figures} className="type-small mt-3 text-muted" />
        </div>
      </div>
    </section>
  );
}
