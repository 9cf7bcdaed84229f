import { cta, ScrollLink } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Actions, Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';

/** What is promised, as large as the window takes it, in the lit line's colour. */
export function Why({ why }: { why: HomeContent['why'] }) {
  return (
    <section id={anchorOf(why.title)} className="band -scroll-mt-6">
      <div className="page">
        <div className="grid gap-[clamp(1.25rem,0.8rem+1.6vw,2.25rem)] py-(--section-space)">
          <h2 className="type-title">{why.title}</h2>
          {/* as large as the window takes it; the buttons stand beside its last, short sentence */}
          <p className="-mt-2 font-bold text-(--band-loud) text-[clamp(2.375rem,0.4rem+7.6vw,10rem)] leading-[0.94] tracking-[-0.04em] xl:[grid-area:2/1]">
            {why.headline.map((sentence) => (
              <span key={sentence} className="block">
                {sentence}{' '}
              </span>
            ))}
          </p>
          <Actions className="items-center xl:place-self-end xl:pb-2 xl:[grid-area:2/1]">
            <Button asChild variant="outline">
              <ScrollLink targetId={anchors.form} {...cta('why')}>
                {why.button}
              </ScrollLink>
            </Button>
            <WhatsAppLink className="target gap-2">{why.whatsappLink}</WhatsAppLink>
          </Actions>
          <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-[clamp(1rem,2vw,2rem)] gap-y-4">
            {why.cards.map(({ title, text }) => (
              <li key={title} className="border-ink border-t-2 pt-3">
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
