import Link from 'next/link';
import { StripMap } from '@/components/line/strip-map';
import { cta } from '@/components/site/call-to-action';
import { ScrollLink } from '@/components/site/scroll-link';
import { WhatsAppLink } from '@/components/site/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

type HospitalityHeroProps = Pick<HospitalityContent, 'hero' | 'topBar'>;

export function HospitalityHero({ hero, topBar }: HospitalityHeroProps) {
  return (
    <>
      <div className="border-hairline border-b">
        <div className="page type-small flex justify-between">
          <Link href="/" className="target">
            {topBar.home}
          </Link>
          <ScrollLink targetId={anchors.form} className="target" {...cta('top-bar')}>
            {topBar.contact}
          </ScrollLink>
        </div>
      </div>
      <section>
        <div className="page">
          <div className="stop stop-first !py-12 lg:!py-16">
            <div className="grid gap-x-8 gap-y-8 lg:grid-cols-12">
              <h1 className="type-shout max-w-[13ch] lg:col-span-8">{hero.title}</h1>
              <div className="self-end lg:col-span-4">
                <p className="type-lead max-w-[52ch] border-ink border-t-2 pt-4">{hero.lead}</p>
                <div className="actions mt-6">
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
  return (
    <div className="lit">
      <div className="page">
        <div className="stop grid items-center gap-x-8 gap-y-8 !py-8 lg:grid-cols-12 lg:!py-10">
          <p className="type-numeral text-[length:clamp(5rem,3rem+9vw,12rem)] lg:col-span-5">
            {night.time}
          </p>
          <StripMap stops={night.stops} className="lg:col-span-7" />
        </div>
      </div>
    </div>
  );
}
