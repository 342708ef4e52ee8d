import { closest, isWithin } from '../closest';
import { place } from './place';
import css from './tooltip.module.css';

/** Hover time before a tooltip opens [N12]. */
export const OPEN_DELAY_MS = 700;
/** For this time after a tooltip has closed, the next one opens at once [N12]. */
const SKIP_DELAY_MS = 300;

const TARGET_SELECTOR = '[data-tooltip]';

function createTip(): HTMLElement {
  const tip = document.createElement('div');
  tip.className = css.tooltip ?? '';
  tip.role = 'tooltip';
  tip.setAttribute('aria-hidden', 'true');
  tip.setAttribute('popover', 'manual');
  return tip;
}

/** Opens a tooltip in the top layer; without popover support, z-index has to do. */
function show(tip: HTMLElement, target: HTMLElement, root: Document | ShadowRoot): void {
  tip.textContent = target.dataset.tooltip || target.getAttribute('aria-label');
  (target.closest('dialog') ?? ('body' in root ? root.body : root)).append(tip);
  tip.togglePopover?.(true);
  place(tip, target);
}

/**
 * Adds tooltips to all present and future elements with `data-tooltip="text"`; if the attribute is empty, the tooltip
 * is their `aria-label`. Tooltips open after a delay on hover, at once on keyboard focus, and never on touch. They
 * close on Escape, on press, and when pointer or focus leave, and stay open while hovered themselves (WCAG 1.4.13).
 * They are hidden from screen readers, because they repeat the accessible name.
 * @param pointed What the mouse already hovered before this ran, and since when (`performance.now()`).
 * @returns Removes all listeners and any open tooltip.
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
    // An expanded button's popup would cover its tooltip.
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
    const skips = now - closedAt < SKIP_DELAY_MS;
    if (next) timer = setTimeout(open, skips ? 0 : since + OPEN_DELAY_MS - now);
  }
  function over(event: Event) {
    if (!(event instanceof PointerEvent) || event.pointerType === 'touch') return;
    if (isWithin(tip, event.target)) return;
    const next = closest(event.target, TARGET_SELECTOR);
    // A keyboard-focused element keeps its tooltip wherever the mouse goes.
    if (next || !target?.matches(':focus-visible')) aim(next);
  }
  function out(event: Event) {
    if (event instanceof PointerEvent && !isWithin(root, event.relatedTarget)) aim(null);
  }
  function focus({ target: focused }: Pick<Event, 'target'>) {
    if (!closest(focused, ':focus-visible')) return;
    aim(closest(focused, TARGET_SELECTOR));
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
  // Catch up with what was focused or hovered before the listeners were attached.
  focus({ target: root.activeElement });
  if (pointed?.target.matches(':hover')) aim(pointed.target, pointed.since);
  return () => {
    aim(null);
    stop.abort();
  };
}
