import type { ReactNode } from 'react';

/** The sheet that every drawing is made on, 400 by 300; decoration beside a title that says the same. */
export function Drawing({ children }: { children: ReactNode }) {
  return (
    <svg viewBox="0 0 400 300" className="w-full max-w-[36rem]" aria-hidden="true">
      {children}
    </svg>
  );
}

interface PointProps {
  x: number;
  y: number;
}

export function Ring({ x, y }: PointProps) {
  return <circle cx={x} cy={y} r="9" className="fill-paper stroke-ink" strokeWidth="4" />;
}

/** Where two lines meet and a person may get on. */
export function Capsule({ x, y }: PointProps) {
  return (
    <rect
      x={x - 10}
      y={y - 20}
      width="20"
      height="40"
      rx="10"
      className="fill-paper stroke-ink"
      strokeWidth="4"
    />
  );
}

export function Terminus({ x, y }: PointProps) {
  return <rect x={x - 10} y={y - 10} width="20" height="20" className="fill-ink" />;
}

/** One stroke of the line that the page is about. */
export function Stroke({ d, width = 8 }: { d: string; width?: number }) {
  return (
    <path
      d={d}
      pathLength="1"
      className="drawn fill-none stroke-line"
      strokeWidth={width}
      strokeLinejoin="round"
    />
  );
}
