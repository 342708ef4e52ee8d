import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react';
import { useLoaded } from '../../../ui/useLoaded';

const loadHover = () => import('./watchHover');

/**
 * Opens submenus on mouse hover. Touch and keyboard use the buttons, so the code comes with the first mouse on the menu.
 * @returns Props of the menu.
 */
export function useHoverMenu(): {
  ref: RefObject<HTMLElement | null>;
  onPointerOver: (event: PointerEvent) => void;
} {
  const ref = useRef<HTMLElement>(null);
  const [since, setSince] = useState<number>();
  const hover = useLoaded(since !== undefined, loadHover);
  useEffect(() => {
    if (!hover || since === undefined) return undefined;
    const items = [...(ref.current?.querySelectorAll('[data-submenu]') ?? [])];
    const stops = items.map((item) => hover.watchHover(item, since));
    return () => stops.forEach((stop) => stop());
  }, [hover, since]);
  return {
    ref,
    onPointerOver: ({ pointerType }) => {
      if (pointerType === 'mouse') setSince((before) => before ?? performance.now());
    },
  };
}
