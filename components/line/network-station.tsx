import type { PlacedStation } from './network-layout';

type Side = 'left' | 'right' | 'above' | 'below';

const radius = 10;

const labelPlace: Record<Side, { dx: number; dy: number; anchor: 'end' | 'start' | 'middle' }> = {
  left: { dx: -22, dy: 6, anchor: 'end' },
  right: { dx: 22, dy: 6, anchor: 'start' },
  above: { dx: 0, dy: -22, anchor: 'middle' },
  below: { dx: 0, dy: 36, anchor: 'middle' },
};

interface NetworkStationProps {
  station: PlacedStation;
  name: string;
  side: Side;
}

/** A ring, stretched into a capsule over all the lines that stop there. */
export function NetworkStation({ station: { x, y, reach }, name, side }: NetworkStationProps) {
  const { dx, dy, anchor } = labelPlace[side];
  const vertical = side === 'above' || side === 'below';
  const [halfWidth, halfHeight] = vertical ? [reach + radius, radius] : [radius, reach + radius];
  return (
    <g>
      <rect
        x={x - halfWidth}
        y={y - halfHeight}
        width={halfWidth * 2}
        height={halfHeight * 2}
        rx={radius}
        className="map-station"
      />
      <text
        x={x + dx}
        y={y + dy}
        textAnchor={anchor}
        className="map-name fill-ink font-bold tracking-[-0.01em]"
      >
        {name}
      </text>
    </g>
  );
}
