import { expect, it } from 'vitest';
import { PROFILES } from '../../../../tests/bench/speed/profiles';
import { secondsOnSlow3G, SLOW_3G } from './slow3G';

it('[T61] slow 3G is that of the bench', () => {
  expect(PROFILES.find(({ name }) => name === 'slow 3G')?.shape).toEqual(SLOW_3G);
});

it('[T61] a page of 20 KB with 100 KB of pictures can be read after 1.6 s, and is whole after 4 s', () => {
  expect(secondsOnSlow3G(20_000, 100_000)).toEqual({ paint: 1.6, seconds: 4 });
  expect(secondsOnSlow3G(20_000, 0)).toEqual({ paint: 1.6, seconds: 1.6 });
});
