import type { DecimalMark } from '../../../../catalogue/units/readNumber';
import { readValue, type Quantity } from '../../../../catalogue/units/readValue';
import { isRecord } from '../../../../document/isRecord';
import type { Path } from '../../../../document/schema/walk';
import { decimalMark } from '../../../language/formats';
import type { Report, Rule } from '../context';
import { entries, textOf } from '../facts';

/** A number of the technical data, and where it stands. */
interface Figure {
  path: Path;
  /** As printed; empty for a bare number. */
  unit: string;
  /** Units of one measure can be compared: mm and cm. */
  measure: string;
}

/** Numbers by which visitors filter can be read, and compared within their category. */
export const rule: Rule = ({ config, warning }) => {
  const decimal = decimalOf(config);
  const columns = new Map<string, Figure[]>();
  for (const { value: product, path } of entries(config, ['store', 'products']))
    for (const row of entries(product, ['specifications'], path)) {
      const name = textOf(row.value, 'name');
      const value = textOf(row.value, 'value');
      const unit = textOf(row.value, 'unit');
      if (name === undefined || value === undefined) continue;
      const read = readValue(value, unit, decimal);
      if (read.kind === 'unreadable') warnOfUnreadable(value, { unit, decimal, row, warning });
      if (read.kind !== 'quantity') continue;
      const column = JSON.stringify([textOf(product, 'category'), name]);
      const figures = columns.get(column) ?? [];
      columns.set(column, figures);
      figures.push(figureOf(read.quantity, row.path));
    }
  for (const [column, figures] of columns) {
    const [, name] = JSON.parse(column) as [string, string];
    warnOfMixed(name, figures, warning);
  }
};

function decimalOf(config: unknown): DecimalMark {
  const site = isRecord(config) && isRecord(config['site']) ? config['site'] : {};
  const { language, format } = site;
  if (typeof language !== 'string') return '.';
  try {
    return decimalMark({ language, format: typeof format === 'string' ? format : undefined });
  } catch {
    // What is no language is reported elsewhere.
    return '.';
  }
}

const figureOf = ({ unit, otherUnit }: Quantity, path: Path): Figure => ({
  path,
  unit: unit?.symbol ?? otherUnit ?? '',
  measure: unit?.measure ?? otherUnit ?? '',
});

function warnOfUnreadable(
  value: string,
  {
    unit,
    decimal,
    row,
    warning,
  }: { unit: string | undefined; decimal: DecimalMark; row: { path: Path }; warning: Report },
): void {
  const example = decimal === '.' ? '1,150.5' : '1.150,5';
  warning(
    [...row.path, 'value'],
    `"${value}"${unit === undefined ? '' : ` ${unit}`} is not a number that can be filtered by.`,
    `Write numbers like ${example}. If it is no number, leave the unit out.`,
  );
}

/** Reports figures that cannot be compared with most others of their name: inches among millimetres. */
function warnOfMixed(name: string, figures: readonly Figure[], warning: Report): void {
  const counts = new Map<string, number>();
  for (const { measure } of figures) counts.set(measure, (counts.get(measure) ?? 0) + 1);
  const [most = ['', 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  const usual = figures.find(({ measure }) => measure === most[0]);
  for (const { path, unit, measure } of figures) {
    if (!usual || measure === usual.measure) continue;
    warning(
      [...path, unit === '' ? 'value' : 'unit'],
      `"${name}" has ${inWords(unit)} here, and ${inWords(usual.unit)} for other products of the category: they cannot be compared.`,
      'Use one unit, or another name for what is measured otherwise.',
    );
  }
}

const inWords = (unit: string) => (unit === '' ? 'no unit' : `the unit ${unit}`);
