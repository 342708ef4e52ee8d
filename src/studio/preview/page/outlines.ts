import type { Box } from '../messages';

/** A frame around a block, which nothing notices. */
interface Outline {
  show(box: Box | undefined): void;
}

/** Draws a frame over the page. */
export function createOutline(border: string): Outline {
  const frame = document.createElement('div');
  Object.assign(frame.style, {
    position: 'fixed',
    boxSizing: 'border-box',
    border,
    borderRadius: '3px',
    pointerEvents: 'none',
    zIndex: '2147483647',
    display: 'none',
  });
  document.documentElement.append(frame);
  return {
    show(box) {
      frame.style.display = box ? 'block' : 'none';
      if (!box) return;
      Object.assign(frame.style, {
        insetInlineStart: 'auto',
        left: `${box.left}px`,
        top: `${box.top}px`,
        width: `${box.width}px`,
        height: `${box.height}px`,
      });
    },
  };
}
