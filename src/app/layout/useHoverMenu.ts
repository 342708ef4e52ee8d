import { useEffect, useRef, type RefObject } from 'react';
import { setOpen } from '../early/disclosure';

// [H6] [H7]
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
const SKIP_DELAY_MS = 300;

/**
 * Opens submenus on mouse hover. Touch and keyboard use the buttons. A mouse may use them, too: its first click on a
 * submenu that hover has opened leaves it open instead of closing it.
 */
export function useHoverMenu(): RefObject<HTMLElement | null> {
  const menu = useRef<HTMLElement>(null);
  useEffect(() => {
    const items = [...(menu.current?.querySelectorAll('[data-submenu]') ?? [])];
    const stops = items.map((item) => watch(item, lastClosed));
    return () => stops.forEach((stop) => stop());
  }, []);
  return menu;
}

/** When a submenu last closed: within the skip delay, the next one opens at once. */
const lastClosed = { at: -Infinity };

const isMouse = (event: Event) =>
  event instanceof PointerEvent &&
  event.pointerType === 'mouse' &&
  matchMedia('(hover: hover)').matches;

function watch(item: Element, last: { at: number }): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested = false;
  const button = item.querySelector<HTMLElement>('[data-toggle]');
  const isOpen = () => button?.getAttribute('aria-expanded') === 'true';
  const after = (delay: number, open: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isOpen() && !open) last.at = performance.now();
      rested = open && !isOpen();
      if (button) setOpen(button, open);
    }, delay);
  };
  const enter = (event: Event) => {
    if (isMouse(event))
      after(performance.now() - last.at < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS, true);
  };
  const leave = (event: Event) => {
    if (isMouse(event)) after(CLOSE_DELAY_MS, false);
  };
  const press = (event: MouseEvent) => {
    clearTimeout(timer);
    // Keyboard clicks have a `detail` of 0.
    if (rested && isOpen() && event.detail > 0) event.stopPropagation();
    rested = false;
  };
  button?.addEventListener('click', press);
  item.addEventListener('pointerenter', enter);
  item.addEventListener('pointerleave', leave);
  return () => {
    clearTimeout(timer);
    button?.removeEventListener('click', press);
    item.removeEventListener('pointerenter', enter);
    item.removeEventListener('pointerleave', leave);
  };
}
