/** How a piece of a text stands to its line: m³, H₂O. */
export type Raised = 'super' | 'sub';

const FIGURES: Readonly<Record<Raised, string>> = { super: '⁰¹²³⁴⁵⁶⁷⁸⁹', sub: '₀₁₂₃₄₅₆₇₈₉' };
const SIGNS: Readonly<Record<Raised, Readonly<Record<string, string>>>> = {
  super: { '+': '⁺', '-': '⁻', '−': '⁻' },
  sub: { '+': '₊', '-': '₋', '−': '₋' },
};

/**
 * Figures that are raised or lowered, as signs of their own: as plain ones, '10⁶' would be '106'. Other letters ("1st")
 * stand on the line.
 */
export function inItsPlace(text: string, raised: Raised | undefined): string {
  if (!raised || !/^\s*[+\-−]?\d+[+\-−]?\s*$/.test(text)) return text;
  return text.replaceAll(
    /[\d+\-−]/g,
    (sign) => FIGURES[raised][Number(sign)] ?? SIGNS[raised][sign] ?? sign,
  );
}

/** A fraction as people set it where a program has none of its own: 1 raised, a stroke, 2 lowered. */
const FRACTION = /(\d?)([⁰¹²³⁴-⁹]+)[/⁄∕]([₀-₉]+)/g;

/**
 * Spells such fractions out: '1¹/₂' becomes '1 1/2', which searches and filters read; without the space it would be
 * eleven halves.
 */
export function withFractions(text: string): string {
  return text.replaceAll(FRACTION, (_, whole: string, above: string, below: string) => {
    const space = whole === '' ? '' : ' ';
    return `${whole}${space}${onTheLine(above, 'super')}/${onTheLine(below, 'sub')}`;
  });
}

const onTheLine = (figures: string, raised: Raised): string =>
  figures.replaceAll(/./g, (figure) => String(FIGURES[raised].indexOf(figure)));
