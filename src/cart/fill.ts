import { choosePlurals } from './plural';

/**
 * Fills in the {placeholders} of a text from the config, with the plural forms of its language. A single pass, so that
 * placeholders inside values are left alone, as are placeholders without a value.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  // Not `Object.hasOwn`: the early script fills in texts in browsers that do not have it.
  const known = new Map(Object.entries(values));
  return choosePlurals(template, values).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(known.get(name) ?? placeholder),
  );
}
