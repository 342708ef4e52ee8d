import { isDeepStrictEqual } from 'node:util';
import { mapSubschemas, type Schema } from '../../document/schema/schema';

/** Keywords that say nothing of a type. Fields of these names in `properties` are no keywords. */
const ANNOTATIONS = ['description', 'examples', 'default', 'x-headings'] as const;

/**
 * Whether two linked schemas accept the same values, so that one TypeScript type can stand for both: they are alike but
 * for descriptions, examples and defaults. They may contain themselves.
 */
export function isSameShape(one: Schema, other: Schema): boolean {
  return isSame(one, other, new Map());
}

/** `assumed` holds the pairs that are being compared: a schema that contains itself is met again within itself. */
function isSame(one: Schema, other: Schema, assumed: Map<Schema, Set<Schema>>): boolean {
  if (one === other || assumed.get(one)?.has(other)) return true;
  assumed.set(one, (assumed.get(one) ?? new Set()).add(other));
  const [mine, others] = [partsOf(one), partsOf(other)];
  return (
    isDeepStrictEqual(mine.own, others.own) &&
    mine.subschemas.every((part, index) => {
      const counterpart = others.subschemas[index];
      return counterpart !== undefined && isSame(part, counterpart, assumed);
    })
  );
}

/** A schema's own keywords with empty schemas in place of its subschemas, and these, in the order of their names. */
function partsOf(schema: Schema): { own: Schema; subschemas: Schema[] } {
  const subschemas: Schema[] = [];
  const own = mapSubschemas(inOrder(schema), (part) => {
    subschemas.push(part);
    return {};
  });
  for (const keyword of ANNOTATIONS) delete own[keyword];
  return { own, subschemas };
}

/** The schema with its properties by name: their order makes no other type. */
function inOrder(schema: Schema): Schema {
  if (!schema.properties) return schema;
  const fields = Object.entries(schema.properties).toSorted(([one], [other]) =>
    one < other ? -1 : 1,
  );
  return { ...schema, properties: Object.fromEntries(fields) };
}
