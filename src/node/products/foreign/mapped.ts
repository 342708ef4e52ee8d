import { normalised } from '../../../document/table/columns';
import type { Question } from '../../../document/table/question';
import { soldIn } from '../tradeUnits';
import { figureFrom } from './figures';
import { guessed, ROLES, type ColumnMapping, type ColumnRole } from './guess';
import type { ForeignProduct } from './product';
import type { ForeignRow, ForeignTable } from './rows';

/** How many rows are shown with the guess. */
const SHOWN_ROWS = 3;

/** Asks whether the columns of a table have been guessed right, with the first rows under each. */
export function columnsQuestion(table: ForeignTable): Question {
  const roles = guessed(table);
  return {
    key: 'columns',
    text: 'The headings of this table are not ours. Which column is what?',
    choices: table.headings.filter(Boolean).map((heading) => ({
      value: normalised(heading),
      label: `${heading} → ${ROLES[roles[normalised(heading)] ?? 'leave']}`,
      sample: table.rows
        .slice(0, SHOWN_ROWS)
        .map((row) => shortened(row.get(heading)))
        .join(' · '),
    })),
    columns: { guess: roles, roles: ROLES },
    needsPerson: true,
  };
}

const shortened = (text: string): string =>
  text.length > 28 ? `${text.slice(0, 27)}…` : text || '–';

/**
 * The mapping that was answered.
 * @throws A sentence, if it cannot be understood.
 */
export function mappingFrom(answer: string, table: ForeignTable): ColumnMapping {
  const mapping: Record<string, ColumnRole> = { ...guessed(table) };
  const known = new Set(table.headings.map(normalised));
  for (const part of answer === 'guess' ? [] : answer.split(/[,\n]/).filter(Boolean)) {
    const [, heading = '', role = ''] = /^(.*)=\s*(.*?)\s*$/.exec(part) ?? [];
    const key = normalised(heading);
    if (!known.has(key)) throw new Error(`No column of this table is called "${heading.trim()}".`);
    if (!isRole(role)) {
      throw new Error(
        `"${role}" is nothing that a column can be. It can be: ${Object.keys(ROLES).join(', ')}.`,
      );
    }
    mapping[key] = role;
  }
  if (!Object.values(mapping).includes('name')) {
    throw new Error('One column must be the name. Say which: --columns "Text=name,Item=code".');
  }
  return mapping;
}

const isRole = (text: string): text is ColumnRole => Object.hasOwn(ROLES, text);

/**
 * The products of a table, by what its columns are.
 * @param notes Where it notes what was left out.
 * @param codeOf Makes the code of a product of its name, where the table has no codes.
 */
export function mappedProducts(
  table: ForeignTable,
  mapping: ColumnMapping,
  notes: Map<string, number>,
  codeOf: (name: string) => string,
): ForeignProduct[] {
  const roles = new Map(
    table.headings.map((heading) => [heading, mapping[normalised(heading)] ?? 'leave']),
  );
  const products = table.rows.map((row) => productFrom(row, roles));
  const hasCodes = Object.values(mapping).includes('code');
  // Rows between others may be titles, the heading of a group or a remark.
  const real = products.filter(({ code, name }) => name !== '' && (code !== '' || !hasCodes));
  const others = products.length - real.length;
  if (others > 0) notes.set('rows without a code or a name: they are left out', others);
  return real.map((product) =>
    hasCodes ? product : Object.assign({}, product, { code: codeOf(product.name) }),
  );
}

function productFrom(row: ForeignRow, roles: ReadonlyMap<string, ColumnRole>): ForeignProduct {
  const filled = row.filled();
  const texts = (role: ColumnRole) => filled.filter(([heading]) => roles.get(heading) === role);
  const only = (role: ColumnRole) => texts(role)[0]?.[1] ?? '';
  const unit = soldIn(only('unit'));
  return {
    sheet: row.sheet,
    cell: row.cell,
    code: only('code'),
    name: only('name'),
    description: texts('description')
      .map(([, text]) => text)
      .join('\n\n'),
    category: texts('category')
      .flatMap(([, text]) => text.split(/\s*(?:>|\/\/|›|»|\|)\s*/))
      .filter(Boolean),
    ...(unit !== undefined && { unit }),
    figures: texts('figure').map(([heading, text]) => figureFrom(heading, text)),
    pictures: texts('picture').flatMap(([, text]) =>
      text
        .split(/[\s,;|]+(?=https?:)|\s*[,;|]\s*/)
        .filter(Boolean)
        .map((file) => ({ file, alt: '' })),
    ),
    variants: [],
  };
}
