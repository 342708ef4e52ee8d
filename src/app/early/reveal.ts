/** A section is revealed when a tenth of it is visible [M7]. */
const REVEALING_SHARE = 0.1;

/**
 * Observes every section with `data-reveal` until it has been visible once [M7] [M8]. One too tall to ever show a tenth
 * of itself is revealed when it fills half of the viewport.
 */
export function createReveal(): () => void {
  const steps = Array.from({ length: 11 }, (_, step) => step / 100);
  const observer = new IntersectionObserver(
    (entries) => {
      // Read the height before changing anything, because reading it after a change forces a layout.
      const screen = innerHeight;
      for (const { target, intersectionRatio, intersectionRect } of entries) {
        if (intersectionRatio < REVEALING_SHARE && intersectionRect.height < screen / 2) continue;
        target.setAttribute('data-seen', '');
        observer.unobserve(target);
      }
    },
    { threshold: steps },
  );
  return () => {
    for (const section of document.querySelectorAll('[data-reveal]:not([data-seen])')) {
      observer.observe(section);
    }
  };
}
