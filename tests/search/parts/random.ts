/** Numbers that are the same in every run. */
export interface Random {
  /** From 0 to below 1. */
  next: () => number;
  pick: <T>(list: readonly T[]) => T;
  /** A whole number of steps from the first to the second. */
  between: (from: number, to: number, step?: number) => number;
}

/** The generator mulberry32. */
export function randomFrom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d_2b_79_f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    pick: <T>(list: readonly T[]) => list[Math.floor(next() * list.length)] as T,
    between: (from, to, step = 1) => from + step * Math.floor(next() * ((to - from) / step + 1)),
  };
}
