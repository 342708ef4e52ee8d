import { expect, it, vi } from 'vitest';
import { createValue } from './value';

it('tells its listeners of a change, and not of the same value', () => {
  const value = createValue(1);
  const listener = vi.fn<() => void>();
  const leave = value.subscribe(listener);
  value.set(1);
  expect(listener).not.toHaveBeenCalled();
  value.set(2);
  expect([value.peek(), listener.mock.calls.length]).toEqual([2, 1]);
  leave();
  value.set(3);
  expect([value.peek(), listener.mock.calls.length]).toEqual([3, 1]);
});
