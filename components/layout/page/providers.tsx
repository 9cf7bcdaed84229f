'use client'; // theme and toasts keep their state in the browser

import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { HydrationSignal } from '@/components/layout/page/hydration-signal';
import { Toasts } from '@/components/layout/toasts';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="class" defaultTheme="system" enableSystem enableColorScheme={false}>
      {children}
      <Toasts />
      <HydrationSignal />
    </ThemeProvider>
  );
}
