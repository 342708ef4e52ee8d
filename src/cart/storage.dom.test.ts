import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  localStorageOrNone,
  parseItems,
  readCart,
  stringifyItems,
  storageKey,
  writeCart,
} from './storage';
import { deniedStorage, fullStorage, memoryStorage } from './testing';

const KEY = 'acme-cart';
const pump = { id: 'prod-001', name: 'Submersible Pump', quantity: 2 };

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('[I6] stores under the id of the site, followed by "-cart"', () => {
  expect(storageKey('acme')).toBe(KEY);
});

describe('reading', () => {
  it('starts empty if nothing is stored, and logs nothing', () => {
    const error = vi.spyOn(console, 'error');
    expect(readCart(memoryStorage(), KEY)).toEqual([]);
    expect(readCart(undefined, KEY)).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });

  it('returns what was written', () => {
    const storage = memoryStorage();
    const items = [{ ...pump, image: '/pump.svg', category: 'Mining & Industrial' }];
    expect(writeCart(storage, KEY, items)).toBe(true);
    expect(readCart(storage, KEY)).toEqual(items);
  });

  it.each(['{', '', 'undefined', "[{'id':1}]", '[{"id":"prod-001"'])(
    '[I7] reports %j to the console and deletes it',
    (text) => {
      const error = vi.spyOn(console, 'error').mockImplementation(() => {});
      const storage = memoryStorage({ [KEY]: text, other: 'kept' });
      expect(readCart(storage, KEY)).toEqual([]);
      expect(error).toHaveBeenCalledExactlyOnceWith(
        'Failed to parse cart from localStorage',
        expect.any(SyntaxError),
      );
      expect([...storage.entries.keys()]).toEqual(['other']);
    },
  );

  it('survives a bad entry that cannot be deleted', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const storage = { ...deniedStorage(), getItem: () => '{' };
    expect(readCart(storage, KEY)).toEqual([]);
  });

  it('starts empty if storage throws, and logs nothing', () => {
    const error = vi.spyOn(console, 'error');
    expect(readCart(deniedStorage(), KEY)).toEqual([]);
    expect(error).not.toHaveBeenCalled();
  });
});

describe('[I8] a stored value that can be parsed but is wrong', () => {
  it.each(['{}', 'null', '1', 'true', '"list"', '{"0":{"id":"a","name":"A","quantity":1}}'])(
    '%s is an empty cart, and no error',
    (text) => {
      const error = vi.spyOn(console, 'error');
      expect(readCart(memoryStorage({ [KEY]: text }), KEY)).toEqual([]);
      expect(error).not.toHaveBeenCalled();
    },
  );

  it.each<[string, unknown]>([
    ['no object', 'prod-001'],
    ['null', null],
    ['a list', [pump]],
    ['no id', { ...pump, id: undefined }],
    ['an empty id', { ...pump, id: '' }],
    ['an id that is a number', { ...pump, id: 1 }],
    ['no name', { ...pump, name: undefined }],
    ['a quantity as text', { ...pump, quantity: '2' }],
    ['a quantity of 0', { ...pump, quantity: 0 }],
    ['a negative quantity', { ...pump, quantity: -2 }],
    ['no quantity', { ...pump, quantity: null }],
  ])('drops the line with %s and keeps the others', (_, line) => {
    expect(parseItems(JSON.stringify([line, pump]))).toEqual([pump]);
  });

  it('has its decimals truncated, and unknown or non-string fields dropped', () => {
    const line = { ...pump, quantity: 2.9, image: { src: 'x' }, category: 7, price: 1 };
    expect(parseItems(JSON.stringify([line]))).toEqual([pump]);
  });

  it('cannot pollute prototypes', () => {
    const text =
      '[{"__proto__":{"id":"x","name":"X","quantity":1}},{"id":"__proto__","name":"P","quantity":1}]';
    const items = readCart(memoryStorage({ [KEY]: text }), KEY);
    expect(items).toEqual([{ id: '__proto__', name: 'P', quantity: 1 }]);
    expect(Object.hasOwn(Object.prototype, 'quantity')).toBe(false);
  });

  it('has lines of the same id merged', () => {
    expect(parseItems(JSON.stringify([pump, { ...pump, quantity: 3 }]))).toEqual([
      { ...pump, quantity: 5 },
    ]);
  });
});

it('is written as an array even where Prototype.js gives arrays a toJSON', () => {
  Object.assign(Array.prototype, { toJSON: () => 'quoted' });
  try {
    expect(stringifyItems([pump])).toBe(`[${JSON.stringify(pump)}]`);
  } finally {
    Reflect.deleteProperty(Array.prototype, 'toJSON');
  }
});

it('keeps a cart of 6,000 lines whole', () => {
  const items = Array.from({ length: 6000 }, (_, index) => ({
    id: `ref-${index}`,
    name: 'Valve',
    quantity: 1,
  }));
  const storage = memoryStorage();
  writeCart(storage, KEY, items);
  expect(readCart(storage, KEY)).toEqual(items);
});

describe('writing', () => {
  it.each([
    ['full', fullStorage()],
    ['denied', deniedStorage()],
    ['absent', undefined],
    ['there but keeps nothing', { ...memoryStorage(), setItem() {} }],
  ])('returns false if storage is %s, and does not throw', (_, storage) => {
    expect(writeCart(storage, KEY, [pump])).toBe(false);
  });
});

describe("the browser's storage", () => {
  it('is the local storage', () => {
    expect(localStorageOrNone()).toBe(window.localStorage);
  });

  it('is undefined if the browser denies access', () => {
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    });
    expect(localStorageOrNone()).toBeUndefined();
  });
});
