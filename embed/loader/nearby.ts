/** So far from the screen an element is drawn: what it shows is there when somebody scrolls to it. */
const NEAR = '600px';

/** Calls once for each element that it observes: when it comes near the screen. */
export function createNearby(draw: (element: HTMLElement) => void): IntersectionObserver {
  return new IntersectionObserver(
    (entries, observer) => {
      for (const { isIntersecting, target } of entries) {
        // What the page's styles hide as they hide all they do not know would never come near.
        if (isIntersecting || getComputedStyle(target).display === 'none') {
          observer.unobserve(target);
          draw(target as HTMLElement);
        }
      }
    },
    { rootMargin: NEAR },
  );
}
