/** Delay before reattaching what the page has removed: an immediate retry could loop forever. */
const REATTACH_DELAY_MS = 40;

/**
 * Attaches the loader to the page, and again whenever the page has removed siblings of its body or, with
 * document.write, everything including listeners.
 * @param attach May be called when everything is still attached.
 * @param later Runs a task separately, unless the embed has been destroyed by then.
 */
export function watchPage(
  attach: () => void,
  later: (task: () => void, ms?: number) => void,
): void {
  const attachAndWatch = () => {
    for (const node of [document, document.documentElement])
      if (node) observer.observe(node, { childList: true });
    attach();
  };
  const observer = new MutationObserver(() => {
    observer.disconnect();
    later(attachAndWatch, REATTACH_DELAY_MS);
  });
  later(attachAndWatch);
}
