/** Calls `act` once the document is parsed. */
export function whenRead(act: () => void): void {
  if (document.readyState !== 'loading') act();
  else document.addEventListener('DOMContentLoaded', act, { once: true });
}
