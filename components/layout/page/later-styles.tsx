/**
 * Stands where a page's first screen ends. The build (`build/pages/split-styles.mjs`) puts the styles of what comes
 * after it here, so that the first screen need not wait for them.
 */
export function LaterStyles() {
  // React renders nothing into it, and leaves alone what the build has written
  return (
    <style data-later="" suppressHydrationWarning>
      {''}
    </style>
  );
}
