import { inquiry } from './host';
import { at, chatLink, createKit, forget, pause, query, type Kit } from './kit';

/** How long to wait before looking what missing files have led to, in ms. */
const SETTLE_MS = 1000;

/**
 * Checks that the page's own fallback content stays visible if the embed cannot be loaded.
 * @param partly Whether the loader is available, and only the widgets are missing.
 * @returns The problems, one per line; '' if there are none.
 */
export async function fallback({ partly }: { partly: boolean }): Promise<string> {
  const kit = createKit();
  await pause(SETTLE_MS);
  for (const tag of ['list', 'products', 'contact', 'chat']) {
    const inner = query(`inquiry-${tag} a`);
    const shown = !inner || inner.getBoundingClientRect().width > 3;
    kit.check(shown, `what stands in inquiry-${tag} is not shown`);
  }
  if (!partly) kit.check(!window.inquiry, 'window.inquiry is there, though the script is not');
  else
    await addInVain(kit).catch((error: unknown) => {
      kit.check(false, String(error));
    });
  await forget();
  return kit.problems.join('\n');
}

/** Checks that the list works, and that the launcher links to WhatsApp instead of opening the panel. */
async function addInVain(kit: Kit): Promise<void> {
  query('#own')?.click();
  kit.check(inquiry().items().length === 1, 'adding does not work');
  const link = await kit.until(
    'the launcher leads to WhatsApp',
    at('inquiry-list', () => chatLink('inquiry-launcher')),
  );
  kit.check(
    decodeURIComponent(link.href).includes("The host's own pump"),
    `the launcher's link lacks the line: ${link.href}`,
  );
}
