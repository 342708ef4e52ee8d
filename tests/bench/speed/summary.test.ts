import { expect, test } from 'vitest';
import { summarise, type Sample } from './summary';
import { blockingTime } from './visits';

const visit = { fcp: 0, lcp: 0, add: 0, menu: 0, cls: 0, tbt: 0, bytes: 0, requests: 0 };
const sample = (site: Sample['site'], fcp: number, page = '/'): Sample => ({
  page,
  profile: 'slow 4G',
  site,
  figures: { ...visit, fcp, ...(site === 'ours' && { soft: fcp / 10, full: fcp }) },
});

test('each page has medians, ours separate from those of the handmade page', () => {
  const rounds = [100, 900, 200].flatMap((fcp) => [sample('ours', fcp), sample('limit', fcp / 2)]);
  const [home, store, ...others] = summarise([...rounds, sample('ours', 7, '/store')]);
  expect(home).toMatchObject({ page: '/', ours: { fcp: 200, soft: 20 }, limit: { fcp: 100 } });
  expect(store).toMatchObject({ page: '/store', ours: { fcp: 7 } });
  expect(others).toEqual([]);
});

test.each([
  { what: 'short tasks', long: [[0, 50]], from: 0, blocked: 0 },
  {
    what: 'what is beyond 50 ms',
    long: [
      [0, 80],
      [200, 70],
    ],
    from: 0,
    blocked: 50,
  },
  { what: 'only what is after the first paint', long: [[0, 100]], from: 30, blocked: 20 },
  { what: 'nothing before it', long: [[0, 100]], from: 200, blocked: 0 },
] as const)('blocking time counts $what', ({ long, from, blocked }) => {
  expect(blockingTime(long, from)).toBe(blocked);
});
