import { describe, expect, it } from 'vitest';
import { overrun, warning } from './weighing';

const limit = { name: 'all pictures', kilobytes: 3, why: 'Because.' };
const weighed = (...sizes: number[]) => ({
  name: '/about',
  allowed: 3000,
  resources: sizes.map((bytes, n) => ({ url: `/${n}`, bytes })),
});

describe('a limit', () => {
  it('is kept by exactly the allowed size', () => {
    expect(overrun(limit, weighed(2000, 1000))).toBeUndefined();
  });

  it('that is exceeded tells by how much, why it is there, and the largest resources', () => {
    const text = overrun(limit, weighed(100, 900, 200, 800, 300, 701)) ?? '';
    const [says, why, , ...named] = text.split('\n');
    expect(says).toBe('/about: all pictures weighs 3.0 KB, 1 bytes above its limit of 3.0 KB.');
    expect(why).toBe('Because.');
    expect(named.map((line) => line.trim().split(/ {2,}/)[1])).toEqual([
      '/1',
      '/3',
      '/5',
      '/4',
      '/2',
    ]);
  });
});

describe('the warning', () => {
  it('comes from 95 % of a limit on', () => {
    expect(warning(limit, [weighed(2849)])).toBeUndefined();
    expect(warning(limit, [weighed(2850)])).toBe(
      'WARNING: /about: all pictures weighs 2.9 KB, 95 % of its limit of 3.0 KB, see tests/budgets.',
    );
  });

  it('names what is nearest to the limit, and counts the others', () => {
    const near = { ...weighed(2990), name: '/near' };
    expect(warning(limit, [weighed(2900), near, weighed(100)])).toMatch(
      /^WARNING: \/near \(with 1 more\): .* 99 %/,
    );
  });
});
