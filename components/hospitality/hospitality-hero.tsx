import Link from 'next/link';
import { ScrollLink } from '@/components/site/scroll-link';
import { WhatsAppLink } from '@/components/site/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';
import { consultationPath } from '@/lib/links';

type HospitalityHeroProps = Pick<HospitalityContent, 'hero' | 'topBar'>;

export function HospitalityHero({ hero, topBar }: HospitalityHeroProps) {
  return (
    <>
      <div className="border-hairline border-b">
        <div className="page type-small flex justify-between">
          <Link href="/" className="target">
            {topBar.home}
          </Link>
          <Link href={consultationPath} className="target">
            {topBar.contact}
          </Link>
        </div>
      </div>
      <section className="page">
        <div className="stop stop-first !pt-12 lg:!pt-20">
          <h1 className="type-shout max-w-[15ch]">{hero.title}</h1>
          <p className="type-lead mt-8 max-w-[56ch] text-muted">{hero.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3">
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
      </section>
    </>
  );
}
