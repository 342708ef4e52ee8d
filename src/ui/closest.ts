/** The closest ancestor-or-self of an event target that matches a selector. */
export function closest(target: unknown, selector: string): HTMLElement | null {
  return target instanceof Element ? target.closest<HTMLElement>(selector) : null;
}

/** Whether an event's target or relatedTarget is inside an element. */
export function isWithin(element: Node, target: unknown): boolean {
  return target instanceof Node && element.contains(target);
}
