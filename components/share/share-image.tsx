import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from '@vercel/og';
import { lineColour } from '@/components/line/palette';
import { site } from '@/content/site';
import { colourToken, type Theme } from '@/lib/design-tokens';

export const shareImageSize = { width: 1200, height: 630 };
export const shareImageType = 'image/png';

interface ShareImage {
  title: string;
  /** What stands beside the code badge, or alone where there is no line. */
  name: string;
  line?: number;
  theme?: Theme;
}

// the images are made at build, where the development packages are: woff, for the renderer reads no woff2
function typeface(weight: 400 | 700) {
  const file = `apfel-grotezk-latin-${weight}-normal.woff`;
  const data = readFileSync(
    join(process.cwd(), 'node_modules/@fontsource/apfel-grotezk/files', file),
  );
  return { name: 'Apfel Grotezk', data, weight, style: 'normal' as const };
}

/** A page's share image: its line enters from the left and arrives at a station. */
export function shareImage({ title, name, line, theme = 'light' }: ShareImage) {
  const token = (key: string) => colourToken(key, theme);
  const key = line ? `line-${lineColour(line)}` : 'line-brand';
  const colour = token(key);
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        justifyContent: 'space-between',
        padding: '56px 64px 0',
        background: token('paper'),
        color: token('ink'),
        fontFamily: 'Apfel Grotezk',
      }}
    >
      <div
        style={{ display: 'flex', alignItems: 'center', gap: 24, fontSize: 36, fontWeight: 700 }}
      >
        {line && (
          <span style={{ background: colour, color: token(`${key}-on`), padding: '8px 18px' }}>
            {`L${line}`}
          </span>
        )}
        <span>{name}</span>
      </div>
      <div
        style={{
          display: 'flex',
          fontSize: title.length > 48 ? 76 : 92,
          fontWeight: 700,
          lineHeight: 1,
          letterSpacing: '-0.035em',
          maxWidth: 1040,
        }}
      >
        {title}
      </div>
      <svg
        aria-hidden="true"
        width="1200"
        height="132"
        viewBox="0 0 1200 132"
        style={{ marginLeft: -64 }}
      >
        <path d="M0 100H700L764 36H1010" fill="none" stroke={colour} strokeWidth="14" />
        <circle
          cx="290"
          cy="100"
          r="17"
          fill={token('paper')}
          stroke={token('ink')}
          strokeWidth="8"
        />
        <circle
          cx="560"
          cy="100"
          r="17"
          fill={token('paper')}
          stroke={token('ink')}
          strokeWidth="8"
        />
        <circle cx="1012" cy="36" r="22" fill={token('paper')} stroke={colour} strokeWidth="12" />
      </svg>
      <span style={{ position: 'absolute', right: 64, bottom: 36, fontSize: 40, fontWeight: 700 }}>
        {site.brand}
      </span>
    </div>,
    { ...shareImageSize, fonts: [typeface(400), typeface(700)] },
  );
}
