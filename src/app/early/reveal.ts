/** A part is revealed when a tenth of it is seen [M7]. */
const SHARE = 0.1;

/**
 * Watches every part with `data-reveal` until it is seen once [M7] [M8]. A part too tall to ever show a
 * tenth of itself is revealed when it fills a good part of the screen.
 */
export function createReveal(): () => void {
  if (!('IntersectionObserver' in window)) {
    return () => document.documentElement.removeAttribute('data-js');
  }
  const steps = Array.from({ length: 11 }, (_, step) => (step * SHARE) / 10);
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, intersectionRatio, intersectionRect, rootBounds } of entries) {
        // `innerHeight` would force another layout; only cross-origin frames get no bounds.
        const screen = rootBounds?.height ?? innerHeight;
        if (intersectionRatio < SHARE && intersectionRect.height < screen / 2) continue;
        target.setAttribute('data-seen', '');
        observer.unobserve(target);
      }
    },
    { threshold: steps },
  );
  return () => {
    for (const part of document.querySelectorAll('[data-reveal]:not([data-seen])')) {
      observer.observe(part);
    }
  };
}
