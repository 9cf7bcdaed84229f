/** Calls `act` when the whole page has been read, which may be now. */
export function whenRead(act: () => void): void {
  if (document.readyState !== 'loading') act();
  else document.addEventListener('DOMContentLoaded', act, { once: true });
}
