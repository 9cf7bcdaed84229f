import { lineColour } from '@/components/line/palette';
import { colourToken } from '@/lib/design-tokens';

/** What decides a share image's colours. */
export interface ShareColoursOptions {
  /** A solution's line: the image wears its colour, its code stands in the terminus. */
  line?: number;
  /** Without a line: all of these run side by side. */
  lines?: readonly number[];
  /** Black, but for one lit band. */
  galleria?: boolean;
}

interface ShareColours {
  ground: string;
  ink: string;
  band: string;
  /** The trunk's colours, from its upper edge down. */
  stripes: string[];
  ring: string;
}

export function shareColours({ line, lines, galleria }: ShareColoursOptions): ShareColours {
  if (line) {
    const key = `line-${lineColour(line)}`;
    const [ground, ink] = [colourToken(key), colourToken(`${key}-on`)];
    return { ground, ink, band: ground, stripes: [ink], ring: ink };
  }
  const dark = galleria ? 'dark' : 'light';
  const ink = colourToken('ink', dark);
  const brand = colourToken('line-brand');
  return {
    ground: colourToken('paper', dark),
    ink,
    band: colourToken('paper'),
    stripes: lines?.map((each) => colourToken(`line-${lineColour(each)}`)) ?? [brand],
    ring: lines ? ink : brand,
  };
}
