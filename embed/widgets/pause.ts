/**
 * Lets the browser draw and answer before more is done: what is split there keeps no phone busy for long. Waits
 * for a frame, not for time: what is done in one frame is laid out and painted in one go.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
