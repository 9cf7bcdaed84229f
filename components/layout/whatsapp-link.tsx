import type { ComponentProps } from 'react';
import { whatsapp } from '@/components/line/logo-paths';
import { navigation } from '@/content/navigation';
import { whatsappUrl } from '@/lib/links';

interface WhatsAppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  message?: string;
}

/** Click-to-chat in a new tab, with the prefilled message. */
export function WhatsAppLink({ message, children, ...props }: WhatsAppLinkProps) {
  return (
    <a href={whatsappUrl(message)} target="_blank" rel="noopener noreferrer" {...props}>
      <svg viewBox="0 0 24 24" className="size-5 shrink-0" fill="currentColor" aria-hidden="true">
        <path d={whatsapp} />
      </svg>
      <span>
        {children}
        <span className="sr-only">{` (${navigation.newTab})`}</span>
      </span>
    </a>
  );
}
