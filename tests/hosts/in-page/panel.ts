import { inquiry } from './host';
import { chatLink, query, seen, within, type Kit } from './kit';

/** Smaller text would show that the panel takes its font size from the page's root. */
const MIN_FONT_SIZE_PX = 12;

/** Opens the panel with the list, and closes it. */
export async function openPanel(kit: Kit): Promise<void> {
  const own = query('dialog[open]');
  await inquiry().open();
  const panel = await kit.until('the panel is seen', () =>
    seen(within('inquiry-panel', 'dialog[open]')),
  );
  await kit.until('the panel has the link', () => chatLink('inquiry-panel'));
  const size = parseFloat(getComputedStyle(panel).fontSize);
  kit.check(size >= MIN_FONT_SIZE_PX, `the panel is set in ${size} px`);
  const { keys } = window.host;
  if (keys) {
    const typed = new KeyboardEvent('keydown', { key: 's', bubbles: true, composed: true });
    panel.querySelector('input, textarea')?.dispatchEvent(typed);
    kit.check(keys.length === 0, `the page's hotkeys have heard ${keys.join()}`);
  }
  inquiry().close();
  await kit.until('the panel is gone', () => !query('inquiry-panel'));
  kit.check(query('dialog[open]') === own, "the page's own dialog has been closed");
}
