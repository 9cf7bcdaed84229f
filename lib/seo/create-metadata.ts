import type { Metadata } from 'next';
import { site } from '@/content/site';
import { type CanonicalPage, homePage } from './canonical-pages';

type DescribedPage = Pick<CanonicalPage, 'path' | 'meta' | 'shareImageText'>;

export const shareImageSize = { width: 1200, height: 630 };
export const shareImageType = 'image/png';

const longestTitle = 60;

/** A page's title as browsers and search results show it, the brand behind it where both are shown whole. */
export function pageTitle(title: string): string {
  const branded = `${title} · ${site.brand}`;
  return branded.length <= longestTitle ? branded : title;
}

function shareImageOf({ path, shareImageText }: DescribedPage) {
  return {
    url: `${path.replace(/\/$/, '')}/opengraph-image`,
    alt: shareImageText,
    type: shareImageType,
    ...shareImageSize,
  };
}

/** The metadata of a page, the same at every address that it answers at. */
export function createMetadata(page: DescribedPage): Metadata {
  const { description } = page.meta;
  const title = pageTitle(page.meta.title);
  return {
    title: { absolute: title },
    description,
    alternates: { canonical: page.path },
    openGraph: {
      type: 'website',
      locale: 'it_IT',
      siteName: site.brand,
      title,
      description,
      url: page.path,
      images: [shareImageOf(page.shareImageText ? page : homePage)],
    },
  };
}
