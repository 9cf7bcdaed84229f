import { sentencesOf } from '@/components/sections/sentences';

/** At the top of a page's share image: two names side by side, or one text beside the drawing. In pixels. */
export const shareHead = { size: 36, width: 1072, besideArt: 640, gap: 48 };

/** For a page's title, above its line or beside its drawing. In pixels. */
export const shareRooms = {
  above: { width: shareHead.width, height: 212, size: 92 },
  beside: { width: shareHead.besideArt, height: 440, size: 92 },
};

/** Of a solution's share image, from the top: the line's code beside the brand, the name, the title. In pixels. */
export const shareName = {
  top: 36,
  code: 40,
  above: 12,
  size: 46,
  leading: 48,
  most: 2,
  below: 22,
};

export const titleLeading = 0.98;
/** Between a title's signs, in em. */
export const titleTracking = -0.035;

/** How wide a title's signs are on average, its tracking included: in em, and rather too wide. */
const sign = 0.46;

/** Into how many lines of so many signs a text breaks. */
function linesOf(text: string, signs: number): number {
  let [lines, used] = [1, 0];
  for (const { length } of text.split(/\s/)) {
    const fits = used === 0 || used + 1 + length <= signs;
    lines += fits ? 0 : 1;
    used = fits && used > 0 ? used + 1 + length : length;
  }
  return lines;
}

export interface TitleRoom {
  width: number;
  height: number;
  /** The largest size. */
  size: number;
}

/** The largest size in which a title has room, each of its sentences beginning a line. */
export function titleSize(title: string, { width, height, size }: TitleRoom): number {
  const heightAt = (each: number) =>
    sentencesOf(title).reduce((sum, text) => sum + linesOf(text, width / (sign * each)), 0) *
    titleLeading *
    each;
  let fitting = size;
  while (fitting > 36 && heightAt(fitting) > height) fitting -= 2;
  return fitting;
}

/** How many lines a solution's name takes, whose signs are a little wider. */
export const nameLinesOf = (name: string, width: number): number =>
  linesOf(name, width / (0.47 * shareName.size));

/** Where a solution's title stands below its name, which takes so many lines. */
export function titleTop(nameLines: number): number {
  const { top, code, above, leading, below } = shareName;
  return top + code + above + nameLines * leading + below;
}
