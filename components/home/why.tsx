import { cta, ScrollLink } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { type LineSide, SectionLine } from '@/components/line/section-line';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import type { HomeContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';

interface WhyProps {
  why: HomeContent['why'];
  side: LineSide;
}

/** What is promised, on a band in the chosen line's colour. */
export function Why({ why, side }: WhyProps) {
  return (
    <section id={anchorOf(why.title)} className="later relative -scroll-mt-6">
      <SectionLine side={side} />
      <div className="band">
        <div className="page">
          <div className="grid gap-[clamp(1.25rem,0.8rem+1.6vw,2.25rem)] py-(--section-space) lg:pb-[calc(var(--section-space)+1rem)]">
            <h2 className="type-title">{why.title}</h2>
            {/* each sentence on one line; the buttons stand beside the last, which is short */}
            <p className="-mt-2 font-bold text-(--band-loud) text-[min(8.4vw,1.25rem+3vw)] leading-none tracking-[-0.035em] lg:[grid-area:2/1]">
              {why.headline.map((sentence) => (
                <span key={sentence} className="block">
                  {sentence}{' '}
                </span>
              ))}
            </p>
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 sm:gap-x-5 lg:place-self-end lg:[grid-area:2/1]">
              <Button asChild variant="poster" className="max-sm:px-4">
                <ScrollLink targetId={anchors.form} {...cta('why')}>
                  {why.button}
                </ScrollLink>
              </Button>
              <WhatsAppLink className="target underline [&>svg]:hidden">
                {why.whatsappLink}
              </WhatsAppLink>
            </div>
            <ul className="grid gap-x-[clamp(1rem,2vw,2rem)] gap-y-3 sm:grid-cols-2 lg:grid-cols-4">
              {why.cards.map(({ title, text }) => (
                <li
                  key={title}
                  className="border-ink border-t-2 pt-3 max-sm:flex max-sm:flex-wrap max-sm:gap-x-4"
                >
                  <h3 className="flex-[2_2_5rem] font-bold text-[1.0625rem] leading-snug lg:type-lead">
                    {title}
                  </h3>
                  <p className="flex-[3_3_7.5rem] max-lg:text-[0.9375rem] max-lg:leading-snug lg:mt-1">
                    {text}
                  </p>
                </li>
              ))}
            </ul>
          </div>
        </div>
      </div>
    </section>
  );
}
