import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepText, keptJson, keptText } from './kept';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

describe('a text that is kept', () => {
  it('is there until it is taken away', () => {
    expect(keepText('a', 'b')).toBe(true);
    expect(keptText('a')).toBe('b');
    keepText('a', undefined);
    expect(keptText('a')).toBeUndefined();
  });

  it('of a tab is not that of the browser', () => {
    keepText('a', 'b', 'tab');
    expect([keptText('a', 'tab'), keptText('a')]).toEqual(['b', undefined]);
  });

  it('that is no JSON says nothing', () => {
    keepText('a', '{"b":');
    expect(keptJson('a')).toBeUndefined();
  });
});

describe('a browser that blocks its storage', () => {
  it('keeps nothing, and ends nothing with an error', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('', 'SecurityError');
    });
    expect([keepText('a', 'b'), keptText('a'), keptJson('a')]).toEqual([
      false,
      undefined,
      undefined,
    ]);
  });
});
