import { rules } from 'virtual:inquiry/rules';

/** What somebody has written on an element or on the script's tag. */
export type Written = Record<string, string | undefined>;

/** What an attribute may be, as its JSON Schema says. */
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
  /** For those whose page has a mistake: it says more than a pattern. */
  example?: string | undefined;
}

/** The rules by tag ('script' for that of the script) and by attribute. */
export type Rules = Record<string, Record<string, Rule>>;

/** Attributes that are the page's own business on any element. */
const GLOBAL = /^(id|class|style|slot|hidden|lang|title|role|tabindex|part|nonce)$|[^a-z]/;

/** The attributes of an element that are meant for us. */
export function writtenOn(element: Element): Written {
  const own = [...element.attributes].filter(({ name }) => !GLOBAL.test(name));
  return Object.fromEntries(own.map(({ name, value }) => [name, value]));
}

/** Whether a text is what a rule asks for. */
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
 * The values of attributes. Where one is invalid or not written, the default counts; explain.ts says what is wrong.
 * @param name The tag; 'script' for that of the script.
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
