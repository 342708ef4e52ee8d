import type { Branch } from '../../generated/authored';
import type { Schema } from '../../document/schema/schema';
import { chosenSchema } from '../../document/schema/schemaAt';
import { isRecord } from '../../document/isRecord';

/** A number followed by a unit as written in any language, such as 'm³/h' or 'L/min'. */
const UNIT =
  /(\d) (?=(?:[A-Z°µΩ%]\p{L}{0,2}|[cdkm]?m[²³]?|k[gmWVNAh]\p{L}?|m?[lgs]|h[apk]?|t|bar|rpm|psi|ft|dB|kr)(?:\/\p{L}{1,3}[²³]?)?(?![\p{L}\d]))/gu;

/** Replaces the space between a number and its unit by a no-break space: '10 kW', '1,200 mm'. */
export function keepUnits(text: string): string {
  return text.replace(UNIT, '$1\u00A0');
}

/** Kinds of values with markup that visitors read. The targets of their links have no spaces that could be replaced. */
const PROSE: ReadonlySet<unknown> = new Set(['markdown', 'inline-markdown', 'table']);

/**
 * Keeps numbers with their units, and postcodes with their towns, in all texts of a value of the config that visitors
 * read, also in nested blocks [X21]. Addresses, ids and other formatted values are unchanged.
 * @param towns Postcodes with their towns, as `townsOf` lists them.
 */
export function keepTogether<Value>(
  value: Value,
  schema: Schema | undefined,
  towns: readonly string[] = [],
): Value {
  return changed(value, schema, towns) as Value;
}

function changed(value: unknown, listed: Schema | undefined, towns: readonly string[]): unknown {
  const schema = listed && chosenSchema(listed, value);
  const kind = schema?.['x-kind'];
  if (!schema || (kind && !PROSE.has(kind))) return value;
  if (typeof value === 'string') {
    const isProse = schema.pattern === undefined && !schema.enum && schema.const === undefined;
    return isProse ? keepUnits(keepTowns(value, towns)) : value;
  }
  if (Array.isArray(value)) return value.map((item) => changed(item, schema.items, towns));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [
      key,
      changed(part, schema.properties?.[key], towns),
    ]),
  );
}

/** The postcodes of branches with their towns, in both orders. */
export function townsOf(branches: readonly Pick<Branch, 'address'>[]): string[] {
  return branches.flatMap(({ address: { postcode, locality } }) =>
    postcode ? [`${postcode} ${locality}`, `${locality} ${postcode}`] : [],
  );
}

/** Replaces the spaces inside these towns by no-break spaces. */
function keepTowns(text: string, towns: readonly string[]): string {
  return towns.reduce(
    (kept, town) => kept.replaceAll(town, () => town.replaceAll(' ', '\u00A0')),
    text,
  );
}

/** A branch whose map caption has no line break between postcode and town. */
export function withWholeTown(branch: Branch): Branch {
  const { map } = branch;
  if (!map) return branch;
  return { ...branch, map: { ...map, caption: keepTowns(map.caption, townsOf([branch])) } };
}
