import type { BlockBox } from '../messages';

/**
 * Shows the entry of a block in which something was written, where the block shows one at a time: a slide of a carousel,
 * chosen by its own button.
 * @param pointer What was written: '/pages/0/blocks/0/slides/2/title'.
 */
export function showEntry(pointer: string, blocks: readonly BlockBox[]): void {
  const block = blocks.findLast((one) => pointer.startsWith(`${one.pointer}/`));
  const [, entry] = /^\/\w+\/(\d+)/.exec(pointer.slice(block?.pointer.length)) ?? [];
  if (!block || entry === undefined) return;
  for (const current of document.querySelectorAll('main button[aria-current="true"]')) {
    const chosen = current.parentElement?.children[Number(entry)];
    if (!isWithin(current, block) || chosen === current) continue;
    if (chosen instanceof HTMLButtonElement) chosen.click();
  }
}

function isWithin(element: Element, { box }: BlockBox): boolean {
  const { left, top } = element.getBoundingClientRect();
  const { left: x, top: y, width, height } = box;
  return left >= x && left <= x + width && top >= y && top <= y + height;
}
