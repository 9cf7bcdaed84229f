import { shareImage } from '@/components/poster/share-image';
import { figuresPage } from '@/content/figures-page';
import { navigation } from '@/content/navigation';

export default function ShareImage() {
  return shareImage({ title: figuresPage.title, name: navigation.footer.transparencyTitle });
}
