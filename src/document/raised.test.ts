import { describe, expect, it } from 'vitest';
import { inItsPlace, withFractions } from './raised';

describe('a raised or lowered piece', () => {
  it.each([
    ['6', 'super', '⁶'],
    ['-3', 'super', '⁻³'],
    ['−1', 'super', '⁻¹'],
    ['2', 'sub', '₂'],
    ['3+', 'super', '³⁺'],
    ['st', 'super', 'st'],
    ['1st', 'super', '1st'],
    ['6', undefined, '6'],
  ] as const)('%s as %s is written %s', (text, raised, written) => {
    expect(inItsPlace(text, raised)).toBe(written);
  });
});

describe('a fraction of raised and lowered figures', () => {
  it.each([
    ['Valve 1¹/₂"', 'Valve 1 1/2"'],
    ['¹⁄₁₆ in', '1/16 in'],
    ['1-¹∕₄ and 2³/₄', '1-1/4 and 2 3/4'],
    ['m³/h, 10⁶/cm³, CO₂/N₂', 'm³/h, 10⁶/cm³, CO₂/N₂'],
  ])('%s is spelled %s', (text, spelled) => {
    expect(withFractions(text)).toBe(spelled);
  });
});
