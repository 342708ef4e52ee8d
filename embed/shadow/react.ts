/** Replaces React in the embed: its hooks, as far as the widgets use them. */
import { keep, drawLater, type Kept } from './parts';

export { Fragment } from './jsx';
/** React waits until the browser has painted; nothing that a widget does then takes so long. */
export { useLayoutEffect as useEffect };

/** As React's. */
export function useState<T>(first?: T | (() => T)): [T, (change: T | ((now: T) => T)) => void] {
  return keep((part) => {
    const state: ReturnType<typeof useState<T>> = [
      valueOf(first as T),
      (change) => {
        const next = valueOf(change, state[0]);
        if (Object.is(next, state[0])) return;
        state[0] = next;
        drawLater(part);
      },
    ];
    return state;
  });
}

const valueOf = <T>(change: T | ((now: T) => T), now?: T): T =>
  typeof change === 'function' ? (change as (now?: T) => T)(now) : change;

/** As React's: without `changing`, it happens after every drawing. */
export function useLayoutEffect(effect: () => unknown, changing?: readonly unknown[]): void {
  const kept = keep<Kept & { changing?: readonly unknown[] | undefined }>(() => ({}));
  const { changing: before } = kept;
  if (!before || !changing?.every((value, index) => Object.is(value, before[index])))
    kept.effect = effect;
  kept.changing = changing;
}

/** As React's. */
export function useRef<T>(first: T): { current: T } {
  return keep(() => ({ current: first }));
}

let ids = 0;

/** As React's: what is drawn here comes from no server, which would have to give the same. */
export function useId(): string {
  return keep(() => ({ id: `id-${(ids += 1)}` })).id;
}
