import { expect, type Locator, type Page } from '@playwright/test';

/** Presses after which somebody gives up. */
const MAX_STEPS = 40;

/**
 * Leads the focus to a control as somebody without a mouse does: with F6 to its part of Studio, with Tab to it or to
 * its list, with arrow keys through that, and with Escape out of an entry that is open.
 */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  await expect(target).toBeEnabled();
  const met: string[] = [];
  const step = async (): Promise<Step> => {
    const { next, at } = await target.evaluate(nextStep);
    met.push(at);
    return next;
  };
  for (let next = await step(); next !== 'there'; next = await step()) {
    if (met.length > MAX_STEPS)
      throw new Error(`No key leads to ${String(target)}. On the way: ${met.join(' → ')}`);
    await page.keyboard.press(next);
  }
  await expect(target).toBeFocused();
}

type Step = 'there' | 'F6' | 'Tab' | 'Shift+Tab' | 'ArrowDown' | 'ArrowUp' | 'Escape';

/** The key that leads on to a control from what has the focus, which is `at`. */
function nextStep(target: Element): { next: Step; at: string } {
  const focused = document.activeElement ?? document.body;
  const label = focused instanceof HTMLInputElement ? focused.labels?.[0] : undefined;
  const name = focused.getAttribute('aria-label') ?? (label ?? focused).textContent.trim();
  const at = `${focused.localName} ${name.slice(0, 40)}`;
  const around = 'dialog, [data-part], #bar, #site, #page, #form, #view';
  const part = target.closest(around);
  const isBelow =
    (focused.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  /** What arrow keys lead through: the tree, or a list whose entries have no text to write in. */
  const listOf = (element: Element) => element.closest('#site') ?? element.closest('ol, ul');
  const isReached = (element: Element) => element instanceof HTMLElement && element.tabIndex >= 0;
  if (focused === target) return { next: 'there', at };
  if (part?.localName !== 'dialog' && part !== focused.closest(around)) return { next: 'F6', at };
  const entry = focused.closest('ol > li');
  const isInOpened = entry !== null && entry.firstElementChild?.contains(focused) === false;
  if (isInOpened && !entry.contains(target)) return { next: 'Escape', at };
  const isInList = listOf(target)?.contains(focused) && focused.closest('li') !== null;
  if (isInList && !isReached(target)) return { next: isBelow ? 'ArrowDown' : 'ArrowUp', at };
  // The button that adds an entry is behind the last one.
  const list = entry?.parentElement?.id ?? '';
  if (list !== '' && target.id === list.replace(/:entries$/, '/-'))
    return { next: 'ArrowDown', at };
  return { next: isBelow ? 'Tab' : 'Shift+Tab', at };
}
