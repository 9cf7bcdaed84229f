/**
 * Marks each element with `data-draws` as it comes into view from below, once; the style sheet then draws it, where
 * motion is wanted. What is in view already stands as it is, whole, and without scripts everything does.
 */
export default function drawOnEntry() {
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
  for (const drawing of document.querySelectorAll('[data-draws]')) watch.observe(drawing);
}
