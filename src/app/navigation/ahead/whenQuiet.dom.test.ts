import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { whenQuiet } from './whenQuiet';

const quiet = vi.fn<() => void>();
const observed = vi.fn<(options: PerformanceObserverInit) => void>();
const disconnected = vi.fn<() => void>();
let arrive: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      observe = observed;
      disconnect = disconnected;
      constructor(tell: () => void) {
        arrive = tell;
      }
    },
  );
  quiet.mockReset();
  observed.mockReset();
  disconnected.mockReset();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('resolves once nothing has arrived for the given time, counted from the last resource', async () => {
  void whenQuiet(1000).then(quiet);
  expect(observed).toHaveBeenCalledWith({ type: 'resource' });
  await vi.advanceTimersByTimeAsync(900);
  arrive();
  await vi.advanceTimersByTimeAsync(999);
  expect(quiet).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(quiet).toHaveBeenCalledOnce();
  expect(disconnected).toHaveBeenCalledOnce();
});

it('waits for page load, however long nothing arrives', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  void whenQuiet(1000).then(quiet);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(quiet).not.toHaveBeenCalled();
  state.mockReturnValue('complete');
  await vi.advanceTimersByTimeAsync(1000);
  expect(quiet).toHaveBeenCalledOnce();
});
