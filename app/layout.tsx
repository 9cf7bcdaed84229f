import type { Metadata, Viewport } from 'next';
import type { ReactNode } from 'react';
import { DevelopmentScripts } from '@/components/layout/development-scripts';
import { anchors } from '@/content/anchors';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { colourToken } from '@/lib/design-tokens';
import { pageOrigin } from '@/lib/seo/address';
import { pageTitle } from '@/lib/seo/create-metadata';
import { figures, grotezk } from './fonts';
import '../styles/globals.css';

export const metadata: Metadata = {
  metadataBase: new URL(pageOrigin()),
  title: { default: pageTitle(site.tagline), template: pageTitle('%s') },
  description: site.blurb,
  formatDetection: { telephone: false },
};

export const viewport: Viewport = {
  colorScheme: 'light dark',
  themeColor: [
    { media: '(prefers-color-scheme: light)', color: colourToken('paper') },
    { media: '(prefers-color-scheme: dark)', color: colourToken('paper', 'dark') },
  ],
};

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    <html
      lang="it"
      className={`${grotezk.variable} ${figures.variable}`}
      data-theme-choice="system"
    >
      <body>
        {process.env.NODE_ENV === 'development' && <DevelopmentScripts />}
        <a
          href={`#${anchors.main}`}
          className="sr-only z-50 bg-ink text-paper focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:px-4 focus:py-3"
        >
          {navigation.skipLink}
        </a>
        {children}
      </body>
    </html>
  );
}
