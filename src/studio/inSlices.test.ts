import { expect, it, vi } from 'vitest';
import { inSlices } from './inSlices';

const LONG = Array.from({ length: 20_000 }, (_, index) => index);

/** Lets time go on with every look at the clock, as if each entry took a while. */
function withSlowClock(msPerLook: number): void {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => (now += msPerLook));
}

it('goes through a long list in slices, between which the window gets its turn', async () => {
  withSlowClock(1);
  let turns = 0;
  const timer = setInterval(() => (turns += 1));
  const seen: number[] = [];
  const isWhole = await inSlices(
    LONG.slice(0, 500),
    (entry) => void seen.push(entry),
    new AbortController().signal,
  );
  clearInterval(timer);
  expect(isWhole).toBe(true);
  expect(seen).toEqual(LONG.slice(0, 500));
  expect(turns).toBeGreaterThan(3);
});

it('ends where it is told to, and where what was looked for has changed', async () => {
  withSlowClock(0);
  const ends = new AbortController();
  let last = -1;
  const untilTen = (entry: number) => {
    last = entry;
    return entry < 10;
  };
  await expect(inSlices(LONG, untilTen, ends.signal)).resolves.toBe(true);
  expect(last).toBe(10);
  ends.abort();
  await expect(inSlices(LONG, untilTen, ends.signal)).resolves.toBe(false);
});
