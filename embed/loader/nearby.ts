/** How far outside of the viewport elements are rendered, so that they are ready when scrolled to. */
const NEAR = '600px';

/** Calls `draw` once for each observed element, when it comes near the viewport. */
export function createNearby(draw: (element: HTMLElement) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        // Count elements without a box as near, because they would never intersect (some pages hide unknown tags). The
        // chat is near too, because its place is fixed.
        if (
          isIntersecting ||
          target.localName === 'inquiry-chat' ||
          /none|contents/.test(getComputedStyle(target).display)
        ) {
          observer.unobserve(target);
          draw(target as HTMLElement);
        }
      }
    },
    { rootMargin: NEAR },
  );
}
