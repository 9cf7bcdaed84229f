import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ImageResponse } from '@vercel/og';
import type { ReactNode } from 'react';
import { lineColour } from '@/components/line/palette';
import {
  shareHead,
  shareRooms,
  type TitleRoom,
  titleLeading,
  titleSize,
  titleTracking,
} from '@/components/poster/share-words';
import { sentencesOf } from '@/components/sections/sentences';
import { site } from '@/content/site';
import { colourToken } from '@/lib/design-tokens';
import { shareImageSize } from '@/lib/seo/create-metadata';

/** Whole, as woff: the renderer of the share images reads no woff2. */
function typeface(weight: 400 | 700) {
  const data = readFileSync(join(process.cwd(), 'app/fonts', `apfel-grotezk-${weight}.woff`));
  return { name: 'Apfel Grotezk', data, weight, style: 'normal' as const };
}

let typefaces: ReturnType<typeof typeface>[] | undefined;

/** One list for all images: the renderer reads the files once for each list that it is given. */
export function allTypefaces() {
  typefaces ??= [typeface(400), typeface(700)];
  return typefaces;
}

interface ShareImage extends ShareColoursOptions {
  title: string;
  /** What stands at the top, beside the brand. */
  name: string;
  /** In the trunk's place: by night below the title, else on the brand's colour at its right, where there is room for it. */
  art?: ReactNode;
  /** What that leaves the title. */
  room?: TitleRoom;
}

const trunk = { y: 492, width: 28, end: 1052, radius: 84 };

/** A page's share image: its line comes in from the left edge and arrives at the terminus. */
export function shareImage(image: ShareImage) {
  const { title, name, lines, art, night, room = shareRooms.above } = image;
  const beside = art && !night;
  const { ground, ink, band, stripes, ring } = shareColours(image);
  const stripe = lines ? 12 : trunk.width;
  const top = trunk.y - (stripes.length * stripe) / 2;
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        flexDirection: 'column',
        padding: '52px 64px 0',
        background: ground,
        color: ink,
        fontFamily: 'Apfel Grotezk',
        fontWeight: 700,
      }}
    >
      {art ?? (
        <svg
          aria-hidden="true"
          width="1200"
          height="630"
          viewBox="0 0 1200 630"
          style={{ position: 'absolute', left: 0, top: 0 }}
        >
          <path d="M0 372H1200V630H0z" fill={band} />
          {stripes.map((colour, i) => (
            <path
              key={colour}
              d={`M0 ${top + (i + 0.5) * stripe}H${trunk.end}`}
              stroke={colour}
              strokeWidth={stripe}
            />
          ))}
          <circle
            cx={trunk.end}
            cy={trunk.y}
            r={trunk.radius - trunk.width / 2}
            fill={band}
            stroke={ring}
            strokeWidth={trunk.width}
          />
        </svg>
      )}
      <div
        style={{
          display: 'flex',
          justifyContent: 'space-between',
          gap: shareHead.gap,
          width: room.width,
          fontSize: shareHead.size,
        }}
      >
        <div style={{ flex: '1 1 0' }}>{beside ? `${site.brand} · ${name}` : name}</div>
        {!beside && <div style={{ flexShrink: 0 }}>{site.brand}</div>}
      </div>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          marginTop: 40,
          fontSize: titleSize(title, room),
          lineHeight: titleLeading,
          letterSpacing: `${titleTracking}em`,
          maxWidth: room.width,
        }}
      >
        {sentencesOf(title).map((sentence) => (
          <span key={sentence} style={{ textWrap: 'balance' }}>
            {sentence}
          </span>
        ))}
      </div>
    </div>,
    { ...shareImageSize, fonts: allTypefaces() },
  );
}

/** What decides a share image's colours. */
interface ShareColoursOptions {
  /** All of these run side by side. */
  lines?: readonly number[];
  /** Black. */
  night?: boolean;
}

interface ShareColours {
  ground: string;
  ink: string;
  band: string;
  /** The trunk's colours, from its upper edge down. */
  stripes: string[];
  ring: string;
}

function shareColours({ lines, night, art }: Omit<ShareImage, 'title' | 'name'>): ShareColours {
  const dark = night ? 'dark' : 'light';
  const ink = colourToken('ink', dark);
  const brand = colourToken('line-brand');
  const onBrand = art && !night;
  return {
    ground: onBrand ? brand : colourToken('paper', dark),
    ink: onBrand ? colourToken('line-brand-on') : ink,
    band: colourToken('paper'),
    stripes: lines?.map((each) => colourToken(`line-${lineColour(each)}`)) ?? [brand],
    ring: lines ? ink : brand,
  };
}
