import { isDeepStrictEqual } from 'node:util';
import { findNodeAtOffset, getNodeValue, parseTree, type Node } from 'jsonc-parser';
import type { Edit } from './mistake';

/**
 * The edit that removes one of two equal keys, if it is certain which one can go: both have the same value, or one of
 * them is empty. Undefined otherwise: the values must be merged by hand.
 * @param first The offset of the first key.
 * @param second The offset of the second key, of the same object.
 */
export function duplicateRepair(text: string, first: number, second: number): Edit | undefined {
  const tree = parseTree(text);
  const fields = [first, second].map((offset) => tree && findNodeAtOffset(tree, offset)?.parent);
  const [one, other] = fields;
  const [value, otherValue] = fields.map((field): unknown => {
    const node = field?.children?.[1];
    return node && getNodeValue(node);
  });
  if (!one || !other) return undefined;
  if (isDeepStrictEqual(value, otherValue) || isEmpty(otherValue)) return removeField(other);
  return isEmpty(value) ? removeField(one) : undefined;
}

function isEmpty(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && Object.keys(value ?? {}).length === 0);
}

/** Removes a field with the comma that separates it from the one before, or else from the one after. */
function removeField(field: Node): Edit | undefined {
  const siblings = field.parent?.children ?? [];
  const index = siblings.indexOf(field);
  const before = siblings[index - 1];
  const after = siblings[index + 1];
  const start = before ? before.offset + before.length : field.offset;
  const end = before || !after ? field.offset + field.length : after.offset;
  return { offset: start, remove: end - start, insert: '' };
}
