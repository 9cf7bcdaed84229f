import { shareImage } from '@/components/poster/share-image';
import { hospitality } from '@/content/hospitality';
import { navigation } from '@/content/navigation';

export default function HospitalityShareImage() {
  const { title, night } = hospitality.hero;
  return shareImage({
    title,
    name: navigation.hospitality,
    clock: { time: night.time, seconds: night.seconds.answered },
  });
}
