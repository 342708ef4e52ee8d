// @vitest-environment dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './whenQuiet';

let arrived: number;
const quiet = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers();
  arrived = 7;
  vi.spyOn(performance, 'getEntriesByType').mockImplementation(() =>
    Array.from({ length: arrived }, () => ({}) as PerformanceEntry),
  );
  quiet.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('waits until nothing has arrived for the given time', async () => {
  void whenQuiet(1000).then(quiet);
  await vi.advanceTimersByTimeAsync(900);
  arrived += 1;
  await vi.advanceTimersByTimeAsync(1000);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(quiet).toHaveBeenCalledOnce();
});

it('waits for page load, however long nothing arrives', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  void whenQuiet(1000).then(quiet);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(quiet).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  await vi.advanceTimersByTimeAsync(2000);
  expect(quiet).toHaveBeenCalledOnce();
});
