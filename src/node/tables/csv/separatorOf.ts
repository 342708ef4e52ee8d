import Papa from 'papaparse';

const SEPARATORS = [',', ';', '\t', '|'] as const;

/** How much of a file tells what separates its cells, in UTF-16 code units and rows. */
const BEGINNING = { length: 64_000, rows: 20 };

/**
 * What separates the cells of a CSV file: the sign under which a row holds the most headings, of the products' codes
 * above all. Without headings that are known, the sign that cuts most rows into as many cells as the others.
 */
export function separatorOf(
  text: string,
  countHeadings: (row: readonly string[]) => number,
): string {
  // Excel reads and writes such a first line.
  const [, said] = /^sep=([,;\t|])\r?\n/i.exec(text) ?? [];
  if (said !== undefined) return said;
  const beginning = text.slice(0, BEGINNING.length).replaceAll(/\r\n?/g, '\n');
  const scored = SEPARATORS.map((delimiter) => {
    const { data } = Papa.parse<string[]>(beginning, {
      delimiter,
      newline: '\n',
      preview: BEGINNING.rows,
    });
    const rows = data.filter((row) => row.some((cell) => cell !== ''));
    return { delimiter, headings: Math.max(0, ...rows.map(countHeadings)), cells: evenly(rows) };
  });
  const [best] = scored.toSorted(
    (one, other) => other.headings - one.headings || other.cells - one.cells,
  );
  return best?.delimiter ?? ',';
}

/** How many cells most rows have, weighed by how many rows that are. */
function evenly(rows: readonly (readonly string[])[]): number {
  const counts = new Map<number, number>();
  for (const { length } of rows) counts.set(length, (counts.get(length) ?? 0) + 1);
  const weights = [...counts].map(([cells, times]) => ((cells - 1) * times) / rows.length);
  return Math.max(0, ...weights);
}
