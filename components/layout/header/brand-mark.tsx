import { useId } from 'react';
import { markBox, markShapes } from '@/components/line/mark';
import { site } from '@/content/site';

/** The brand's name with its mark. A long name breaks where there is no room for it beside the header's buttons. */
export function BrandMark() {
  return (
    <span className="inline-flex min-w-0 items-center gap-2.5 font-bold text-[1.375rem] leading-none tracking-[-0.03em]">
      <span className="min-w-0 wrap-anywhere">{site.brand}</span>
      <svg
        viewBox={markBox}
        className="h-8 w-auto shrink-0 text-line"
        aria-hidden="true"
        data-line="brand"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: scripts/brand/mark.ts has let shapes alone into it
        dangerouslySetInnerHTML={{ __html: markShapes(useId()) }}
      />
    </span>
  );
}
