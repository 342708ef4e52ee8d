/**
 * Lets the browser paint and respond before more is done: work that is split here keeps no phone busy for long. Waits
 * for a frame, not a time: work done in one frame is laid out and painted in one go.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
