import { luminance } from '../../../document/luminance';
import type { ColourPair } from './protocol';

/** A pair with its contrast in a theme. */
export interface MeasuredPair extends ColourPair {
  /** To 1; undefined where a colour cannot be read as one. */
  ratio: number | undefined;
  isFaint: boolean;
}

/** Measures all pairs; those that are hard to read come first, then by how near they are to it. */
export function measure(
  pairs: readonly ColourPair[],
  colourOf: (name: string) => unknown,
): MeasuredPair[] {
  return pairs
    .map((pair): MeasuredPair => {
      const ratio = ratioOf(colourOf(pair.text), colourOf(pair.ground));
      const isFaint = ratio === undefined || ratio < pair.least;
      return Object.assign({ ratio, isFaint }, pair);
    })
    .toSorted((a, b) => share(a) - share(b));
}

const share = ({ ratio = 0, least }: MeasuredPair): number => ratio / least;

function ratioOf(one: unknown, other: unknown): number | undefined {
  const [a, b] = [luminance(one), luminance(other)];
  if (a === undefined || b === undefined) return undefined;
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}
