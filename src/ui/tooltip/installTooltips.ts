import { closest, isWithin } from '../closest';
import { place } from './place';
import css from './tooltip.module.css';

/** How long the pointer rests before a tooltip opens, in ms (spec 9, R31). */
export const OPEN_DELAY = 700;
/** For so long after one has closed the next opens at once, in ms. */
const SKIP_DELAY = 300;

const TARGET = '[data-tooltip]';

function createTip(): HTMLElement {
  const tip = document.createElement('div');
  tip.className = css.tooltip ?? '';
  tip.role = 'tooltip';
  tip.setAttribute('aria-hidden', 'true');
  tip.setAttribute('popover', 'manual');
  return tip;
}

/** Shows a tooltip at its target, above dialogs and notices; without popovers the z-index has to do. */
function show(tip: HTMLElement, target: HTMLElement, root: Document | ShadowRoot): void {
  tip.textContent = target.dataset.tooltip ?? '';
  (target.closest('dialog') ?? ('body' in root ? root.body : root)).append(tip);
  tip.togglePopover?.(true);
  place(tip, target);
}

/**
 * Gives every element with `data-tooltip="text"` a tooltip, now and later: after a delay under a mouse, at
 * once where the keyboard's focus is, never by touch. It goes on Escape, on pressing and when pointer or
 * focus leave, and stays while the pointer is on it (WCAG 1.4.13). Screen readers do not hear it, as it
 * repeats the element's name.
 * `pointed` is what a mouse had reached before the tooltips came, and since when (ms of `performance.now()`).
 * The returned function takes it all away.
 */
export function installTooltips(
  root: Document | ShadowRoot,
  pointed?: { target: HTMLElement; since: number },
): () => void {
  const stop = new AbortController();
  const options = { signal: stop.signal, capture: true, passive: true };
  const tip = createTip();
  let target: HTMLElement | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let closedAt = -Infinity;

  function open() {
    // What an open button shows would lie under its tooltip.
    if (!target?.isConnected || target.getAttribute('aria-expanded') === 'true') return;
    show(tip, target, root);
  }
  function close() {
    clearTimeout(timer);
    if (!tip.isConnected) return;
    closedAt = performance.now();
    tip.remove();
  }
  function aim(next: HTMLElement | null, since = performance.now()) {
    if (next === target) return;
    close();
    target = next;
    const now = performance.now();
    const skips = now - closedAt < SKIP_DELAY;
    if (next) timer = setTimeout(open, skips ? 0 : since + OPEN_DELAY - now);
  }
  function over(event: Event) {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return;
    if (isWithin(tip, event.target)) return;
    const next = closest(event.target, TARGET);
    // The tooltip of what has the keyboard's focus does not mind where the mouse goes.
    if (next || !target?.matches(':focus-visible')) aim(next);
  }
  function out(event: Event) {
    if (event instanceof PointerEvent && !isWithin(root, event.relatedTarget)) aim(null);
  }
  function focus({ target: focused }: Pick<Event, 'target'>) {
    if (!closest(focused, ':focus-visible')) return;
    aim(closest(focused, TARGET));
    clearTimeout(timer);
    open();
  }
  root.addEventListener('pointerover', over, options);
  root.addEventListener('pointerout', out, options);
  root.addEventListener('focusin', focus, options);
  root.addEventListener('focusout', () => aim(null), options);
  root.addEventListener('pointerdown', close, options);
  root.addEventListener('click', close, options);
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), options);
  document.addEventListener(
    'scroll',
    () => target && tip.isConnected && place(tip, target),
    options,
  );
  // What keyboard or mouse reached before the tooltips had come.
  focus({ target: root.activeElement });
  if (pointed?.target.matches(':hover')) aim(pointed.target, pointed.since);
  return () => {
    aim(null);
    stop.abort();
  };
}
