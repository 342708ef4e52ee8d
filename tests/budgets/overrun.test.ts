import { expect, test } from 'vitest';
import { type Budget } from './budgets';
import { overrun } from './overrun';
import type { PageResources, Resource } from './pageResources';

const picture = (url: string, bytes: number): Resource => ({
  type: 'picture',
  url,
  bytes,
  first: true,
});
const pageOf = (path: string, ...resources: Resource[]): PageResources => ({
  path,
  resources,
  scenes: ['/scene'],
});
const budget: Budget = {
  name: 'all pictures',
  kilobytes: 3,
  why: 'Because.',
  resources: ({ resources }) => resources,
};
const home = pageOf('/', picture('/scene', 2000), picture('/a', 1000));

test('a page of exactly the allowed size is within its budget', () => {
  expect(overrun(budget, home, home)).toBeUndefined();
});

test('a page over its budget is reported with the excess, the reason and its largest resources', () => {
  const sizes = [100, 900, 200, 800, 300, 701];
  const heavy = pageOf('/', ...sizes.map((bytes, n) => picture(`/${n}`, bytes)));
  const text = overrun(budget, heavy, home);
  expect(text).toContain('/: all pictures weighs 3.0 KB, 1 bytes above its budget of 3.0 KB.');
  expect(text).toContain('Because.');
  const named = text?.split('\n').slice(3);
  expect(named?.map((line) => line.trim().split(/ {2,}/)[1])).toEqual([
    '/1',
    '/3',
    '/5',
    '/4',
    '/2',
  ]);
});

test("another page's budget excludes the size of the home page's carousel", () => {
  expect(overrun(budget, pageOf('/b', picture('/a', 1000)), home)).toBeUndefined();
  expect(overrun(budget, pageOf('/b', picture('/a', 1001)), home)).toContain('budget of 1.0 KB');
});
