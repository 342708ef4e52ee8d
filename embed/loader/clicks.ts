import type { Context } from '../context';

/**
 * The thing with `data-inquiry-add` that a click was on: one of the page's own, or a button of ours in its
 * shadow. Undefined for all other clicks, and for those that ask for a new tab.
 */
export function buttonOf(event: MouseEvent): HTMLElement | undefined {
  if (event.ctrlKey || event.metaKey) return undefined;
  return event
    .composedPath()
    .find((part): part is HTMLElement => !!(part as HTMLElement).dataset?.['inquiryAdd']);
}

/** Adds what a button says in its data: one, where it names no number. */
export function addFrom(button: HTMLElement, { add }: Context): void {
  const {
    inquiryAdd: id = '',
    inquiryName: name,
    inquiryImage,
    inquiryCategory: category,
    inquiryQuantity,
  } = button.dataset;
  const image = inquiryImage && new URL(inquiryImage, document.baseURI).href;
  add({ id, name, image, category }, Number(inquiryQuantity) || 1, button);
}
