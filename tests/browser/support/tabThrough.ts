import type { Page } from '@playwright/test';

/** More stops than any page of the fixtures has. */
const MAX_TABS = 200;

/**
 * Presses Tab or Shift+Tab until the focus leaves the page.
 * @returns What had the focus, and what was wrong with it: off the screen, covered, or without a ring (WCAG 2.4.7,
 * 2.4.11).
 */
export async function tabThrough(
  page: Page,
  key: 'Tab' | 'Shift+Tab',
): Promise<{ stops: string[]; faults: string[] }> {
  const stops: string[] = [];
  const faults: string[] = [];
  for (let n = 0; n < MAX_TABS; n += 1) {
    await page.keyboard.press(key);
    const stop = await page.evaluate(lookAtFocus);
    if (!stop) break;
    stops.push(stop.name);
    if (stop.fault) faults.push(`${stop.name}: ${stop.fault}`);
  }
  return { stops, faults };
}

/** The focused element, and what is wrong with it; undefined if the focus has left the page. */
function lookAtFocus(): { name: string; fault: string | undefined } | undefined {
  const element = document.activeElement;
  if (!(element instanceof HTMLElement) || element === document.body) return undefined;
  const words = element.getAttribute('aria-label') ?? element.textContent ?? '';
  const name = `${element.tagName.toLowerCase()} ${words.trim().slice(0, 40)}`;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  // A tolerance of 1 px, since browsers round scroll positions.
  const isInside = left > -1 && top > -1 && right < innerWidth + 1 && bottom < innerHeight + 1;
  const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  const isSeen = middle !== null && (element.contains(middle) || middle.contains(element));
  // Look at the parent too, because the ring of a search field is around its icon as well. A frame needs none, because
  // what is in it shows the focus.
  const isMarked = [element, element.parentElement].some((part) => {
    if (!part) return false;
    const { outlineStyle, outlineWidth } = getComputedStyle(part);
    return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
  });
  const fault = [
    isInside ? '' : 'lies outside the screen',
    isSeen ? '' : `lies under ${middle?.outerHTML.slice(0, 60)}`,
    isMarked || element instanceof HTMLIFrameElement ? '' : 'has no ring',
  ].find(Boolean);
  return { name, fault };
}
