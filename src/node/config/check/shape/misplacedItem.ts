import type { SchemaSet } from '../../../schemas/load';
import type { Schema } from '../../../../document/schema/schema';
import { isRecord } from '../../../../document/isRecord';
import type { Path } from '../../../../document/schema/walk';
import { moveValue } from '../../../../document/operation';
import type { Finding } from '../problem';
import { schemaAt } from '../../../../document/schema/schemaAt';
import { valueAt } from '../../../../document/values';
import { fieldName } from './words';

/** Lists whose entries get into other lists, the name of an entry, and the fields that identify it. */
const HOMES: { list: Path; what: string; marks: string[] }[] = [
  { list: ['pages'], what: 'page', marks: ['path', 'title'] },
  { list: ['store', 'products'], what: 'product', marks: ['id', 'name', 'category'] },
  { list: ['store', 'categories'], what: 'category', marks: ['id', 'name', 'image'] },
  { list: ['branches'], what: 'branch', marks: ['id', 'name', 'phones'] },
];

/**
 * Says where an entry in the wrong list belongs: a page among blocks, a product among categories. Undefined for an
 * entry that may be in the right list.
 */
export function misplacedItem(path: Path, set: SchemaSet, config: unknown): Finding | undefined {
  const value = valueAt(config, path);
  const list = path.slice(0, -1);
  if (!isRecord(value) || typeof path.at(-1) !== 'number') return undefined;
  const own = schemaAt(set.config, config, list)?.items;
  // Ignores the defaults that the validator has added.
  const fields = Object.keys(value).filter(
    (field) => JSON.stringify(own?.properties?.[field]?.default) !== JSON.stringify(value[field]),
  );
  const finding = (what: string, advice: string): Finding => ({
    severity: 'error',
    at: 'value',
    path,
    message: `This is a ${what}, but it stands in ${fieldName(list)}.`,
    advice,
  });
  if (typeof value['type'] === 'string' && set.blockTypes.includes(value['type'])) {
    // In a list of lists, only its own brackets are missing.
    const isHome = own?.discriminator !== undefined || own?.type === 'array' || fits(own, ['type']);
    return isHome
      ? undefined
      : finding('block', 'Move it into the "blocks" of the page that shall show it.');
  }
  const home = HOMES.find(({ list: at, marks }) => {
    const schema = schemaAt(set.config, config, at)?.items;
    return marks.every((mark) => value[mark] !== undefined) && fits(schema, fields);
  });
  if (!home || home.list.join('/') === list.join('/') || fits(own, fields)) return undefined;
  const isThere = Array.isArray(valueAt(config, home.list));
  return {
    ...finding(home.what, `Move it to "${home.list.join(' › ')}".`),
    ...(isThere && { fix: [moveValue(path, [...home.list, '-'])] }),
  };
}

/** Whether the schema of an entry has these fields. */
function fits(item: Schema | undefined, fields: readonly string[]): boolean {
  return item?.properties !== undefined && fields.every((field) => item.properties?.[field]);
}
