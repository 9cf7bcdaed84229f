import { shareImage } from '@/components/poster/share-image';
import { figuresPage } from '@/content/figures-page';
import { navigation } from '@/content/navigation';
import { figureGroups } from '@/lib/italian/figure-groups';

const promises = figureGroups().flatMap(({ figures }) =>
  figures.filter(({ kind }) => kind === 'promise'),
);

export default function FiguresShareImage() {
  return shareImage({
    title: figuresPage.title,
    name: navigation.footer.transparencyTitle,
    // how many there are, as on the page
    art: (
      <div
        style={{
          position: 'absolute',
          right: 48,
          bottom: 40,
          display: 'flex',
          fontSize: 440,
          lineHeight: 0.72,
          letterSpacing: '-0.03em',
        }}
      >
        {promises.length}
      </div>
    ),
  });
}
