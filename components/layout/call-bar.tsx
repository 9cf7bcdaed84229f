import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { contact } from '@/content/contact';
import { navigation } from '@/content/navigation';
import { cta } from './call-to-action';
import { HeaderLinkItem } from './header/header-link-item';
import { consultationLink, type PageKind } from './header/header-links';
import { WhatsAppLink } from './whatsapp-link';

interface CallBarSpanProps {
  page: PageKind;
  whatsappMessage?: string;
  children: ReactNode;
}

/**
 * On phones, a slim bar with the two calls to action sticks to the bottom edge for as long as these
 * sections are in view: it comes after the hero and leaves before the form or the footer, by layout alone.
 */
export function CallBarSpan({ page, whatsappMessage, children }: CallBarSpanProps) {
  const { callBar } = navigation;
  return (
    <div className="call-bar-span">
      {children}
      {/* takes no room of its own: where it comes to rest, the page's rule runs on behind it */}
      <div className="call-bar sticky bottom-0 z-30 h-0 lg:hidden print:hidden">
        <div className="absolute inset-x-0 bottom-0 border-ink border-t-2 bg-paper">
          <div className="page flex flex-wrap items-center gap-2 py-2">
            <p className="type-small min-w-0 flex-1 text-balance text-muted max-sm:hidden">
              {contact.promise}
            </p>
            <Button asChild compact className="max-sm:flex-1">
              <HeaderLinkItem
                link={consultationLink(page, callBar.consultation)}
                {...cta('call-bar')}
              />
            </Button>
            <Button asChild variant="outline" compact className="max-sm:flex-1">
              <WhatsAppLink {...(whatsappMessage && { message: whatsappMessage })}>
                {callBar.whatsapp}
              </WhatsAppLink>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
