import { normalised } from '../../../document/table/columns';
import type { ForeignColumn } from './headings';
import { longPairIn } from './longTable';

/** Columns that say together what a specification is called, its value, and its unit: 'Name 1', 'Value 1'. */
export interface ColumnPair {
  name: ForeignColumn;
  value: ForeignColumn;
  unit?: ForeignColumn;
}

const KINDS = {
  unit: /unit|einheit|unidad|измерени|измерен|вимір|виміру/,
  value: /values?|wert|valor|valeur|значени[ея]|значення/,
  name: /name|nombre|bezeichnung|title|назван[иі]я?е?|назва/,
} as const;

type Kind = keyof typeof KINDS;

/** What specifications are called in headings. */
const ABOUT =
  /attribut|feature|spec|param|propert|merkmal|eigenschaft|caracter|характеристик|option|^$/;

interface Part {
  kind: Kind;
  /** The heading without its kind and number, and its number. */
  base: string;
  column: ForeignColumn;
}

/** Finds columns in pairs: of one number, or one after the other. */
export function pairsIn(columns: readonly ForeignColumn[]): ColumnPair[] {
  const pairs: ColumnPair[] = [];
  const parts = columns.map(partOf).filter((part) => part !== undefined);
  const open = new Map<string, Partial<Record<Kind, ForeignColumn>>>();
  const close = ({ name, value, unit }: Partial<Record<Kind, ForeignColumn>>) => {
    if (name && value) pairs.push({ name, value, ...(unit && { unit }) });
  };
  for (const { kind, base, column } of parts) {
    const known = open.get(base) ?? {};
    if (known[kind]) {
      close(known);
      open.set(base, { [kind]: column });
    } else open.set(base, { ...known, [kind]: column });
  }
  for (const known of open.values()) close(known);
  const long = longPairIn(columns);
  if (!long) return pairs;
  return [long, ...pairs.filter(({ name, value }) => name !== long.name && value !== long.value)];
}

function partOf(column: ForeignColumn): Part | undefined {
  const heading = normalised(column.heading);
  const kind = (Object.keys(KINDS) as Kind[]).find((one) => KINDS[one].test(heading));
  if (kind === undefined || !column.isNamed) return undefined;
  const base = heading.replace(KINDS[kind], '');
  const what = base.replaceAll(/\d/g, '');
  // 'Name' and 'Value' alone could be anything.
  return ABOUT.test(what) && (what !== '' || base !== '') ? { kind, base, column } : undefined;
}

/** A heading of units alone: 'Weight Unit', 'Length UOM', 'item_weight_unit_of_measure'. */
const UNIT_OF = /^(.{3,}?)(?<!per|pro|je)(?:unitofmeasure|units?|uom|einheit|unidad|unite)$/;

/**
 * The columns of units that stand beside those of numbers: both 'Gross weight' and 'Net weight' are in 'Weight unit'.
 * @returns The column of its unit for each column of numbers that has one.
 */
export function unitsBeside(columns: readonly ForeignColumn[]): Map<ForeignColumn, ForeignColumn> {
  const found = new Map<ForeignColumn, ForeignColumn>();
  for (const unit of columns) {
    const [, base] = UNIT_OF.exec(normalised(unit.heading)) ?? [];
    if (base === undefined || !unit.isNamed) continue;
    for (const column of columns) {
      const heading = normalised(column.heading);
      const isAbout = heading.endsWith(base) || heading.startsWith(base);
      if (column !== unit && isAbout && !UNIT_OF.test(heading)) found.set(column, unit);
    }
  }
  return found;
}
