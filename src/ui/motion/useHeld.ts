import { useLayoutEffect, useState, type RefObject } from 'react';
import { useValue } from '../useValue';
import { motionPaused } from './motion';

const REDUCED_MOTION = '(prefers-reduced-motion: reduce)';

/**
 * Whether motion inside `ref` must rest: paused, hovered, keyboard-focused, in a hidden tab, or under
 * prefers-reduced-motion [M3] [X3].
 */
export function useHeld(ref: RefObject<HTMLElement | null>): boolean {
  const paused = useValue(motionPaused);
  const [held, setHeld] = useState(false);
  // A layout effect: under reduced motion no timer may fire between the first paint and the effect.
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return;
    const reduced = matchMedia(REDUCED_MOTION);
    const state = { pointed: false, focused: false };
    const update = () =>
      setHeld(state.pointed || state.focused || document.hidden || reduced.matches);
    const set = (change: Partial<typeof state>) => {
      Object.assign(state, change);
      update();
    };
    const stop = new AbortController();
    const listen = (target: EventTarget, type: string, listener: (event: Event) => void) =>
      target.addEventListener(type, listener, { signal: stop.signal });
    listen(element, 'pointerenter', () => set({ pointed: true }));
    listen(element, 'pointerleave', () => set({ pointed: false }));
    // A click leaves focus on a button; only :focus-visible means that a keyboard user is still there.
    listen(element, 'focusin', (event) =>
      set({ focused: (event.target as Element).matches(':focus-visible') }),
    );
    listen(element, 'focusout', () => set({ focused: false }));
    listen(document, 'visibilitychange', update);
    listen(reduced, 'change', update);
    update();
    return () => stop.abort();
  }, [ref]);
  return paused || held;
}
