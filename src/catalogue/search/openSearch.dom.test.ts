import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { packIndex } from './indexFile';
import { createMemorySearch } from './memorySearch';
import { openSearch } from './openSearch';
import type { FromWorker, ToWorker } from './workerMessages';

const source = {
  products: [{ id: 'b-52', code: 'B-52', name: 'V-Belt', categories: [], specifications: [] }],
  categories: [],
  places: [],
  synonyms: [],
  decimal: '.' as const,
};
const index = packIndex(source, true);

/** Answers as the worker does, or fails. */
class FakeWorker extends EventTarget {
  static failure: string | undefined;
  static received: ToWorker[] = [];
  static terminated = 0;
  postMessage(message: ToWorker): void {
    FakeWorker.received.push(message);
    if ('number' in message) void this.answer(message);
  }
  async answer({ number, request }: Extract<ToWorker, { number: number }>): Promise<void> {
    const result = await createMemorySearch(source).search(request);
    const { failure } = FakeWorker;
    const data: FromWorker = failure ? { number, failure } : { number, result };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
  terminate(): void {
    FakeWorker.terminated += 1;
  }
}

/** An index per test, since each is opened once for the page. */
let opened = 0;
const search = () => openSearch(`/catalogue/search-${opened}.json`).search({ q: 'b52' });

beforeEach(() => {
  opened += 1;
  Object.assign(FakeWorker, { failure: undefined, received: [], terminated: 0 });
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal(
    'fetch',
    vi.fn(() => Promise.resolve(new Response(index))),
  );
});
afterEach(() => vi.unstubAllGlobals());

it('fetches the index once, with the first question, and hands it to a worker', async () => {
  expect(fetch).not.toHaveBeenCalled();
  const [first, second] = await Promise.all([search(), search()]);
  expect(first.hits).toMatchObject([{ code: 'B-52' }]);
  expect(second).toEqual(first);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(FakeWorker.received[0]).toEqual({ index });
});

it('searches in the page where no worker may start', async () => {
  vi.stubGlobal('Worker', undefined);
  expect((await search()).hits).toMatchObject([{ code: 'B-52' }]);
});

it('rejects when the index cannot be fetched, and tries again with the next question', async () => {
  vi.mocked(fetch).mockRejectedValueOnce(new TypeError('no network'));
  await expect(search()).rejects.toThrow('no network');
  expect(FakeWorker.terminated).toBe(1);
  expect((await search()).total).toBe(1);
});

it('rejects with what the worker says, and ends it', async () => {
  FakeWorker.failure = 'Error: Reload it.';
  await expect(search()).rejects.toThrow('Reload it.');
  expect(FakeWorker.terminated).toBe(1);
});

it('searches in the page from the next question on where the script of the worker cannot be loaded', async () => {
  class LostWorker extends FakeWorker {
    constructor() {
      super();
      // Before the index has come.
      queueMicrotask(() => this.dispatchEvent(new Event('error')));
    }
  }
  vi.stubGlobal('Worker', LostWorker);
  await expect(search()).rejects.toThrow('No search worker.');
  vi.stubGlobal('Worker', FakeWorker);
  expect((await search()).total).toBe(1);
  expect(FakeWorker.received).not.toContainEqual(expect.objectContaining({ number: 1 }));
});
