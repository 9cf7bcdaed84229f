'use client'; // toasts live in the browser

import { useTheme } from 'next-themes';
import { Toaster as Sonner, toast } from 'sonner';

const themes = { light: 'light', dark: 'dark', system: 'system' } as const;

export { toast };

export default function Toaster() {
  const { theme } = useTheme();
  return (
    <Sonner
      theme={themes[theme as keyof typeof themes] ?? 'system'}
      position="bottom-right"
      hotkey={['altKey', 'KeyT']}
      containerAriaLabel="Notifications"
      visibleToasts={3}
      duration={5000}
      closeButton
      toastOptions={{ closeButtonAriaLabel: 'Chiudi la notifica', classNames: { toast: 'toast' } }}
    />
  );
}
