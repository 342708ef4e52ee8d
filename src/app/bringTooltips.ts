import { closest } from '../ui/closest';

/**
 * Fetches the tooltips with the first thing that has one and is pointed at by a mouse or reached by the keyboard
 * (spec 9, R31): they open after 700 ms at the earliest, and a visitor who needs none fetches none.
 */
export function bringTooltips(): void {
  const waiting = new AbortController();
  const onInterest = (event: Event) => {
    const target = closest(event.target, '[data-tooltip]');
    // A touch focuses, too, and what it leaves behind looks pointed at.
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
    // Without a connection. A tooltip repeats the name of its button: nothing is lost that has to be told.
  }
}
