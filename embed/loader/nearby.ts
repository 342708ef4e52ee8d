/** How far outside of the viewport elements are rendered, so that they are ready when scrolled to. */
const NEAR = '600px';

/** Calls `draw` once for each observed element, when it comes near the viewport. */
export function createNearby(draw: (element: HTMLElement) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        // Elements without a box (some pages hide unknown tags) would never intersect; the chat is fixed, so always
        // near.
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
