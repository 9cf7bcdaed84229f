import { shareImage } from '@/components/poster/share-image';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';
import { homePage } from '@/lib/seo/canonical-pages';
import { shareImageSize, shareImageType } from '@/lib/seo/create-metadata';

// for the not-found page, which has no metadata of its own to say so
export const size = shareImageSize;
export const contentType = shareImageType;
export const alt = homePage.shareImageText;

export default function HomeShareImage() {
  return shareImage({
    title: home.hero.title.join(' '),
    name: site.tagline,
    lines: solutions.map(({ line }) => line),
  });
}
