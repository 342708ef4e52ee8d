/**
 * Yields to the browser, so that it can paint and respond between chunks of work. Waits for a frame, not for a time,
 * because work done within one frame is laid out and painted together.
 */
export function pause(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
  });
}
