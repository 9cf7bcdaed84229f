import { shareImage } from '@/components/poster/share-image';
import { aiPage } from '@/content/ai-page';
import { navigation } from '@/content/navigation';

export default function ShareImage() {
  return shareImage({ title: aiPage.title, name: navigation.footer.transparencyTitle });
}
