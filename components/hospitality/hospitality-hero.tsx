import { StripMap } from '@/components/line/strip-map';
import { ScrollLink } from '@/components/site/scroll-link';
import { WhatsAppLink } from '@/components/site/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';
import { TopSign } from './top-sign';

type HospitalityHeroProps = Pick<HospitalityContent, 'hero' | 'topBar'>;

export function HospitalityHero({ hero, topBar }: HospitalityHeroProps) {
  return (
    <>
      <TopSign topBar={topBar} time={hero.night.time} />
      <section>
        <div className="page">
          <div className="stop stop-first !py-10">
            <h1 className="type-shout night-title text-balance">{hero.title}</h1>
            <div className="mt-7 flex flex-wrap items-end justify-between gap-x-12 gap-y-6">
              <p className="type-lead max-w-[46ch]">{hero.lead}</p>
              <div className="actions min-w-0 max-w-full">
                <Button asChild>
                  <ScrollLink targetId={anchors.demo}>{hero.demoButton}</ScrollLink>
                </Button>
                <Button asChild variant="outline">
                  <ScrollLink targetId={anchors.services}>{hero.servicesButton}</ScrollLink>
                </Button>
                <Button asChild variant="whatsapp">
                  <WhatsAppLink message={site.whatsapp.hospitalityMessage}>
                    {hero.whatsappButton}
                  </WhatsAppLink>
                </Button>
              </div>
            </div>
          </div>
        </div>
        <LitBand night={hero.night} />
        <div className="page">
          <div className="stop !py-8" />
        </div>
      </section>
    </>
  );
}

/** The tunnel is black, but for one band: what happens in the night while you sleep. */
function LitBand({ night }: Pick<HospitalityContent['hero'], 'night'>) {
  const { time, seconds, stops } = night;
  return (
    <div className="lit">
      <div className="page">
        <div className="stop grid items-center gap-x-8 gap-y-8 !py-8 lg:grid-cols-12 lg:!py-10">
          <p className="clock lg:col-span-6">
            {time}
            <span className="sr-only">:</span>
            <span className="plate" data-asked={seconds.asked}>
              {seconds.answered}
            </span>
          </p>
          <StripMap stops={stops} className="lg:col-span-6" />
        </div>
      </div>
    </div>
  );
}
