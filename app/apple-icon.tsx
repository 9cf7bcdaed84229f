import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from '@vercel/og';
import { colourToken } from '@/lib/design-tokens';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The icon for home screens that draw no SVG, on the paper where it has no ground of its own. */
export default function AppleIcon() {
  const icon = readFileSync(join(process.cwd(), 'app', 'icon.svg'));
  const picture = `data:image/svg+xml;base64,${icon.toString('base64')}`;
  return new ImageResponse(
    <div style={{ display: 'flex', background: colourToken('paper') }}>
      {/* biome-ignore lint/performance/noImgElement: it is drawn at build, and no page carries it */}
      <img src={picture} alt="" {...size} />
    </div>,
    size,
  );
}
