'use client'; // theme, tooltips and toasts keep their state in the browser

import { ThemeProvider } from 'next-themes';
import type { ReactNode } from 'react';
import { HydrationSignal } from '@/components/site/hydration-signal';
import { Toasts } from '@/components/site/toasts';
import { TooltipProvider } from '@/components/ui/tooltip';

export function Providers({ children }: { children: ReactNode }) {
  return (
    <ThemeProvider attribute="class" defaultTheme="system" enableSystem enableColorScheme={false}>
      <TooltipProvider>{children}</TooltipProvider>
      <Toasts />
      <HydrationSignal />
    </ThemeProvider>
  );
}
