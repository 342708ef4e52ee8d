import type { DecimalMark } from '../../../../catalogue/units/readNumber';
import { readValue, type Quantity, type ReadValue } from '../../../../catalogue/units/readValue';
import { isRecord } from '../../../../document/isRecord';
import { valueAt } from '../../../../document/values';
import type { Path } from '../../../../document/schema/walk';
import { decimalMark } from '../../../language/formats';
import type { Report, Rule } from '../context';
import { textOf } from '../facts';

/** A number of the technical data, and where it stands. */
interface Figure {
  /** The category and the name that it is compared under. */
  column: string;
  name: string;
  value: string;
  unit: string | undefined;
  /** The places of the product and of the row. */
  product: number;
  row: number;
}

/** How many figures have units of one measure, which can be compared: mm and cm. */
interface Measured {
  count: number;
  /** The unit of the first, as printed; empty for bare numbers. */
  unit: string;
}

/** Numbers by which visitors filter can be read, and compared within their category. */
export const rule: Rule = ({ config, warning }) => {
  const decimal = decimalOf(config);
  const read = readEachOnce(decimal);
  const columns = new Map<string, Map<string, Measured>>();
  eachFigure(config, (figure) => {
    const found = read(figure);
    if (found.kind === 'unreadable') warnOfUnreadable(figure, decimal, warning);
    if (found.kind === 'quantity') count(columns, figure.column, found.quantity);
  });
  const usual = usualMeasures(columns);
  if (usual.size === 0) return;
  eachFigure(config, (figure) => {
    const found = read(figure);
    const most = usual.get(figure.column);
    if (most && found.kind === 'quantity') warnOfMixed(figure, found.quantity, most, warning);
  });
};

/** Values repeat from product to product, and a catalogue has a million of them. */
function readEachOnce(decimal: DecimalMark): (figure: Figure) => ReadValue {
  const known = new Map<string, ReadValue>();
  return ({ value, unit }) => {
    const key = unit === undefined ? value : `${value}\0${unit}`;
    const found = known.get(key) ?? readValue(value, unit, decimal);
    known.set(key, found);
    return found;
  };
}

function eachFigure(config: unknown, visit: (figure: Figure) => void): void {
  const products = valueAt(config, ['store', 'products']);
  eachRecord(products, ({ specifications, category }, product) =>
    eachRecord(specifications, (record, row) => {
      const name = textOf(record, 'name');
      const value = textOf(record, 'value');
      if (name === undefined || value === undefined) return;
      const column = `${String(category)}\0${name}`;
      visit({ column, name, value, unit: textOf(record, 'unit'), product, row });
    }),
  );
}

function eachRecord(
  list: unknown,
  visit: (record: Record<string, unknown>, index: number) => void,
): void {
  if (!Array.isArray(list)) return;
  for (const [index, record] of list.entries()) if (isRecord(record)) visit(record, index);
}

function count(
  columns: Map<string, Map<string, Measured>>,
  column: string,
  quantity: Quantity,
): void {
  const measures = columns.get(column) ?? new Map<string, Measured>();
  columns.set(column, measures);
  const measured = measures.get(measureOf(quantity));
  if (measured) measured.count += 1;
  else measures.set(measureOf(quantity), { count: 1, unit: unitOf(quantity) });
}

/** The measure and unit that most figures have, of columns whose figures have several. */
function usualMeasures(
  columns: ReadonlyMap<string, ReadonlyMap<string, Measured>>,
): Map<string, { measure: string; unit: string }> {
  const mixed = [...columns].filter(([, measures]) => measures.size > 1);
  return new Map(
    mixed.map(([column, measures]) => {
      const [most] = [...measures].toSorted(([, one], [, other]) => other.count - one.count);
      return [column, { measure: most?.[0] ?? '', unit: most?.[1].unit ?? '' }];
    }),
  );
}

const unitOf = ({ unit, otherUnit }: Quantity): string => unit?.symbol ?? otherUnit ?? '';
const measureOf = ({ unit, otherUnit }: Quantity): string => unit?.measure ?? otherUnit ?? '';
const pathOf = ({ product, row }: Figure): Path => [
  'store',
  'products',
  product,
  'specifications',
  row,
];

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

function warnOfUnreadable(figure: Figure, decimal: DecimalMark, warning: Report): void {
  const { value, unit } = figure;
  const example = decimal === '.' ? '1,150.5' : '1.150,5';
  warning(
    [...pathOf(figure), 'value'],
    `"${value}"${unit === undefined ? '' : ` ${unit}`} is not a number that can be filtered by.`,
    `Write numbers like ${example}. If it is no number, leave the unit out.`,
  );
}

/** Reports a figure that cannot be compared with most others of its name: inches among millimetres. */
function warnOfMixed(
  figure: Figure,
  quantity: Quantity,
  usual: { measure: string; unit: string },
  warning: Report,
): void {
  if (measureOf(quantity) === usual.measure) return;
  const unit = unitOf(quantity);
  warning(
    [...pathOf(figure), unit === '' ? 'value' : 'unit'],
    `"${figure.name}" has ${inWords(unit)} here, and ${inWords(usual.unit)} for other products of the category: they cannot be compared.`,
    'Use one unit, or another name for what is measured otherwise.',
  );
}

const inWords = (unit: string) => (unit === '' ? 'no unit' : `the unit ${unit}`);
