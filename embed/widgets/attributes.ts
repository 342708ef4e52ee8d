import { rules } from 'virtual:inquiry/rules';

/** Attributes as written on an element or the script's tag. */
export type Written = Record<string, string | undefined>;

/** The constraints of an attribute, from its JSON Schema. */
export interface Rule {
  enum?: string[] | undefined;
  type?: 'integer' | undefined;
  minimum?: number | undefined;
  maximum?: number | undefined;
  pattern?: string | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  default?: string | number | undefined;
  required?: boolean | undefined;
  /** For error messages: clearer than a pattern. */
  example?: string | undefined;
}

/** The rules by tag ('script' for the script's) and attribute. */
export type Rules = Record<string, Record<string, Rule>>;

/** Global attributes, which are left to the page. */
const GLOBAL = /^(id|class|style|slot|hidden|lang|title|role|tabindex|part|nonce)$|[^a-z]/;

/** The attributes of an element, except global ones. */
export function writtenOn(element: Element): Written {
  const own = [...element.attributes].filter(({ name }) => !GLOBAL.test(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** Whether a text satisfies a rule. */
export function fits(text: string, rule: Rule): boolean {
  const { minimum = 0, maximum = Infinity, minLength = 0, maxLength = Infinity } = rule;
  if (rule.enum) return rule.enum.includes(text);
  if (rule.type) return /^\d+$/.test(text) && +text >= minimum && +text <= maximum;
  const { length } = Array.from(text);
  return (
    length >= minLength && length <= maxLength && new RegExp(rule.pattern ?? '', 'u').test(text)
  );
}

/**
 * The parsed values of attributes. Invalid or missing ones get the default; explain.ts reports mistakes.
 * @param name The tag; 'script' for the script's.
 */
export function readAttributes(name: string, written: Written): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(rules[name] ?? {}).map(([key, rule]) => {
      const text = written[key];
      if (text === undefined || !fits(text, rule)) return [key, rule.default];
      return [key, rule.type ? Number(text) : text];
    }),
  );
}
