/** A train going round a ring line; it stands still where motion is unwanted. */
export function Spinner() {
  return (
    <svg
      width="20"
      height="20"
      viewBox="0 0 20 20"
      aria-hidden="true"
      className="motion-safe:animate-spin"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
    >
      <circle cx="10" cy="10" r="8" opacity="0.35" />
      <path d="M10 2a8 8 0 0 1 8 8" />
    </svg>
  );
}
