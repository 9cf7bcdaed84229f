import type { Metadata } from 'next';
import { site } from '@/content/site';
import type { PageMeta } from '@/content/types';

/**
 * The metadata of one page. `canonicalPath` is the address that search engines should keep,
 * the same for every address the page answers at.
 */
export function createMetadata({ title, description }: PageMeta, canonicalPath: string): Metadata {
  const fullTitle = `${title} · ${site.brand}`;
  return {
    title: { absolute: fullTitle },
    description,
    alternates: { canonical: canonicalPath },
    openGraph: {
      type: 'website',
      locale: 'it_IT',
      siteName: site.brand,
      title: fullTitle,
      description,
      url: canonicalPath,
    },
  };
}
