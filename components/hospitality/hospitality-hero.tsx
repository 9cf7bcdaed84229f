import { ScrollLink } from '@/components/layout/scroll-link';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { StripMap } from '@/components/line/strip-map';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

export function HospitalityHero({ hero }: Pick<HospitalityContent, 'hero'>) {
  return (
    <section className="night">
      <div className="page">
        <div className="stop stop-first night-promise">
          <h1 className="type-shout night-title text-balance">{hero.title}</h1>
          <div className="night-lead">
            <p className="type-lead">{hero.lead}</p>
            <div className="actions night-actions">
              <Button asChild>
                <ScrollLink targetId={anchors.demo}>{hero.demoButton}</ScrollLink>
              </Button>
              <ScrollLink targetId={anchors.services} className="target">
                {hero.servicesButton}
              </ScrollLink>
              <WhatsAppLink message={site.whatsapp.hospitalityMessage} className="target gap-2">
                {hero.whatsappButton}
              </WhatsAppLink>
            </div>
          </div>
        </div>
      </div>
      <LitBand night={hero.night} />
      <div className="page">
        <div className="stop !py-8" />
      </div>
    </section>
  );
}

/** The tunnel is black, but for one band: what happens in the night while you sleep. */
function LitBand({ night }: Pick<HospitalityContent['hero'], 'night'>) {
  const { time, seconds, stops } = night;
  return (
    <div className="lit">
      <div className="page">
        <div className="stop night-band">
          <p className="clock">
            {time}
            <span className="sr-only">:</span>
            <span className="plate" data-asked={seconds.asked}>
              {seconds.answered}
            </span>
          </p>
          <StripMap stops={stops} />
        </div>
      </div>
    </div>
  );
}
