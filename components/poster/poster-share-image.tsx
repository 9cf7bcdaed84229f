import { ImageResponse } from '@vercel/og';
import { drawings, shapesOf } from '@/components/drawings';
import type { Shape } from '@/components/drawings/drawing';
import { lineColour } from '@/components/line/palette';
import {
  nameLinesOf,
  shareName,
  titleLeading,
  titleSize,
  titleTop,
  titleTracking,
} from '@/components/poster/share-words';
import { sentencesOf } from '@/components/sections/sentences';
import { site } from '@/content/site';
import type { Solution } from '@/content/types';
import { colourToken } from '@/lib/design-tokens';
import { shareImageSize } from '@/lib/seo/create-metadata';
import { allTypefaces } from './share-image';

const { width, height } = shareImageSize;
/** Pixels to a unit of the poster, which is 1440 wide. */
const scale = width / 1440;

type Colours = Record<Shape['tone'], string>;

/** Shapes of a poster, from this point of it on. */
export function Drawing({ shapes, from, colours }: DrawingProps) {
  return (
    <svg
      aria-hidden="true"
      width={width}
      height={height}
      viewBox={`${from[0]} ${from[1]} ${width / scale} ${height / scale}`}
      style={{ position: 'absolute', left: 0, top: 0 }}
    >
      {shapes.map(({ d, tone, width: stroke, dash, at, within }) => (
        <g key={d + tone}>
          {within && (
            <clipPath id="within">
              <path d={within} />
            </clipPath>
          )}
          <path
            d={d}
            fillRule="evenodd"
            transform={at && `translate(${at[0]} ${at[1]}) scale(${at[2]})`}
            fill={stroke ? 'none' : colours[tone]}
            stroke={stroke ? colours[tone] : 'none'}
            strokeWidth={stroke}
            strokeDasharray={dash}
            clipPath={within && 'url(#within)'}
          />
        </g>
      ))}
    </svg>
  );
}

interface DrawingProps {
  shapes: readonly Shape[];
  from: readonly [number, number];
  colours: Colours;
}

/** A solution's share image: its poster, with the line's code, its name and its promise. */
export function posterShareImage({ drawing, hero, line, name }: Solution) {
  const { wide, share } = shapesOf(drawing);
  const onPaper = drawing && drawings[drawing].onPaper;
  const key = `line-${lineColour(line)}`;
  const colours = {
    ground: colourToken(key),
    paper: colourToken('paper'),
    ink: colourToken('ink'),
    night: colourToken('night'),
  };
  const onLine = colourToken(`${key}-on`);
  const [text, badge] = onPaper ? [colours.ink, colours.ground] : [onLine, onLine];
  const { title } = share;
  const nameWidth = share.head ?? title.width;
  const room = { ...title, height: title.bottom - titleTop(nameLinesOf(name, nameWidth)) };
  return new ImageResponse(
    <div
      style={{
        width: '100%',
        height: '100%',
        display: 'flex',
        background: colours.ground,
        color: text,
        fontFamily: 'Apfel Grotezk',
        fontWeight: 700,
      }}
    >
      <Drawing shapes={[...wide, ...(share.also ?? [])]} from={share.from} colours={colours} />
      <div
        style={{
          position: 'absolute',
          left: title.x,
          top: shareName.top,
          display: 'flex',
          flexDirection: 'column',
        }}
      >
        <div
          style={{
            display: 'flex',
            alignItems: 'center',
            gap: 16,
            height: shareName.code,
            fontSize: 30,
          }}
        >
          <span
            style={{
              padding: '4px 14px',
              background: badge,
              color: onPaper ? onLine : colours.ground,
            }}
          >{`L${line}`}</span>
          <span>{site.brand}</span>
        </div>
        <div
          style={{
            width: nameWidth,
            marginTop: shareName.above,
            fontSize: shareName.size,
            lineHeight: `${shareName.leading}px`,
            letterSpacing: '-0.02em',
          }}
        >
          {name}
        </div>
        <div
          style={{
            display: 'flex',
            flexDirection: 'column',
            width: title.width,
            marginTop: shareName.below,
            fontSize: titleSize(hero.title, room),
            lineHeight: titleLeading,
            letterSpacing: `${titleTracking}em`,
          }}
        >
          {sentencesOf(hero.title).map((sentence) => (
            <span key={sentence} style={{ textWrap: 'balance' }}>
              {sentence}
            </span>
          ))}
        </div>
      </div>
    </div>,
    { ...shareImageSize, fonts: allTypefaces() },
  );
}
