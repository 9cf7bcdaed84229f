// Shades of a colour (#rrggbb), and whether they can be read on each other (WCAG 2.2).

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

function hexOf(parts: readonly number[]): string {
  const whole = parts.map((part) => Math.min(255, Math.max(0, Math.round(part))));
  return `#${whole.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

/** Of the way from one to the other, this share; with so much more of the tint that `tintOf` has. */
export function mixed(from: string, to: string, share: number, tint = 0, tintOf = from): string {
  const end = channels(to);
  const hue = channels(tintOf);
  return hexOf(
    channels(from).map(
      (one, i) => one + ((end[i] ?? 0) - one) * share + ((hue[i] ?? 0) - Math.max(...hue)) * tint,
    ),
  );
}

function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = channels(hex).map((channel) => {
    const value = channel / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** The darker of two first. */
export function darkFirst(one: string, other: string): [dark: string, light: string] {
  return luminance(one) > luminance(other) ? [other, one] : [one, other];
}

export function contrast(one: string, other: string): number {
  const [dark, light] = darkFirst(one, other);
  return (luminance(light) + 0.05) / (luminance(dark) + 0.05);
}

export const standsOn = (grounds: readonly string[], ratio: number) => (colour: string) =>
  grounds.every((ground) => contrast(colour, ground) >= ratio);

/** The colour, or its nearest shade that stands out so far from all of these grounds, if any. */
export const nearest = (colour: string, grounds: readonly string[], ratio: number) =>
  Array.from({ length: 200 }, (_, step) =>
    ['#000000', '#ffffff'].map((end) => mixed(colour, end, step / 200)),
  )
    .flat()
    .find(standsOn(grounds, ratio));
