import { choosePlurals } from './plural';

/**
 * Fills in the {placeholders} of a text from the config, with the plural forms of its language. A single pass, so that
 * placeholders inside values are left alone, as are placeholders without a value.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  // Not `Object.hasOwn`: the early script fills in texts in browsers that do not have it.
  const known = new Map(Object.entries(values));
  return choosePlurals(template, values).replace(
    PLACEHOLDER,
    (placeholder, name: string, least: string, sign: string, size: string) => {
      const value = known.get(name) ?? placeholder;
      return sign && typeof value === 'number' && String(value).length >= Number(least)
        ? String(value).replace(new RegExp(`\\B(?=(\\d{${size}})*\\d{3}$)`, 'g'), sign)
        : String(value);
    },
  );
}

/** '{count:4,3}': the build inserts how digits are grouped (src/node/language/grouped.ts). */
const PLACEHOLDER = /\{(\w+)(?::(\d)(\D)(\d))?\}/g;
