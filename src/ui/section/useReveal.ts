import { useLayoutEffect } from 'react';

/**
 * To be called by whatever draws `data-reveal`: lets the early script watch it (spec R24), whenever it is drawn, be it
 * with its page or long after, as what replaces a spinner. Nobody else would: it would stay transparent.
 */
export function useReveal(): void {
  // In the gallery of a test there is no early script.
  useLayoutEffect(() => (window as Partial<Window>).app?.reveal(), []);
}
