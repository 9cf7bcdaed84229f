import type { ReactNode } from 'react';
import { consultationLink, cta, HeaderLinkItem, type PageKind } from '@/components/layout/links';
import { Button } from '@/components/ui/button';
import { navigation } from '@/content/navigation';
import { WhatsAppLink } from './whatsapp-link';

// in the narrowest windows both words stay in one row
const button = 'flex-1 max-[24rem]:px-3 max-[24rem]:text-[0.875rem] max-[24rem]:[&>svg]:hidden';

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
  return (
    <div className="max-lg:[&+section]:relative max-lg:[&+section]:z-31 max-lg:[&+section]:-mt-17 max-lg:[&+section]:bg-paper">
      {children}
      {/* takes no room of its own: at the span's end it slides away under the next section, which stands above it */}
      <div
        data-asks=""
        className="call-bar sticky bottom-0 z-30 mt-17 h-0 focus-within:z-32 lg:hidden print:hidden"
      >
        <div className="absolute inset-x-0 bottom-0 border-ink border-t-2 bg-paper">
          <div className="page flex flex-wrap items-center gap-2 py-2 [--lean:0px]">
            <Button asChild size="sm" className={button}>
              <HeaderLinkItem link={consultationLink(page)} {...cta('call-bar')} />
            </Button>
            <Button asChild variant="outline" size="sm" className={button}>
              <WhatsAppLink {...(whatsappMessage && { message: whatsappMessage })}>
                {navigation.whatsappShort}
              </WhatsAppLink>
            </Button>
          </div>
        </div>
      </div>
    </div>
  );
}
