import { inItsPlace, type Raised } from '../../../document/raised';

/** A text of a binary workbook, and from which characters on it stands in which font. */
export interface TextWithRuns {
  text: string;
  runs: readonly { from: number; font: number }[];
}

/** What a font says of its line: 1 raised, 2 lowered. */
export const raisedBy = (escapement: number | undefined): Raised | undefined =>
  escapement === 1 ? 'super' : escapement === 2 ? 'sub' : undefined;

/**
 * The texts in which figures are raised or lowered, with signs of their own for these, by what they are without: SheetJS
 * tells the plain text of a binary workbook alone, in which 10⁶ is 106. A text that is there in both ways is left out.
 * @param fonts By the numbers that runs call them.
 */
export function raisedTexts(
  texts: Iterable<TextWithRuns>,
  fonts: readonly (Raised | undefined)[],
): ReadonlyMap<string, string> {
  const raised = new Map<string, string>();
  if (!fonts.some(Boolean)) return raised;
  const plain = new Set<string>();
  for (const { text, runs } of texts) {
    const shown = withRuns(text, runs, fonts);
    if (shown === text) plain.add(text);
    else raised.set(text, shown);
  }
  for (const text of plain) raised.delete(text);
  return raised;
}

function withRuns(
  text: string,
  runs: TextWithRuns['runs'],
  fonts: readonly (Raised | undefined)[],
): string {
  const pieces = runs.map(({ from, font }, at) =>
    inItsPlace(text.slice(from, runs[at + 1]?.from), fonts[font]),
  );
  return text.slice(0, runs[0]?.from) + pieces.join('');
}
