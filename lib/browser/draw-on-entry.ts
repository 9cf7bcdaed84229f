/**
 * Marks elements with `data-draws` once they come into view from below; the style sheet draws them then, where motion is
 * wanted.
 */
export function drawOnEntry() {
  const drawings = document.querySelectorAll('[data-draws]');
  if (drawings.length === 0) return;
  const waiting = new Set<Element>();
  const watch = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      if (!isIntersecting) waiting.add(target);
      else {
        if (waiting.has(target)) target.setAttribute('data-entered', '');
        watch.unobserve(target);
      }
    }
  });
  for (const drawing of drawings) watch.observe(drawing);
}
