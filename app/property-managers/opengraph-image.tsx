import { shareImage, shareImageSize, shareImageType } from '@/components/share/share-image';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';

export const size = shareImageSize;
export const contentType = shareImageType;
export const alt = hospitality.hero.title;

export default function HospitalityShareImage() {
  return shareImage({
    title: hospitality.hero.title,
    name: navigation.hospitality,
    galleria: true,
  });
}
