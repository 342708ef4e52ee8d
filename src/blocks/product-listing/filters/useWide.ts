import { useSyncExternalStore } from 'react';

/** From this width on, filters stand beside the products; below, in a drawer. The style sheets have it too. */
const BESIDE = '(min-width: 1100px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(BESIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

/** Whether the screen is wide enough for filters beside the products; false in the prerendered HTML. */
export function useWide(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(BESIDE).matches,
    () => false,
  );
}
