import { ScrollLink } from '@/components/layout/scroll-link';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { site } from '@/content/site';
import type { HospitalityContent } from '@/content/types';

/** The promise, the minute of the night in which it is kept, and the button that the night's line ends in. */
export function HospitalityHero({ hero }: Pick<HospitalityContent, 'hero'>) {
  return (
    <section className="night">
      <div className="page night-promise">
        <h1 className="type-shout night-title">{hero.title}</h1>
        <p className="type-lead">{hero.lead}</p>
      </div>
      <LitBand night={hero.night} />
      <div className="page night-actions">
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
