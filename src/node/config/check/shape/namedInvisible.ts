import type { SchemaSet } from '../../../schemas/load';
import type { Schema } from '../../../../document/schema/schema';
import { renameField, setValue } from '../../../../document/operation';
import { nameInvisible, showInvisible, withoutInvisible } from '../invisible';
import type { Finding } from '../problem';
import { schemaAt } from '../../../../document/schema/schemaAt';
import { valueAt } from '../../../../document/values';

/**
 * Rewords a finding about a name or address that contains an invisible character, since the text looks right. Returns
 * any other finding unchanged.
 */
export function namedInvisible(finding: Finding, set: SchemaSet, config: unknown): Finding {
  const { path, at } = finding;
  const text = at === 'key' ? path.at(-1) : valueAt(config, path);
  const character = typeof text === 'string' ? nameInvisible(text) : undefined;
  if (typeof text !== 'string' || character === undefined) return finding;
  if (at !== 'key' && !isName(schemaAt(set.config, config, path), path.at(-1))) return finding;
  const cure = finding.fix?.[0];
  const plain = cure?.op === 'set' ? String(cure.value) : withoutInvisible(text);
  const change = at === 'key' ? renameField(path, plain) : setValue(path, plain);
  return {
    ...finding,
    message: `"${showInvisible(text)}" has ${character} in it, which cannot be seen.`,
    advice: `Delete it, or type it again: "${plain}".`,
    fix: finding.fix ?? [change],
  };
}

/**
 * Whether a text is an identifier: an address, an id, one of several choices. Other texts may contain invisible
 * characters.
 */
function isName(schema: Schema | undefined, key: string | number | undefined): boolean {
  const kind = schema?.['x-kind'];
  if (kind !== undefined && kind !== 'code') return !kind.includes('markdown');
  return key === 'type' || Boolean(schema?.pattern ?? schema?.enum ?? schema?.const);
}
