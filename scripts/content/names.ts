// Names that have no room where they stand, measured in the typeface that they are drawn in.
import { shapesOf } from '@/components/drawings';
import { markBox } from '@/components/line/mark';
import { shareHead, shareName } from '@/components/poster/share-words';
import { navigation } from '@/content/navigation';
import { site } from '@/content/site';
import { everySolution } from '@/content/solution-list';
import type { SolutionContent } from '@/content/types';
import { linesOf, textWidth, type Weight } from './text-width';

interface NameMistake {
  file: string;
  field: string;
  text: string;
  what: string;
  instead: string;
}

/** So many lines of text of this size, in pixels. */
interface Place {
  where: string;
  weight: Weight;
  size: number;
  width: number;
  lines: number;
}

const [, , boxWidth = 0, boxHeight = 1] = markBox.split(' ').map(Number);

/** Each in the window in which it is narrowest. */
const places = {
  // 320 px, without the gutters, the menu's button and the mark, which is 32 px high
  header: {
    where: 'in testata, sul telefono',
    weight: 700,
    size: 22,
    width: 238 - (32 * boxWidth) / boxHeight,
    lines: 2,
  },
  // its column, beside the station
  menu: { where: 'nel menu Soluzioni', weight: 700, size: 15, width: 250, lines: 2 },
  // 320 px: the drawer is 88% of it
  drawer: { where: 'nel menu del telefono', weight: 700, size: 16, width: 199, lines: 3 },
  // 320 px: a line of its own beside the button of its row, where the question leaves it none
  row: { where: 'sulla prima schermata della home', weight: 400, size: 15, width: 236, lines: 1 },
} as const satisfies Record<string, Place>;

const fits = ({ weight, size, width, lines }: Omit<Place, 'where'>, text: string) =>
  linesOf(text, weight, width / size) <= lines;

/** How many signs are to be cut off at its end before it passes. */
function signsOver(text: string, passes: (text: string) => boolean): number {
  const signs = Array.from(text);
  const over = signs.findIndex((_, cut) => passes(signs.slice(0, signs.length - cut).join('')));
  return over < 0 ? signs.length : over;
}

type Room = [where: string, passes: (text: string) => boolean];

/** The one place of these that asks for the shortest text, if it is too long there. */
function* tooLong(file: string, field: string, text: string, rooms: readonly Room[]) {
  const overs = rooms.map(([where, passes]) => ({ where, over: signsOver(text, passes) }));
  const [worst] = overs.sort((a, b) => b.over - a.over);
  if (!worst?.over) return;
  const signs = worst.over === 1 ? 'un carattere' : `${worst.over} caratteri`;
  const what = `«${text}» non ci sta ${worst.where}`;
  yield { file, field, text, what, instead: `accorcialo di circa ${signs}` };
}

const room = (place: Place): Room => [place.where, (text) => fits(place, text)];

const onShareImage = 'nell’immagine che si vede quando qualcuno condivide la pagina';

const { size, width, gap, besideArt } = shareHead;
const head = { weight: 700, size, lines: 2 } as const;
const besideOnImage = (other: string) => width - gap - textWidth(other, 700) * size;
const nextTo = (brand: string) => `accanto a «${brand}», ${onShareImage}`;

const brandRooms: readonly Room[] = [
  room(places.header),
  [
    onShareImage,
    (name) =>
      textWidth(name, 700) * size <= besideOnImage(navigation.hospitality) &&
      fits({ ...head, width: besideArt }, `${name} · ${navigation.footer.transparencyTitle}`),
  ],
];

function* solutionMistakes(content: SolutionContent) {
  const { slug, name, shortName, drawing } = content;
  const { share } = shapesOf(drawing);
  const onImage = {
    where: onShareImage,
    weight: 700,
    size: shareName.size,
    width: share.head ?? share.title.width,
    lines: shareName.most,
  } as const;
  const file = `content/solutions/${slug}.ts`;
  yield* tooLong(file, 'name', name, [room(places.menu), room(places.drawer), room(onImage)]);
  yield* tooLong(file, 'shortName', shortName, [room(places.row)]);
}

/** Of the brand's name and claim and the solutions' names: those too long for a place, with what to cut. */
export function* nameMistakes(
  { brand, tagline } = site,
  solutions: readonly SolutionContent[] = everySolution,
): Generator<NameMistake> {
  const ofBrand = [...tooLong('content/brand.json', 'name', brand, brandRooms)];
  yield* ofBrand;
  // what stands beside it is not to blame for it
  const fitting = ofBrand.length > 0 ? '' : brand;
  yield* tooLong('content/brand.json', 'claim', tagline, [
    [nextTo(brand), (text) => fits({ ...head, width: besideOnImage(fitting) }, text)],
  ]);
  for (const solution of solutions) yield* solutionMistakes(solution);
}
