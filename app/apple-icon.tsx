import { ImageResponse } from '@vercel/og';
import { colourToken } from '@/lib/design-tokens';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The brand's sign on its own ground, for home screens that draw no SVG. */
export default function AppleIcon() {
  const ground = colourToken('line-brand');
  const sign = colourToken('line-brand-on');
  return new ImageResponse(
    <svg aria-hidden="true" width="180" height="180" viewBox="0 0 32 32">
      <path fill={ground} d="M0 0h32v32H0z" />
      <path d="M0 16h17" stroke={sign} strokeWidth="5" />
      <circle cx="21" cy="16" r="5.5" fill={ground} stroke={sign} strokeWidth="4" />
    </svg>,
    size,
  );
}
