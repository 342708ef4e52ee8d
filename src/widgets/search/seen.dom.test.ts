import { beforeEach, describe, expect, it } from 'vitest';
import { MAX_SEEN, rememberSeen, seenProducts } from './seen';

beforeEach(() => localStorage.clear());

describe('[H13] the products that were looked at', () => {
  it('are kept by company, the latest first and each once', () => {
    for (const id of ['a', 'b', 'a']) rememberSeen('acme', id);
    rememberSeen('other', 'c');
    expect(seenProducts('acme')).toEqual(['a', 'b']);
  });

  it('are no more than a glance takes in', () => {
    for (let n = 0; n < 20; n += 1) rememberSeen('acme', `p-${n}`);
    expect(seenProducts('acme')).toHaveLength(MAX_SEEN);
    expect(seenProducts('acme')[0]).toBe('p-19');
  });

  it('are none where the storage holds something else, or is denied', () => {
    localStorage.setItem('acme-seen', '{"a":1}');
    expect(seenProducts('acme')).toEqual([]);
    localStorage.setItem('acme-seen', 'not JSON');
    expect(seenProducts('acme')).toEqual([]);
    rememberSeen('acme', 'a');
    expect(seenProducts('acme')).toEqual(['a']);
    const denied = {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError');
      },
      removeItem: () => {},
    };
    expect(() => rememberSeen('acme', 'a', denied)).not.toThrow();
    expect(seenProducts('acme', denied)).toEqual([]);
  });
});
