import type { ComponentProps } from 'react';
import { Logo } from '@/components/line/logo';
import { navigation } from '@/content/navigation';
import { whatsappUrl } from '@/lib/links';

interface WhatsAppLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  message?: string;
}

/** Click-to-chat in a new tab, with the prefilled message. */
export function WhatsAppLink({ message, children, ...props }: WhatsAppLinkProps) {
  return (
    <a href={whatsappUrl(message)} target="_blank" rel="noopener noreferrer" {...props}>
      <Logo image="whatsapp" className="size-5 shrink-0" />
      <span>
        {children}
        <span className="sr-only">{` (${navigation.newTab})`}</span>
      </span>
    </a>
  );
}
