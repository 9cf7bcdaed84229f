import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { Sentences } from '@/components/ui/sentences';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import type { Solution } from '@/content/types';
import { consultationPath } from '@/lib/links';

interface ClosingProps extends Pick<Solution, 'closing'> {
  /** The form stands on this page, right below: the line goes on to it. */
  toForm: boolean;
}

/** From here to the consultation form, on the home page or further down on this one. */
export function Closing({ closing, toForm }: ClosingProps) {
  return (
    <section className="page">
      <div className={toForm ? 'stop' : 'stop stop-arrival'}>
        <div className="relative">
          <span className="stop-ring" aria-hidden="true" />
          <h2 className="type-display max-w-[16ch]">
            <Sentences text={closing.title} />
          </h2>
        </div>
        <p className="type-lead mt-6 max-w-[52ch] text-muted">{closing.text}</p>
        <div className="actions mt-8 items-center">
          <Button asChild>
            {toForm ? (
              <ScrollLink targetId={anchors.form} {...cta('closing')}>
                {closing.button}
              </ScrollLink>
            ) : (
              <a href={consultationPath} {...cta('closing')}>
                {closing.button}
              </a>
            )}
          </Button>
          <WhatsAppLink className="target gap-2">{navigation.whatsapp}</WhatsAppLink>
        </div>
        {!toForm && (
          <div className="arrival">
            <div className="terminus">{contact.terminus}</div>
          </div>
        )}
      </div>
    </section>
  );
}
