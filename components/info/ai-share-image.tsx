import { face } from '@/components/drawings/avatar/shapes';
import { Drawing } from '@/components/poster/poster-share-image';
import { shareImage } from '@/components/poster/share-image';
import { shareRooms } from '@/components/poster/share-words';
import { aiPage } from '@/content/ai-page';
import { navigation } from '@/content/navigation';
import { colourToken } from '@/lib/design-tokens';

const night = colourToken('night');
const colours = {
  paper: colourToken('line-brand-on'),
  ground: colourToken('line-brand'),
  ink: night,
  night,
};

/** What the face says, from its mouth to the image's side. */
const says = { d: 'M900 488H1400V648H900z', tone: 'paper' } as const;

export default function AiShareImage() {
  return shareImage({
    title: aiPage.title,
    name: navigation.footer.transparencyTitle,
    room: shareRooms.beside,
    art: <Drawing shapes={[...face, says]} from={[-190, -8]} colours={colours} />,
  });
}
