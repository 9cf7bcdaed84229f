import { cta } from '@/components/layout/call-to-action';
import { HeaderLinkItem } from '@/components/layout/header/header-link-item';
import { consultationLink } from '@/components/layout/header/header-links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import type { Solution } from '@/content/types';
import { cn } from '@/lib/cn';
import { Sentences } from './sentences';

interface ClosingProps extends Pick<Solution, 'closing'> {
  /** The form stands on this page, right below, and the ring at its end. */
  toForm: boolean;
}

/** From here to the consultation form, on the home page or further down on this one. */
export function Closing({ closing, toForm }: ClosingProps) {
  return (
    <section className={cn('closing page', toForm && 'closing-short')}>
      <div className="closing-grid">
        <div className={cn(toForm && 'flex flex-wrap items-end justify-between gap-x-8')}>
          <h2 className={toForm ? 'type-heading' : 'type-display max-w-[18ch]'}>
            <Sentences text={closing.title} />
          </h2>
          {!toForm && <p className="mt-4 max-w-[56ch] text-muted">{closing.text}</p>}
          <div className={cn('actions items-center', toForm ? 'max-md:mt-4' : 'mt-6')}>
            <Button asChild>
              <HeaderLinkItem
                link={consultationLink(toForm ? 'page-with-form' : 'page', closing.button)}
                {...cta('closing')}
              />
            </Button>
            <WhatsAppLink className="target gap-2">{navigation.whatsapp}</WhatsAppLink>
          </div>
        </div>
        {!toForm && <div className="terminus">{contact.terminus}</div>}
      </div>
    </section>
  );
}
