import { lineColour } from '@/components/line/palette';
import { colourToken } from '@/lib/design-tokens';

/** What decides a share image's colours. */
export interface ShareColoursOptions {
  /** All of these run side by side. */
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

export function shareColours({ lines, galleria }: ShareColoursOptions): ShareColours {
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
