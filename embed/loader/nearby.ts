/** Calls once an element comes near the screen. */
export interface Nearby {
  watch(element: HTMLElement): void;
  forget(element: HTMLElement): void;
}

/** So far from the screen an element is drawn: what it shows is there when somebody scrolls to it. */
const NEAR = '600px';

/** `draw` is called at once for elements that have been drawn before: what has changed shows. */
export function createNearby(draw: (element: HTMLElement) => void): Nearby {
  const observer = new IntersectionObserver(
    (entries) => {
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
  return {
    watch(element) {
      if (element.shadowRoot) draw(element);
      else observer.observe(element);
    },
    forget: (element) => observer.unobserve(element),
  };
}
