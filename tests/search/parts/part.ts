import type { IndexedSpecification } from '../../../src/catalogue/search/searchTypes';
import type { Random } from './random';

/** A part before it has a brand. */
export interface Part {
  category: string;
  code: string;
  name: string;
  description: string;
  specifications: IndexedSpecification[];
}

/** Parts of a trade: those that questions ask for, and how others are drawn. */
export interface Family {
  fixed: () => Part[];
  drawn: readonly ((random: Random) => Part)[];
}

/** Rows of technical data: 'Bore=20 mm'; a unit is what follows the last space, if `units` has it. */
export function rows(...texts: readonly string[]): IndexedSpecification[] {
  return texts.map((text) => {
    const [, name = '', value = '', unit] =
      /^(.*?)=(.*?)(?: (mm|mm²|kN|in|bar|A|kA|V|kW|m|Shore A))?$/.exec(text) ?? [];
    return unit === undefined ? { name, value } : { name, value, unit };
  });
}

/** Every combination of two lists. */
export const pairs = <A, B>(a: readonly A[], b: readonly B[]): [A, B][] =>
  a.flatMap((one) => b.map((other): [A, B] => [one, other]));

/** Sizes of pipes: in inches, and their nominal diameter. */
export const PIPES: readonly (readonly [inches: string, nominal: number])[] = [
  ['1/8', 6],
  ['1/4', 8],
  ['3/8', 10],
  ['1/2', 15],
  ['3/4', 20],
  ['1', 25],
  ['1 1/4', 32],
  ['1 1/2', 40],
  ['2', 50],
  ['2 1/2', 65],
  ['3', 80],
  ['4', 100],
];

/** '015' */
export const threeDigits = (number: number): string => String(number).padStart(3, '0');
