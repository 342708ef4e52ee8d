import type { Box } from '../messages';

/** In ms: a draft with mistakes may never be drawn. */
const MAX_WAIT_FOR_DRAFT_MS = 1500;

/** In px: so much of a block is enough to recognize it. */
const MIN_SEEN_HEIGHT_PX = 200;

/** In px: room for the header, which stays at the top. */
const HEADER_ROOM_PX = 80;

/** Brings a block into view. */
export interface InView {
  /** Asks for a block; of a draft that is not drawn yet, with the next `show`. */
  want(pointer: string | null, isDrawn: boolean): void;
  /** Shows what was asked for, unless people have moved the page by themselves since. */
  show(): void;
}

/** @param boxAt Where a block stands in the viewport now. */
export function createInView(boxAt: (pointer: string) => Box | undefined): InView {
  let wanted: string | null = null;

  function show(): void {
    const box = wanted === null ? undefined : boxAt(wanted);
    if (!box || isSeen(box, window.innerHeight)) return;
    const calm = matchMedia('(prefers-reduced-motion: reduce)').matches;
    // A place, not a distance: the page may be on its way already.
    const top = window.scrollY + box.top - HEADER_ROOM_PX;
    window.scrollTo({ top, behavior: calm ? 'instant' : 'smooth' });
  }

  for (const type of ['wheel', 'touchmove', 'mousedown', 'keydown']) {
    const leave = () => {
      wanted = null;
    };
    window.addEventListener(type, leave, { passive: true, capture: true });
  }
  return {
    want(pointer, isDrawn) {
      wanted = pointer;
      if (isDrawn) return show();
      setTimeout(() => wanted === pointer && show(), MAX_WAIT_FOR_DRAFT_MS);
    },
    show,
  };
}

/** Whether enough of a block is on the screen. */
export function isSeen({ top, height }: Box, screen: number): boolean {
  return Math.min(top + height, screen) - Math.max(top, 0) >= Math.min(height, MIN_SEEN_HEIGHT_PX);
}
