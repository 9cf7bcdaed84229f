/**
 * A face in a few flat shapes, after the posters of the sixties: drawn, not photographed.
 * The same in both themes, for a face turned light on dark is a negative.
 */
export function AvatarFace({ className }: { className?: string }) {
  return (
    <svg viewBox="0 0 320 340" className={`scheme-light ${className ?? ''}`} aria-hidden="true">
      <path d="M30 340c4-74 52-106 130-106s126 32 130 106z" className="fill-ink" />
      <path d="M130 196h60v56a30 30 0 0 1-60 0z" className="fill-paper" />
      <rect x="92" y="68" width="136" height="164" rx="68" className="fill-paper" />
      <path
        d="M84 142c-8-74 30-110 80-110 44 0 80 30 72 104-24-4-48-22-58-46-20 30-56 48-94 52z"
        className="fill-ink"
      />
      <circle cx="134" cy="152" r="7" className="fill-ink" />
      <circle cx="188" cy="152" r="7" className="fill-ink" />
      <path d="M161 152v30h-9" className="fill-none stroke-ink" strokeWidth="4" />
      <path d="M138 202c14 12 32 12 46 0" className="fill-none stroke-ink" strokeWidth="6" />
    </svg>
  );
}
