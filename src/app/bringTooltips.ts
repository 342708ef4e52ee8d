import { closest } from '../ui/closest';

/**
 * Loads the tooltips on the first hover or keyboard focus of an element that has one. They open after 700 ms at the
 * earliest [N12], and visitors who need none download none.
 */
export function bringTooltips(): void {
  const waiting = new AbortController();
  const onInterest = (event: Event) => {
    const target = closest(event.target, '[data-tooltip]');
    // A tap also focuses, and leaves a hover behind.
    const isMeant =
      event instanceof PointerEvent
        ? event.pointerType !== 'touch'
        : target?.matches(':focus-visible');
    if (!target || !isMeant) return;
    waiting.abort();
    void bring({ target, since: performance.now() });
  };
  const options = { capture: true, passive: true, signal: waiting.signal };
  document.addEventListener('pointerover', onInterest, options);
  document.addEventListener('focusin', onInterest, options);
}

async function bring(pointed: { target: HTMLElement; since: number }): Promise<void> {
  try {
    const code = await import('../ui/tooltip/installTooltips');
    code.installTooltips(document, pointed);
  } catch {
    // Offline: a tooltip only repeats its button's accessible name.
  }
}
