import { useCallback, useEffect, useRef, useState } from 'react';

/**
 * The slide that is shown. It moves on by itself after `interval` ms, wraps around, and holds while `held`:
 * what was left of the time then goes on. A choice by hand restarts the interval (spec R25).
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
