import { choosePlurals } from './plural';

/**
 * Fills in the {placeholders} of a text from the config, with the plural forms of its language. A single pass, so that
 * placeholders inside values are left alone, as are placeholders without a value.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  return choosePlurals(template, values).replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    // `replace` turns numbers into text.
    Object.hasOwn(values, name) ? (values[name] as string) : placeholder,
  );
}
