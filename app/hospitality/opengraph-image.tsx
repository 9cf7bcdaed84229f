import { shareImage } from '@/components/poster/share-image';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';

export default function HospitalityShareImage() {
  return shareImage({
    title: hospitality.hero.title,
    name: navigation.hospitality,
    night: true,
  });
}
