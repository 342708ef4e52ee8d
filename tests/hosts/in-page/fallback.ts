import { inquiry } from './host';
import { chatLink, createKit, forget, pause, query, type Kit } from './kit';

/** So long what is missing has time to do harm, in ms. */
const A_WHILE = 1000;
const PATIENCE = 5000;

/**
 * What must hold where the embed cannot come: what the page has written into the elements is there.
 * @param partly Whether the small script comes, and only the widgets do not.
 * @returns The problems, a line each; '' where all is well.
 */
export async function fallback({ partly }: { partly: boolean }): Promise<string> {
  const kit = createKit(PATIENCE);
  await pause(A_WHILE);
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
  forget();
  return kit.problems.join('\n');
}

/** The list works, and the launcher leads to WhatsApp instead of a panel. */
async function addInVain(kit: Kit): Promise<void> {
  query('#own')?.click();
  query('inquiry-list')?.scrollIntoView();
  kit.check(inquiry().items().length === 1, 'adding does not work');
  const link = await kit.until('the launcher leads to WhatsApp', () =>
    chatLink('inquiry-launcher'),
  );
  kit.check(
    decodeURIComponent(link.href).includes("The host's own pump"),
    `the launcher's link lacks the line: ${link.href}`,
  );
}
