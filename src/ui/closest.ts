/** The element at or above the target of an event that a selector fits. */
export function closest(target: unknown, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Whether an event's target, or where it comes from or goes to, lies in a part of the page. */
export function isWithin(part: Node, target: unknown): boolean {
  return target instanceof Node && part.contains(target);
}
