import { shareImage, shareImageSize, shareImageType } from '@/components/share/share-image';
import { home } from '@/content/home';
import { site } from '@/content/site';
import { solutions } from '@/content/solutions';

export const size = shareImageSize;
export const contentType = shareImageType;
export const alt = `${site.brand}: ${home.hero.title.join(' ')}`;

export default function HomeShareImage() {
  return shareImage({
    title: home.hero.title.join(' '),
    name: site.tagline,
    lines: solutions.map(({ line }) => line),
  });
}
