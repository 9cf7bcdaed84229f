import { ScrollLink } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { hospitality } from '@/content/hospitality';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';
import { anchorOf } from '@/lib/anchor';

/** The promise, and the minute of the night in which it is kept: its line runs down the page, into the form’s button. */
export function NightHero({ hero }: Pick<HospitalityContent, 'hero'>) {
  const { time, seconds, asked, answered, morning, example } = hero.night;
  return (
    <section className="night-hero [--track:var(--night-line-width)]">
      <div className="grid content-between gap-[clamp(1rem,0.6rem+1vw,1.75rem)] pt-[calc(clamp(1.5rem,1.15rem+1.4vw,2.5rem)-var(--note,0rem)*0.625)] pb-[calc(0.75rem-var(--note,0rem)*0.25)] px-(--side) md:row-[1/3] md:pr-4 md:pb-6">
        <h1 className="type-shout tracking-[-0.018em] [--text-shout:clamp(2.625rem,0.9rem+4.8vw,8rem)]">
          {hero.title}
        </h1>
        <p className="type-lead max-w-[62ch] text-balance">{hero.lead}</p>
        <div className="flex flex-wrap items-center gap-x-6 gap-y-2">
          <Button asChild className="max-sm:w-full">
            <ScrollLink targetId={anchors.demo}>{hero.demoButton}</ScrollLink>
          </Button>
          <WhatsAppLink
            message={site.whatsapp.hospitalityMessage}
            className="target gap-2 underline"
          >
            {hero.whatsappButton}
          </WhatsAppLink>
          <ScrollLink targetId={anchors.services} className="target underline">
            {hero.servicesButton}
          </ScrollLink>
        </div>
      </div>
      <div
        data-ground="day"
        aria-hidden="true"
        className="night-hero-clock px-(--side) md:col-2 md:pl-8"
      >
        {time}
        <span className="flap flap-late px-[0.16em] pt-[0.16em] pb-[0.12em] text-[0.62em] md:hidden">
          :{seconds.answered}
        </span>
      </div>
      <ol data-ground="day" className="night-hero-talk md:col-[1/3]">
        <li className="night-line-stop [--night-line-level:calc(0.5rem+0.5lh)] md:[--night-line-level:calc(1rem+0.5lh)]">
          <b>{`${time}:${seconds.asked}`}</b> <span>{asked}</span>
        </li>
        <li className="night-hero-answer">
          <b>{`${time}:${seconds.answered}`}</b> <span>{answered}</span>
        </li>
        <li>
          {morning} <small className="text-muted">{example}</small>
        </li>
      </ol>
      <div
        data-ground="day"
        className="text-balance pt-2 pr-(--side) pb-1 pl-(--night-line-words) leading-snug md:col-2 md:row-2 md:flex md:w-0 md:min-w-full md:items-end md:gap-5 md:pt-3 md:pb-6 md:pl-8"
      >
        <p className="min-w-0 flex-1">
          <b className="block text-(length:--text-lead) md:text-(length:--text-title)">
            {hero.price}
          </b>{' '}
          {hero.terms}{' '}
          <ScrollLink targetId={anchorOf(hospitality.price.title)} className="underline">
            {hero.prices}
          </ScrollLink>
        </p>
        {/* the same leaf, where there is room for it under the hour */}
        <span
          aria-hidden="true"
          className="flap flap-late px-[0.16em] pt-[0.16em] pb-[0.12em] text-[min(5.5vw+2rem,7.5rem)] leading-[0.9] tracking-[-0.04em] max-md:hidden"
        >
          :{seconds.answered}
        </span>
      </div>
    </section>
  );
}
