import { expect, it } from 'vitest';
import { createRetries } from './retries';

/** The times in seconds at which something is tried that fails each time, looked at once a second. */
function triesWithin(seconds: number): number[] {
  let second = 0;
  const retries = createRetries(() => second * 1000);
  const tries: number[] = [];
  for (; second < seconds; second += 1)
    if (retries.isDue('build 1')) {
      tries.push(second);
      retries.failed('build 1');
    }
  return tries;
}

it('tries later each time, and every minute at last', () => {
  expect(triesWithin(250)).toEqual([0, 2, 6, 14, 30, 62, 122, 182, 242]);
});

it('tries at once what has not failed', () => {
  const retries = createRetries(() => 0);
  retries.failed('build 1');
  expect(retries.isDue('build 1')).toBe(false);
  expect(retries.isDue('build 2')).toBe(true);
});

it('tells the first failure from those that follow it', () => {
  const retries = createRetries(() => 0);
  expect(['build 1', 'build 1', 'build 2'].map(retries.failed)).toEqual([true, false, true]);
  retries.succeeded();
  expect(retries.failed('build 2')).toBe(true);
});
