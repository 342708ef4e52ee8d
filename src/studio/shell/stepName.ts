import type { Schema } from '../../document/schema/schema';
import { chosenSchema, schemaAt } from '../../document/schema/schemaAt';
import { labelOf } from '../../document/labelOf';
import { entryName } from '../form/naming';
import { stepsOf, toPointer, type Operation } from '../../document/operation';
import { valueAt } from '../../document/values';
import { WORDS } from '../words';

/** What was done, for the button that undoes it: 'move "Our Core Values"'. */
export function stepName(schema: Schema, root: unknown, operations: readonly Operation[]): string {
  const [first] = operations;
  if (!first) return '';
  switch (first.op) {
    case 'set':
    case 'unset':
      return WORDS.didChange(fieldName(schema, root, first.at), holderName(schema, root, first.at));
    case 'insert':
      return WORDS.didAdd(nameOf(schema, root, first.at, first.value));
    case 'remove':
      return WORDS.didRemove(nameAt(schema, root, first.at));
    case 'move':
      return WORDS.didMove(nameAt(schema, root, first.from));
  }
}

/** What the value at a pointer is called: a block, a page, a card, or else a field. */
export function nameAt(schema: Schema, root: unknown, at: string): string {
  return nameOf(schema, root, at, valueAt(root, stepsOf(at)));
}

function nameOf(schema: Schema, root: unknown, at: string, value: unknown): string {
  const steps = stepsOf(at);
  const around = schemaAt(schema, root, toPointer(steps.slice(0, -1)));
  if (!around?.items) return fieldName(schema, root, at);
  const last = steps.at(-1);
  const list = valueAt(root, steps.slice(0, -1));
  // What is added at the end has no number of its own yet.
  const index = last === '-' && Array.isArray(list) ? list.length : Number(last);
  return entryName(value, chosenSchema(around.items, value), index);
}

/** 'heading'; of an entry of a list, the list's name. */
function fieldName(schema: Schema, root: unknown, at: string): string {
  const names = stepsOf(at).filter((step) => !/^\d+$/.test(step));
  const field = schemaAt(schema, root, at) ?? {};
  return labelOf(names.at(-1) ?? '', field).toLowerCase();
}

/** The entry of a list that a field belongs to; empty where it is in none. */
function holderName(schema: Schema, root: unknown, at: string): string {
  const steps = stepsOf(at);
  const depth = steps.slice(0, -1).findLastIndex((step) => /^\d+$/.test(step));
  return depth < 0 ? '' : nameAt(schema, root, toPointer(steps.slice(0, depth + 1)));
}
