import { shapesOf } from '@/components/drawings';
import {
  nameLinesOf,
  shareName,
  shareRooms,
  type TitleRoom,
  titleLeading,
  titleSize,
  titleTop,
  titleTracking,
} from '@/components/poster/share-words';
import { sentencesOf } from '@/components/sections/sentences';
import { solutions } from '@/content/solutions';
import { canonicalPages } from '@/lib/seo/canonical-pages';
import { linesOf } from '@/scripts/content/text-width';

// that the rooms lie clear of the drawings: tests/e2e/share-images.spec.ts

const heightOf = (title: string, { width }: Pick<TitleRoom, 'width'>, size: number) =>
  sentencesOf(title).reduce(
    (sum, text) => sum + linesOf(text, 700, width / size, titleTracking),
    0,
  ) *
  titleLeading *
  size;

const longer =
  'I preventivi partono quando dici sì. Il cliente firma dal telefono, tu lo vedi subito.';
const titles = [...canonicalPages.map(({ shareImageText = '' }) => shareImageText), longer];

test.each(solutions)(
  'share image: longer titles, too, have room beside the drawing of $name',
  ({ name, drawing }) => {
    const { title: place, head } = shapesOf(drawing).share;
    const height = place.bottom - titleTop(nameLinesOf(name, head ?? place.width));
    for (const title of titles) {
      const size = titleSize(title, { ...place, height });
      expect(heightOf(title, place, size)).toBeLessThanOrEqual(height);
    }
  },
);

test('share image: a name is not taken for shorter than it is', () => {
  for (const { name, drawing } of solutions) {
    const { share } = shapesOf(drawing);
    const width = share.head ?? share.title.width;
    const lines = linesOf(name, 700, width / shareName.size);
    expect(nameLinesOf(name, width)).toBeGreaterThanOrEqual(lines);
  }
});

test('share image: a page’s title has the room above or beside what stands on it', () => {
  for (const room of Object.values(shareRooms))
    for (const title of titles)
      expect(heightOf(title, room, titleSize(title, room))).toBeLessThanOrEqual(room.height);
});
