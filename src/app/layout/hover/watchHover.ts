import { setOpen } from '../../early/disclosure';

// [H6] [H7]
const OPEN_DELAY_MS = 200;
const CLOSE_DELAY_MS = 150;
const SKIP_DELAY_MS = 300;

/** When a submenu last closed: within the skip delay, the next one opens at once. */
const lastClosed = { at: -Infinity };

const canHover = () => matchMedia('(hover: hover)').matches;

const isMouse = (event: Event) =>
  event instanceof PointerEvent && event.pointerType === 'mouse' && canHover();

/**
 * Opens a submenu while a mouse rests on its entry. A click on the button of a submenu that hover has opened leaves it
 * open instead of closing it.
 * @param item The entry of the menu.
 * @param since When a mouse came onto the menu, which may rest on the entry already.
 * @returns Stops it.
 */
export function watchHover(item: Element, since: number): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let rested = false;
  const button = item.querySelector<HTMLElement>('[data-toggle]');
  const isOpen = () => button?.getAttribute('aria-expanded') === 'true';
  const after = (delay: number, open: boolean) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (isOpen() && !open) lastClosed.at = performance.now();
      rested = open && !isOpen();
      if (button) setOpen(button, open);
    }, delay);
  };
  const enter = (event: Event) => {
    if (isMouse(event))
      after(performance.now() - lastClosed.at < SKIP_DELAY_MS ? 0 : OPEN_DELAY_MS, true);
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
  if (item.matches(':hover') && canHover())
    after(Math.max(0, OPEN_DELAY_MS - (performance.now() - since)), true);
  return () => {
    clearTimeout(timer);
    button?.removeEventListener('click', press);
    item.removeEventListener('pointerenter', enter);
    item.removeEventListener('pointerleave', leave);
  };
}
