import { normalised } from '../../../document/table/columns';
import { guessed, ROLES, type ColumnMapping, type ColumnRole } from './guess';
import type { ForeignColumn } from './headings';
import type { ForeignTable } from './rows';

/**
 * The mapping that was answered: 'guess', or what is not as guessed: 'Item=code,Text=name'. A heading may have commas
 * in it, and need not be written with its case and signs where no other is told from it by them alone.
 * @throws A sentence, if it cannot be understood.
 */
export function mappingFrom(answer: string, table: ForeignTable): ColumnMapping {
  const mapping = guessed(table);
  const hasName = Object.values(mapping).includes('name');
  for (const [heading, role] of answer === 'guess' ? [] : partsOf(answer, table)) {
    const column = columnCalled(heading, table.columns);
    if (!isRole(role)) {
      throw new Error(
        `"${role}" is nothing that a column can be. It can be: ${Object.keys(ROLES).join(', ')}.`,
      );
    }
    mapping[column.key] = role;
  }
  const has = (role: ColumnRole) => Object.values(mapping).includes(role);
  // A list of numbers alone is named by them, but a name is not given up by accident.
  if (!has('name') && (hasName || !has('code'))) {
    throw new Error('One column must be the name: say which.');
  }
  return mapping;
}

/** The parts of an answer between its commas, but for the commas of headings. */
function partsOf(answer: string, table: ForeignTable): [heading: string, role: string][] {
  const parts: [string, string][] = [];
  let before = '';
  for (const piece of answer.split(/[,\n]/)) {
    const text = `${before}${piece}`;
    const [, heading = '', role = ''] = /^(.*)=\s*(.*?)\s*$/s.exec(text) ?? [];
    const isWhole = heading !== '' && (isRole(role) || isCalled(heading, table));
    before = isWhole ? '' : `${text},`;
    if (isWhole) parts.push([heading, role]);
  }
  const rest = before.replace(/,+$/, '').trim();
  if (rest === '') return parts;
  const [, heading = rest, role = ''] = /^(.*?)=\s*(.*)$/s.exec(rest) ?? [];
  return [...parts, [heading, role]];
}

const isCalled = (heading: string, { columns }: ForeignTable): boolean =>
  columns.some((column) => normalised(column.heading) === normalised(heading));

function columnCalled(text: string, columns: readonly ForeignColumn[]): ForeignColumn {
  const heading = text.trim().replace(/^"(.*)"$/s, '$1');
  const exact = columns.find((one) => [one.key, one.heading].includes(heading));
  if (exact) return exact;
  const alike = columns.filter((one) => normalised(one.heading) === normalised(heading));
  const [first, second] = alike;
  if (!first) {
    const all = columns.map((one) => `"${one.heading}"`).join(', ');
    throw new Error(`No column of this table is called "${heading}". They are called: ${all}.`);
  }
  if (second) {
    const all = alike.map((one) => `"${one.key}"`).join(' and ');
    throw new Error(`"${heading}" can be ${all}: write it with its case and signs.`);
  }
  return first;
}

const isRole = (text: string): text is ColumnRole => Object.hasOwn(ROLES, text);
