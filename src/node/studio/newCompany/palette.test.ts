import { assert, integer, property } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pairsOf } from '../../config/check/colours/pairs';
import { createSources } from '../../config/check/colours/sheets';
import { loadSchemas } from '../../schemas/load';
import { luminance } from '../../../document/luminance';
import { toHex, toHsl } from './hsl';
import { paletteOf } from './palette';

const read = createSources(process.cwd());
const schemas = loadSchemas(process.cwd());
/** What a colour is that the palette does not derive: the default of the theme. */
const defaults = Object.fromEntries(
  Object.entries(
    schemas.config.properties?.['theme']?.properties?.['colors']?.properties ?? {},
  ).map(([name, field]) => [name, String(field.default)]),
);
/** The grounds that a block can have; one without a choice has that of its code. */
const tonesOf = (block: string): string[] => {
  const chosen = schemas.block(block)?.properties?.['tone']?.enum;
  return (
    chosen?.map(String) ?? [
      read(`src/blocks/${block}`).own.includes("'blueprint'") ? 'navy' : 'paper',
    ]
  );
};
const used = schemas.blockTypes.flatMap((block) =>
  tonesOf(block).flatMap((tone) => pairsOf(read(`src/blocks/${block}`), tone)),
);
const frame = ['navy', 'navy-2', 'sheet'].flatMap((ground) =>
  pairsOf(read('src/app/layout/Layout.tsx'), ground),
);

/** Every pair that any block or the frame uses, each once. */
const pairs = [
  ...new Map([...used, ...frame].map((pair) => [JSON.stringify(pair), pair])).values(),
];

function contrast(one: string | undefined, other: string | undefined): number {
  const [a = 0, b = 0] = [luminance(one), luminance(other)].toSorted((x = 0, y = 0) => y - x);
  return (a + 0.05) / (b + 0.05);
}

/** Pairs that cannot be read, with their contrasts. */
function faint(main: string, accent: string): string[] {
  const colors: Record<string, string> = { ...defaults, ...paletteOf({ main, accent }) };
  return pairs.flatMap(({ text, ground, least }) => {
    const ratio = contrast(colors[text], colors[ground]);
    return ratio < least ? [`${text} on ${ground}: ${ratio.toFixed(2)} < ${least}`] : [];
  });
}

const hex = integer({ min: 0, max: 0xffffff }).map(
  (value) => `#${value.toString(16).padStart(6, '0')}`,
);

describe('[V20] the colours of a theme from two of a brand', () => {
  it.each([
    ['blue and amber', '#1f4e9d', '#ffb703'],
    ['yellow alone', '#ffe600', '#ffe600'],
    ['black and white', '#000000', '#ffffff'],
    ['pink and lime', '#ff3fa4', '#b6ff00'],
  ])('can be read in every block: %s', (_, main, accent) => {
    expect(pairs.length).toBeGreaterThan(15);
    expect(faint(main, accent)).toEqual([]);
  });

  it('can be read in every block, whatever the brand is', () => {
    assert(
      property(hex, hex, (main, accent) => {
        expect(faint(main, accent)).toEqual([]);
      }),
      { numRuns: 300 },
    );
  });

  it('keep the hue of the brand', () => {
    const { navy = '' } = paletteOf({ main: '#1f4e9d', accent: '#ffb703' });
    expect(Math.round(toHsl(navy).h / 10)).toBe(Math.round(toHsl('#1f4e9d').h / 10));
  });
});

it('a colour is the same after it was taken apart and put together', () => {
  assert(
    property(hex, (colour) => {
      expect(toHex(toHsl(colour))).toBe(colour);
    }),
  );
});
