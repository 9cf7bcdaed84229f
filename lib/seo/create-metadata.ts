import type { Metadata } from 'next';
import { site } from '@/content/site';
import { type CanonicalPage, homePage } from './canonical-pages';
import { shareImageSize, shareImageType } from './share-image';

/** What a page's metadata is made of. */
type DescribedPage = Pick<CanonicalPage, 'path' | 'meta' | 'shareImageText'>;

/** What search results show of a title, in characters. */
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

/**
 * The metadata of one page, the same for every address that the page answers at: they all name its canonical
 * one. The twitter card follows from it.
 */
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
