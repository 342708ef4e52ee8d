import { choosePlurals } from './plural';

/**
 * Puts values into the {places} of a text from the config, in the forms that its language has for them, and in one
 * go, so that nothing in a value is taken for a place; a place without a value stays as it is.
 */
export function fill(template: string, values: Record<string, string | number>): string {
  const text = (import.meta.env.PLURALS ?? true) ? choosePlurals(template, values) : template;
  return text.replace(/\{(\w+)\}/g, (place, name: string) =>
    Object.hasOwn(values, name) ? String(values[name]) : place,
  );
}
