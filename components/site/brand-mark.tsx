import { site } from '@/content/site';

/** The brand's name with its sign: a line that arrives at a station. */
export function BrandMark() {
  return (
    <span className="inline-flex items-center gap-2.5 font-bold text-[1.375rem] tracking-[-0.03em]">
      {site.brand}
      <svg width="38" height="16" viewBox="0 0 38 16" aria-hidden="true" data-line="brand">
        <path d="M0 8h24" className="stroke-line" strokeWidth="5" />
        <circle cx="29.5" cy="8" r="5.75" className="fill-paper stroke-line" strokeWidth="3.5" />
      </svg>
    </span>
  );
}
