import type { Motion } from './selection';

/** What a key stands for in the grid. */
export type Command =
  | { do: 'move'; motion: Motion; extend: boolean }
  /** Begins to edit, with a text in place of the cell's where one was typed. */
  | { do: 'edit'; text?: string }
  | { do: 'clear' | 'fill' | 'all' | 'rows' | 'open' | 'sort' };

/** A key as the browser reports it. */
export interface Press {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
  shiftKey: boolean;
}

const ARROWS: Readonly<Record<string, { rows: number; columns: number }>> = {
  ArrowUp: { rows: -1, columns: 0 },
  ArrowDown: { rows: 1, columns: 0 },
  ArrowLeft: { rows: 0, columns: -1 },
  ArrowRight: { rows: 0, columns: 1 },
};

const EDGES: Readonly<Record<string, Motion>> = {
  ArrowUp: { to: 'top' },
  ArrowDown: { to: 'bottom' },
  ArrowLeft: { to: 'rowStart' },
  ArrowRight: { to: 'rowEnd' },
  Home: { to: 'start' },
  End: { to: 'end' },
};

const JUMPS: Readonly<Record<string, Motion>> = {
  Home: { to: 'rowStart' },
  End: { to: 'rowEnd' },
  PageUp: { pages: -1 },
  PageDown: { pages: 1 },
};

/**
 * What a key stands for while the grid has the focus, by the grid pattern of the APG and what spreadsheets do beyond it;
 * undefined for one that it leaves to others.
 */
export function commandOf(
  press: Press,
  { onHeading }: { onHeading: boolean },
): Command | undefined {
  const { key, shiftKey, altKey } = press;
  if (altKey) return undefined;
  if (press.ctrlKey || press.metaKey) return withCtrl(key, shiftKey);
  const motion = ARROWS[key] ?? JUMPS[key];
  if (motion) return { do: 'move', motion, extend: shiftKey && !onHeading };
  if (onHeading) return key === 'Enter' || key === ' ' ? { do: 'sort' } : undefined;
  if (key === 'Enter' || key === 'F2') return { do: 'edit' };
  if (key === 'Delete' || key === 'Backspace') return { do: 'clear' };
  if (key === ' ' && shiftKey) return { do: 'rows' };
  return key.length === 1 ? { do: 'edit', text: key } : undefined;
}

function withCtrl(key: string, extend: boolean): Command | undefined {
  const motion = EDGES[key];
  if (motion) return { do: 'move', motion, extend };
  switch (key.toLowerCase()) {
    case 'a':
      return { do: 'all' };
    case 'd':
      return { do: 'fill' };
    case 'enter':
      return { do: 'open' };
    default:
      return undefined;
  }
}
