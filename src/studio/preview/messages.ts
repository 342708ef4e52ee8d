// What Studio (the shell) and the page in its frame say to each other by postMessage. Both check the other's origin.
// Pointers lead into the draft; a block's own pointer is '/pages/0/blocks/2', or '/shared/blocks/how-to-ask/0' for one of a
// shared list, or '/pages/0/blocks/2/columns/0/1' for one in a column.

/** A box in CSS px of the frame's viewport. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/** A block with its box on the screen. */
export interface BlockBox {
  pointer: string;
  box: Box;
}

/** From the shell to the page. */
export type ToPage =
  /** Answered by 'ready': for a shell that came later. */
  | { studio: 'hello' }
  /** Shows a changed value at once, before the server has seen it. Ignored where the page shows something made of it. */
  | { studio: 'value'; pointer: string; value: unknown }
  /**
   * Outlines a block, and brings it into view if asked; null for none. Until the page has the draft in which it stands
   * there (`isDrawn`), another one may be at its place.
   */
  | { studio: 'select'; pointer: string | null; scroll: boolean; isDrawn: boolean }
  | { studio: 'hover'; pointer: string | null }
  /** Whether clicks select (the default) or work as for visitors. */
  | { studio: 'mode'; selects: boolean };

/** From the page to the shell. */
export type FromPage =
  /** The page is on its way: nobody should see it without its styles. Its frame is not loaded yet. */
  | { studio: 'loading' }
  /** The draft is drawn, with its styles. */
  | { studio: 'drawn' }
  /** The page goes, for another one or to be loaded again. */
  | { studio: 'leaving' }
  /** The page shows the address `path`, at the start, after navigation and after reloading. */
  | { studio: 'ready'; path: string }
  /** Where blocks stand: after every change of the layout, and while scrolling. Nested blocks follow their own block. */
  | { studio: 'layout'; blocks: BlockBox[]; viewport: { width: number; height: number } }
  /** A block is under the mouse. */
  | { studio: 'hovered'; pointer: string | null }
  /**
   * Something was clicked: the block, and what was hit, nearest first: texts, and addresses of pictures and links. What is
   * outside of all blocks, such as the header, has no pointer.
   */
  | {
      studio: 'clicked';
      pointer: string | null;
      hit: string[];
      area: 'block' | 'header' | 'footer';
    }
  /** A key was pressed that is Studio's: Ctrl+Z, Ctrl+S, Ctrl+K, Ctrl+H, F6, Escape, Delete. */
  | { studio: 'key'; key: string; ctrl: boolean; shift: boolean; alt: boolean };
