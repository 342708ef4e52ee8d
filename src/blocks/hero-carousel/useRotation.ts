import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The current slide. Advances after `interval` ms and wraps around [M1]. While `held` the timer pauses, and resumes
 * with the remaining time [M3]. A manual choice restarts the interval [M2].
 */
export function useRotation(count: number, interval: number, held: boolean) {
  const [{ index, turn }, setState] = useState({ index: 0, turn: 0 });
  const left = useRef({ turn: -1, time: interval });

  const go = useCallback(
    (next: number) =>
      setState((state) => ({ index: (next + count) % count, turn: state.turn + 1 })),
    [count],
  );

  useEffect(() => {
    if (left.current.turn !== turn) left.current = { turn, time: interval };
    if (held) return;
    const { time } = left.current;
    const started = performance.now();
    const timer = setTimeout(() => go(index + 1), time);
    return () => {
      clearTimeout(timer);
      left.current.time = Math.max(0, time - (performance.now() - started));
    };
  }, [index, turn, interval, held, go]);

  return { index, turn, go };
}
