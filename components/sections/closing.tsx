import { cta } from '@/components/layout/call-to-action';
import { ScrollLink } from '@/components/layout/scroll-link';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { anchors } from '@/content/anchors';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import type { Solution } from '@/content/types';
import { consultationPath } from '@/lib/links';
import { Sentences } from './sentences';

interface ClosingProps extends Pick<Solution, 'closing'> {
  /** The form stands on this page, right below, and the ring at its end. */
  toForm: boolean;
}

/** From here to the consultation form, on the home page or further down on this one. */
export function Closing({ closing, toForm }: ClosingProps) {
  return (
    <section className="closing page">
      <div className="closing-grid">
        <div>
          <h2 className={toForm ? 'type-heading' : 'type-display max-w-[18ch]'}>
            <Sentences text={closing.title} />
          </h2>
          <p className="mt-4 max-w-[56ch] text-muted">{closing.text}</p>
          <div className="actions mt-6 items-center">
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
        </div>
        {!toForm && <div className="terminus">{contact.terminus}</div>}
      </div>
    </section>
  );
}
