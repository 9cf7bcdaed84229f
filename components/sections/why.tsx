import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';
import { RuledList } from './ruled-list';

/** The page's one poster: a band in the brand's colour, in which the line underlines what is promised. */
export function Why({ why }: { why: HomeContent['why'] }) {
  return (
    <section id={anchorOf(why.title)} className="band -scroll-mt-6">
      <div className="page">
        <div className="stop why">
          <div className="why-promise">
            <h2 className="type-title">{why.title}</h2>
            <p className="why-headline" data-draws="">
              {why.headline.map((sentence) => (
                <span key={sentence}>{sentence} </span>
              ))}
            </p>
          </div>
          <div className="why-reasons">
            <RuledList items={why.cards} />
            <div className="actions items-center">
              <Button asChild>
                <ScrollLink targetId={anchors.form} {...cta('why')}>
                  {why.button}
                </ScrollLink>
              </Button>
              <WhatsAppLink className="target gap-2">{why.whatsappLink}</WhatsAppLink>
            </div>
          </div>
        </div>
      </div>
    </section>
  );
}
