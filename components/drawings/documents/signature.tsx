import type { SVGProps } from 'react';
import { penWidth, signature, signatureSize } from './shapes';

/** A name, written with the line itself. */
export function Signature(props: SVGProps<SVGSVGElement>) {
  const { width, height } = signatureSize;
  return (
    <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" {...props}>
      <path d={signature(height, 1)} className="fill-none stroke-line" strokeWidth={penWidth} />
    </svg>
  );
}
