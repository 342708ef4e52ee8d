import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepDraft, readDraft } from './draft';

const KEY = 'acme-contact';

afterEach(() => {
  vi.restoreAllMocks();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is read as it was stored, until it is removed', () => {
    const draft = { name: 'Tendai', message: 'Two\npumps' };
    keepDraft(KEY, draft);
    expect(readDraft(KEY)).toEqual(draft);
    keepDraft(KEY);
    expect(readDraft(KEY)).toEqual({});
    expect(sessionStorage.length).toBe(0);
  });

  it.each(['{', 'null', '7', '[]', '{"name":{"a":1},"email":null,"message":["x"]}'])(
    'is empty if the entry holds something else: %s',
    (stored) => {
      sessionStorage.setItem(KEY, stored);
      expect(readDraft(KEY)).toEqual({});
    },
  );

  it('is silently dropped if storage is denied or full', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    expect(readDraft(KEY)).toEqual({});
    expect(() => keepDraft(KEY, { name: 'Tendai' })).not.toThrow();
    vi.restoreAllMocks();
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => keepDraft(KEY, { name: 'Tendai' })).not.toThrow();
  });
});
