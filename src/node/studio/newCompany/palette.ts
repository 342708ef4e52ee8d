import type { Theme } from '../../../generated/authored';
import type { BrandColours } from '../../../studio/newCompany/answers';
import { luminance } from '../../../document/luminance';
import { toHex, toHsl, type Hsl } from './hsl';

/** Above the 4.5:1 of WCAG AA, so that rounding never falls below it. */
const MIN_TEXT_CONTRAST = 4.6;
const MIN_STRONG_CONTRAST = 7;
/** For large marks and icons: above 3:1. */
const MIN_MARK_CONTRAST = 3.1;

/**
 * The colours of a theme from two of a brand; one that is not named here keeps its default. Every pair that a block can
 * use is legible: a colour that would not be is made lighter or darker, its hue stays.
 */
export function paletteOf({ main, accent }: BrandColours): Partial<Theme['colors']> {
  const hue = toHsl(main);
  const tint = (s: number, l: number): string => toHex({ h: hue.h, s: Math.min(hue.s, s), l });
  const paper = tint(0.25, 0.972);
  const sheet = '#fff';
  const onNavy = '#fff';
  const navy = darkUntil(hue, [onNavy], 10);
  const navy2 = lighter(navy, 0.05);
  const grounds = [navy, navy2];
  const signal = signalOf(toHsl(accent), navy);
  const ink = darkUntil({ h: hue.h, s: Math.min(hue.s, 0.3), l: 0.14 }, [paper, sheet], 12);
  return {
    ink,
    'ink-2': darkUntil(
      { h: hue.h, s: Math.min(hue.s, 0.14), l: 0.35 },
      [paper, sheet],
      MIN_STRONG_CONTRAST,
    ),
    paper,
    sheet,
    rule: tint(0.15, 0.86),
    navy,
    'navy-2': navy2,
    line: lightUntil({ h: hue.h, s: Math.min(hue.s, 0.5), l: 0.72 }, grounds, MIN_TEXT_CONTRAST),
    'on-navy': onNavy,
    'on-navy-2': lightUntil(
      { h: hue.h, s: Math.min(hue.s, 0.35), l: 0.86 },
      grounds,
      MIN_STRONG_CONTRAST,
    ),
    signal,
    'signal-ink': inkOn(signal),
    'signal-text': darkUntil(toHsl(accent), [paper, sheet], MIN_TEXT_CONTRAST),
    success: darkUntil(toHsl('#1f7a46'), [paper, sheet], MIN_TEXT_CONTRAST),
    error: darkUntil(toHsl('#b3261e'), [paper, sheet], MIN_TEXT_CONTRAST),
  };
}

/** The accent, as near to that of the brand as marks on navy and its own text allow. */
function signalOf(accent: Hsl, navy: string): string {
  const isLegible = (one: string) =>
    contrast(one, navy) >= MIN_MARK_CONTRAST && contrast(one, inkOn(one)) >= MIN_TEXT_CONTRAST;
  return steps(accent).find(isLegible) ?? '#fff';
}

/** A colour in all its lightnesses, the nearest to its own first. */
function steps(colour: Hsl): string[] {
  const lightnesses = Array.from({ length: 101 }, (_, l) => l / 100);
  return lightnesses
    .toSorted((a, b) => Math.abs(a - colour.l) - Math.abs(b - colour.l))
    .map((l) => toHex({ ...colour, l }));
}

const darkUntil = (colour: Hsl, grounds: readonly string[], least: number): string =>
  until(colour, grounds, { least, step: -0.01 });

const lightUntil = (colour: Hsl, grounds: readonly string[], least: number): string =>
  until(colour, grounds, { least, step: 0.01 });

/** The first lightness that is legible on all grounds, from the colour's own on. */
function until(
  { h, s, l }: Hsl,
  grounds: readonly string[],
  { least, step }: { least: number; step: number },
): string {
  let lightness = l;
  let hex = toHex({ h, s, l });
  while (grounds.some((ground) => contrast(hex, ground) < least)) {
    lightness += step;
    if (lightness < 0 || lightness > 1) return step < 0 ? '#000000' : '#fff';
    hex = toHex({ h, s, l: lightness });
  }
  return hex;
}

const lighter = (hex: string, by: number): string => {
  const colour = toHsl(hex);
  return toHex({ ...colour, l: colour.l + by });
};

/** Dark or white text, whichever is easier to read. */
function inkOn(ground: string): string {
  const dark = toHex({ ...toHsl(ground), l: 0.06 });
  return contrast(dark, ground) >= contrast('#fff', ground) ? dark : '#fff';
}

function contrast(one: string, other: string): number {
  const [a = 0, b = 0] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
