import { describe, expect, it } from 'vitest';
import { luminance } from './luminance';

describe('luminance', () => {
  it('follows WCAG: 0 for black, 1 for white, and #777 just misses a contrast of 4.5 on white', () => {
    expect(luminance('#000')).toBe(0);
    expect(luminance('#ffffff')).toBeCloseTo(1, 10);
    expect(1.05 / ((luminance('#777') ?? 0) + 0.05)).toBeCloseTo(4.48, 2);
    expect(1.05 / ((luminance('#767676') ?? 0) + 0.05)).toBeCloseTo(4.54, 2);
  });

  it('is undefined for invalid colours', () => {
    for (const value of ['black', '#12', '#12345g', 7, null, undefined]) {
      expect(luminance(value)).toBeUndefined();
    }
  });
});
