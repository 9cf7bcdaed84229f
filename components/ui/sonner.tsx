import { Toaster as Sonner, toast } from 'sonner';
import { navigation } from '@/content/navigation';

export { toast };

/** The line that arrives at its station. */
const arrived = (
  <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12">
    <path d="M0 24h18" className="stroke-line" strokeWidth="8" />
    <circle cx="26" cy="24" r="11" className="fill-paper stroke-ink" strokeWidth="5" />
    <path d="m21 24 4 4 7-8" className="fill-none stroke-ink" strokeWidth="3" />
  </svg>
);

/** The line that stops at a buffer. */
const stopped = (
  <svg viewBox="0 0 48 48" aria-hidden="true" className="size-12">
    <path d="M0 24h26" className="stroke-line" strokeWidth="8" />
    <path d="M29 10v28" className="stroke-ink" strokeWidth="6" />
  </svg>
);

const close = (
  <svg viewBox="0 0 20 20" aria-hidden="true">
    <path d="m4 4 12 12M16 4 4 16" className="stroke-current" strokeWidth="3" />
  </svg>
);

export default function Toaster() {
  return (
    <Sonner
      position="bottom-right"
      mobileOffset={{ top: 'calc(var(--header-height) + 0.5rem)' }}
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel={navigation.notifications}
      visibleToasts={1}
      duration={5000}
      closeButton
      icons={{ success: arrived, error: stopped, close }}
      toastOptions={{ closeButtonAriaLabel: 'Chiudi la notifica', classNames: { toast: 'toast' } }}
    />
  );
}
