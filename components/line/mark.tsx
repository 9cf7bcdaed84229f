// Written by scripts/brand/mark.ts from content/logo.svg.

export const markBox = "0 0 32 32";

/** The mark's shapes; `id` is put before the names that they use among themselves. */
export function markShapes(_id: string) {
  return (
    <g fill="none" stroke="currentColor">
      <path strokeWidth="5" d="M0 16h17" />
      <circle cx="21" cy="16" r="5.5" strokeWidth="4" />
    </g>
  );
}
