import { ScrollLink } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

/** The promise, the minute of the night in which it is kept, and the button that the night's line ends in. */
export function HospitalityHero({ hero }: Pick<HospitalityContent, 'hero'>) {
  return (
    <section className="night">
      <div className="page grid gap-[clamp(1rem,0.6rem+1vw,1.75rem)] py-[clamp(2rem,1.75rem+1vw,2.5rem)]">
        <h1 className="type-shout [--text-shout:clamp(2.625rem,0.9rem+5.4vw,9rem)]">
          {hero.title}
        </h1>
        <p className="type-lead max-w-[62ch]">{hero.lead}</p>
      </div>
      <LitBand night={hero.night} />
      <div className="page night-actions relative flex flex-wrap items-center gap-x-6 gap-y-1 pt-5 pb-4 md:gap-x-10 md:py-7">
        <Button asChild>
          <ScrollLink targetId={anchors.demo}>{hero.demoButton}</ScrollLink>
        </Button>
        <WhatsAppLink message={site.whatsapp.hospitalityMessage} className="target gap-2 underline">
          {hero.whatsappButton}
        </WhatsAppLink>
        <ScrollLink targetId={anchors.services} className="target underline">
          {hero.servicesButton}
        </ScrollLink>
      </div>
    </section>
  );
}

/** The tunnel is black, but for one band: what happens in the night while you sleep. */
function LitBand({ night }: Pick<HospitalityContent['hero'], 'night'>) {
  const { time, seconds, asked, answered, morning } = night;
  return (
    <div className="lit" data-line="1">
      <div className="page night-band">
        <p className="clock">
          {time}
          <span className="plate" data-asked={seconds.asked}>
            :{seconds.answered}
          </span>
        </p>
        <ol className="night-line">
          <li className="night-asked">
            <b>{`${time}:${seconds.asked}`}</b> <span>{asked}</span>
          </li>
          <li className="night-answered">
            <b>{`${time}:${seconds.answered}`}</b> <span>{answered}</span>
          </li>
          <li className="night-morning">{morning}</li>
        </ol>
      </div>
    </div>
  );
}
