import { consultationLink, cta, HeaderLinkItem } from '@/components/layout/links';
import { WhatsAppLink } from '@/components/layout/whatsapp-link';
import { Actions, Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import type { Solution } from '@/content/types';
import { cn } from '@/lib/utils';
import { Sentences } from './sentences';

interface ClosingProps extends Pick<Solution, 'closing'> {
  /** The form stands on this page, right below, and the ring at its end. */
  toForm: boolean;
}

/** From here to the consultation form, on the home page or further down on this one. */
export function Closing({ closing, toForm }: ClosingProps) {
  const link = consultationLink(toForm ? 'page-with-form' : 'page');
  return (
    <section
      className={cn(
        'closing page md:grid-cols-[1fr_auto] md:items-end',
        toForm && 'closing-band text-line-on [&_:focus-visible]:outline-current',
      )}
    >
      <div className={cn(toForm && 'contents')}>
        <h2 className={toForm ? 'type-heading' : 'type-display max-w-[18ch]'}>
          <Sentences text={closing.title} />
        </h2>
        {!toForm && <p className="mt-4 max-w-[56ch] text-muted">{closing.text}</p>}
        {toForm ? (
          <div>
            <p className="max-w-[36ch]">{contact.promise}</p>
            <HeaderLinkItem
              link={link}
              {...cta('closing')}
              className="inline-block py-2 font-bold underline"
            />
          </div>
        ) : (
          <Actions className="mt-6 items-center">
            <Button asChild>
              <HeaderLinkItem link={link} {...cta('closing')} />
            </Button>
            <WhatsAppLink className="target gap-2">{navigation.whatsapp}</WhatsAppLink>
          </Actions>
        )}
      </div>
      {/* looks like a button, so it is one: the same once more, for fingers alone */}
      {!toForm && (
        <HeaderLinkItem
          link={{ ...link, label: contact.endRing }}
          {...cta('closing')}
          className="terminus no-underline hover:bg-line hover:text-line-on"
          tabIndex={-1}
          aria-hidden="true"
        />
      )}
    </section>
  );
}
