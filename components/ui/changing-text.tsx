/**
 * A text that comes, goes or changes while the visitor is there: in an element of its own that gives way to another one,
 * for a translator may have put its own into this one, and what React changes in it would not be seen.
 */
export function ChangingText({ children }: { children: string }) {
  return <span key={children}>{children}</span>;
}
