import type { Schema } from '../../document/schema/schema';
import { isRecord } from '../../document/isRecord';
import { schemaAt } from '../../document/schema/schemaAt';
import { stepsOf, toPointer, type Operation } from '../../document/operation';
import { valueAt } from '../../document/values';

/** Puts each new field where a careful hand would: before the next one that its schema lists. */
export function inSchemaOrder(
  schema: Schema,
  root: unknown,
  operations: readonly Operation[],
): readonly Operation[] {
  return operations.map((operation) => {
    if (operation.op !== 'set' || operation.before !== undefined) return operation;
    const before = nextField(schema, root, stepsOf(operation.at));
    return before === undefined ? operation : { ...operation, before };
  });
}

function nextField(schema: Schema, root: unknown, steps: readonly string[]): string | undefined {
  const around = steps.slice(0, -1);
  const fields = valueAt(root, around);
  const key = steps.at(-1) ?? '';
  if (!isRecord(fields) || Object.hasOwn(fields, key)) return undefined;
  const order = Object.keys(schemaAt(schema, root, toPointer(around))?.properties ?? {});
  return order.slice(order.indexOf(key) + 1).find((name) => Object.hasOwn(fields, name));
}
