import type { PageData } from '../../../generated/types';

/** Called with each page that is opened, once something listens. */
let listen: ((page: PageData) => void) | undefined;
let opened: PageData | undefined;

/** Says which page is on the screen: at the start, and after each navigation. */
export function openPage(page: PageData): void {
  opened = page;
  listen?.(page);
}

/** Calls a function with the page on the screen, and with each that is opened later. */
export function onOpenPage(listener: (page: PageData) => void): void {
  listen = listener;
  if (opened) listener(opened);
}

/** The page on the screen, as it was opened. */
export function openedPage(): PageData | undefined {
  return opened;
}
