import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';

/** What is promised, as large as the window takes it, in the lit line's colour. */
export function Why({ why }: { why: HomeContent['why'] }) {
  return (
    <section id={anchorOf(why.title)} className="band -scroll-mt-6">
      <div className="page">
        <div className="passage why">
          <h2 className="type-title">{why.title}</h2>
          <p className="why-headline">
            {why.headline.map((sentence) => (
              <span key={sentence}>{sentence} </span>
            ))}
          </p>
          <div className="actions items-center">
            <Button asChild variant="outline">
              <ScrollLink targetId={anchors.form} {...cta('why')}>
                {why.button}
              </ScrollLink>
            </Button>
            <WhatsAppLink className="target gap-2">{why.whatsappLink}</WhatsAppLink>
          </div>
          <ul className="why-reasons">
            {why.cards.map(({ title, text }) => (
              <li key={title}>
                <h3 className="type-lead font-bold">{title}</h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}
