import { useId } from 'react';
import { markBox, markShapes } from '@/components/line/mark';
import { site } from '@/content/site';

/** The brand's name with its mark. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold text-[1.375rem] tracking-[-0.03em]">
      {site.brand}
      <svg viewBox={markBox} className="h-8 w-auto text-line" aria-hidden="true" data-line="brand">
        {markShapes(useId())}
      </svg>
    </span>
  );
}
