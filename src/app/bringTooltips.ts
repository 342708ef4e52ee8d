import { closest } from '../ui/closest';

/**
 * Fetches the tooltips when they can be seen (spec 9, R31): at once where there is a mouse, elsewhere when a
 * keyboard's focus is seen. A phone never shows one, and need not fetch them.
 */
export function bringTooltips(): void {
  if (matchMedia('(any-hover: hover)').matches) return void bring();
  const waiting = new AbortController();
  const onFocus = ({ target }: Event) => {
    if (!closest(target, ':focus-visible')) return;
    waiting.abort();
    void bring();
  };
  document.addEventListener('focusin', onFocus, { passive: true, signal: waiting.signal });
}

async function bring(): Promise<void> {
  try {
    const { installTooltips } = await import('../ui/tooltip/installTooltips');
    installTooltips(document);
  } catch {
    // Without a connection. A tooltip repeats the name of its button: nothing is lost that has to be told.
  }
}
