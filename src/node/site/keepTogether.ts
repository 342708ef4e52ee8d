import type { Branch } from '../../generated/authored';
import type { Schema } from '../schemas/schema';
import { isRecord } from '../schemas/walk';

/** Units as they are written in any language, after a number; 'm³/h' and 'L/min' are two of them. */
const UNIT =
  /(\d) (?=(?:[A-Z°µΩ%]\p{L}{0,2}|[cdkm]?m[²³]?|k[gmWVNAh]\p{L}?|m?[lgs]|h[apk]?|t|bar|rpm|psi|ft|dB|kr)(?:\/\p{L}{1,3}[²³]?)?(?![\p{L}\d]))/gu;

/** A text in which no line breaks between a number and its unit: '10 kW', '1,200 mm'. */
export function keepUnits(text: string): string {
  return text.replace(UNIT, '$1\u00A0');
}

/**
 * A value of the config with no line break between a number and its unit in the texts that visitors read. Addresses,
 * ids and whatever else has a form of its own stay as they are.
 */
export function keepTogether<Value>(value: Value, schema: Schema | undefined): Value {
  return changed(value, schema) as Value;
}

function changed(value: unknown, schema: Schema | undefined): unknown {
  if (!schema || schema['x-kind']) return value;
  if (typeof value === 'string') {
    const isProse = schema.pattern === undefined && !schema.enum && schema.const === undefined;
    return isProse ? keepUnits(value) : value;
  }
  if (Array.isArray(value)) return value.map((item) => changed(item, schema.items));
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, changed(part, schema.properties?.[key])]),
  );
}

/** A branch whose map names the postcode and the town without a line break between them. */
export function withWholeTown(branch: Branch): Branch {
  const { map, address } = branch;
  const { postcode, locality } = address;
  if (!map || !postcode) return branch;
  const caption = [`${postcode} ${locality}`, `${locality} ${postcode}`].reduce(
    (text, town) => text.replaceAll(town, () => town.replaceAll(' ', '\u00A0')),
    map.caption,
  );
  return { ...branch, map: { ...map, caption } };
}
