import { afterEach, expect, it, vi } from 'vitest';
import { isFirstVisit } from './firstVisit';

afterEach(() => vi.unstubAllGlobals());

it('[T60] only the first visit is a first visit', () => {
  const kept = new Map<string, string>();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  expect([isFirstVisit(), isFirstVisit(), isFirstVisit()]).toEqual([true, false, false]);
});

it('[T60] where nothing can be stored, no visit is the first', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem() {
      throw new Error('QuotaExceededError');
    },
  });
  expect(isFirstVisit()).toBe(false);
});
