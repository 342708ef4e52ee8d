/** How far from the screen elements are drawn, so that they are ready when scrolled to. */
const NEAR = '600px';

/** Calls once for each element that it observes: when it comes near the screen. */
export function createNearby(draw: (element: HTMLElement) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        // What the page's styles give no box, as they hide all unknown tags, would never come near; the chat always is.
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
